import type { ProjectCase } from '../case-copy.ts';

export const projectCase: ProjectCase = {
  problem:
    'We fit an alternator, the car is back within the week, and it was the earth strap. By then the customer has paid for an alternator.',
  by: 'Workshop manager',
  constraint:
    'Nothing may be cut, unplugged or left in the car. A mechanic with greasy hands gives it three minutes, beside a cranking engine, at 44 °C.',
  layers: {
    board:
      'Logger of 60 × 40 mm with clamps for both battery posts, alternator and earth strap, and a Hall clamp for 600 A. Its inputs withstand a load dump of 35 V (ISO 16750-2, test B).',
    firmware:
      'Four channels at 1 kHz while cranking, then at 10 Hz. It decides nothing: curves go to the tablet by Bluetooth LE.',
    app: 'Android app for the tablet in the bay: the curve over that of a sound car, one piece of advice, and the two readings it rests on.',
  },
  people: [
    { name: 'Deepa Murugan', did: 'Logger board', weeks: [1, 9] },
    { name: 'Vikram Chouhan', did: 'Firmware', weeks: [4, 14] },
    { name: 'Rohan Sethi', did: 'Tablet app', weeks: [8, 20] },
    { name: 'Ramesh Patidar', did: 'Test bench', weeks: [13, 18] },
  ],
  price: {
    range: '₹22 to 26 lakh',
    covers: 'With eight loggers for six bays, two of them spare. A further one costs ₹9,400.',
  },
  wrong: [
    'The first six loggers read every earth strap 30 mΩ too high: current and voltage shared one wire of the clamp, and the clamp was in the reading.',
    'Eleven good straps replaced, which we paid for, one more revision of the board, four weeks.',
    'Each clamp has four wires, two for the current and two for the voltage. Every logger is checked against a 10 mΩ shunt before it leaves.',
  ],
  tally: {
    perRow: 53,
    of: 212,
    rows: [
      ['Twelve months before: 212 alternators', 212],
      ['Twelve months after: 131', 131],
    ],
  },
  measure:
    'From the workshop’s own part orders: 212 alternators in the twelve months before, 131 in the twelve after, for 540 and 522 cars with charging faults. A new head mechanic came in month five; his share cannot be told apart.',
};
