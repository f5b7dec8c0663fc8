/** The board that the home page opens with, to be switched: pins of motor M1, of which IN1 is high from the start. */
export const switchboard = {
  legend: 'This board works: switch the inputs of motor M1',
  hint: 'It works: switch EN1',
  inputs: ['EN1', 'IN1', 'IN2'],
} as const;

/** One story of the layers below: what each says of a motor that jams. */
export const stall = {
  press: 'Stall the motor',
  told: {
    board: 'The LED lights',
    firmware: 'The motor is off',
    cloud: 'The shift is told',
    app: 'The phone rings',
  },
  log: [
    ['09:41:07', 'pump-2', 'stalled'],
    ['09:41:08', 'rule', 'shift told'],
  ],
  phone: {
    name: 'Pump 2',
    time: 'at 09:41:07',
    state: 'Stalled',
    reading: '612 mA',
    stopped: 'Stopped by itself.',
  },
} as const;
