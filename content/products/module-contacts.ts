import { MODULE_FACTS, type ModuleId, volts } from './module-facts.ts';

/** A pin or a terminal, by the name printed beside it. Drawings, tables and data sheets read these, in this order. */
export type Contact = {
  name: string;
  use: string;
  /** Number of the chip's pins it leads to. */
  chip?: string;
};
/** `id` tells groups of a board apart; the boards' drawings find a group by it. */
export type ContactGroup = { id: string; title: string; contacts: readonly Contact[] };

const { l293d, relay, ir, rf } = MODULE_FACTS;
const amps = `${l293d.channelMilliamperes} mA`;
const load = `${relay.contactAmperes} A at ${relay.contactVolts} V AC`;

export const CONTACTS: Record<ModuleId, readonly ContactGroup[]> = {
  l293d: [
    {
      id: 'header',
      title: 'Control header, 2.54 mm',
      contacts: [
        { name: 'EN1', chip: '1', use: 'Enables M1; a PWM signal here sets its speed' },
        { name: 'IN1', chip: '2', use: 'First input of M1' },
        { name: 'IN2', chip: '7', use: 'Second input of M1' },
        { name: 'GND', chip: '4, 5, 12, 13', use: 'Ground of the controller' },
        { name: '5V', chip: '16', use: 'Supply of the logic: 5 V from the controller' },
        { name: 'IN3', chip: '10', use: 'First input of M2' },
        { name: 'IN4', chip: '15', use: 'Second input of M2' },
        { name: 'EN2', chip: '9', use: 'Enables M2; a PWM signal here sets its speed' },
      ],
    },
    {
      id: 'terminals',
      title: 'Screw terminals',
      contacts: [
        { name: 'M1', chip: '3, 6', use: `First motor, up to ${amps}` },
        { name: 'M2', chip: '11, 14', use: `Second motor, up to ${amps}` },
        { name: 'VM', chip: '8', use: `Supply of the motors, ${volts(l293d.supplyVolts)}` },
        { name: 'GND', chip: '4, 5, 12, 13', use: 'Ground of that supply, joined to the header’s' },
      ],
    },
  ],
  relay: [
    {
      id: 'header',
      title: 'Control header, 2.54 mm',
      contacts: [
        { name: 'GND', use: 'Ground of the controller' },
        { name: 'IN1', use: 'Low switches relay K1 on' },
        { name: 'IN2', use: 'Low switches relay K2 on' },
        { name: 'VCC', use: `Supply of the inputs: ${relay.supplyVolts} V, or 3.3 V with the jumper off` },
      ],
    },
    {
      id: 'jumper',
      title: 'Supply of the coils',
      contacts: [
        { name: 'JD-VCC', use: `${relay.supplyVolts} V for the coils; the jumper takes it from VCC` },
        { name: 'VCC', use: 'The header’s VCC' },
        { name: 'GND', use: 'Ground of a separate coil supply' },
      ],
    },
    {
      id: 'terminals',
      title: 'Screw terminals of each relay',
      contacts: [
        { name: 'NO', use: 'Normally open: joined to COM while the relay is on' },
        { name: 'COM', use: `Common: the live wire enters here, ${load}` },
        { name: 'NC', use: 'Normally closed: joined to COM while the relay is off' },
      ],
    },
  ],
  ir: [
    {
      id: 'header',
      title: 'Header, 2.54 mm',
      contacts: [
        { name: 'OUT', use: 'Low while something is seen, high otherwise' },
        { name: 'GND', use: 'Ground' },
        { name: 'VCC', use: `Supply, ${volts(ir.supplyVolts)}` },
      ],
    },
    {
      id: 'parts',
      title: 'LEDs, photodiode and trimmer',
      contacts: [
        { name: 'TX', use: 'Clear LED: sends infrared light' },
        { name: 'RX', use: 'Black photodiode: receives what comes back' },
        { name: 'Trimmer', use: 'Sets how much must come back, and so the range' },
        { name: 'PWR, OUT', use: 'Indicators: supply is there; something is seen' },
      ],
    },
  ],
  rf: [
    {
      id: 'transmitter',
      title: 'Transmitter',
      contacts: [
        { name: 'VCC', use: `Supply, ${volts(rf.supplyVolts)}` },
        { name: 'GND', use: 'Ground' },
        { name: '1, 2', use: 'Keys of M1: forward, back' },
        { name: '3, 4', use: 'Keys of M2: forward, back' },
      ],
    },
    {
      id: 'header',
      title: 'Header of the receiver, 2.54 mm',
      contacts: [
        { name: 'D1', use: 'High while channel 1 is on' },
        { name: 'D2', use: 'High while channel 2 is on' },
        { name: 'D3', use: 'High while channel 3 is on' },
        { name: 'D4', use: 'High while channel 4 is on' },
        { name: 'VT', use: 'High while a transmitter is heard' },
        { name: 'GND', use: 'Ground, joined to the terminal’s' },
      ],
    },
    {
      id: 'jumper',
      title: 'Jumper of the receiver',
      contacts: [
        { name: 'LAT', use: 'Latched: a press switches a channel on, the next one off' },
        { name: 'MOM', use: 'Momentary: a channel is on while its key is held' },
      ],
    },
    {
      id: 'terminals',
      title: 'Screw terminals of the receiver',
      contacts: [
        { name: 'M1', use: `First motor, up to ${rf.driverAmperes} A` },
        { name: 'M2', use: `Second motor, up to ${rf.driverAmperes} A` },
        { name: 'VM', use: `Supply of board and motors, ${volts(rf.supplyVolts)}` },
        { name: 'GND', use: 'Ground of that supply' },
      ],
    },
  ],
};

/** The contacts of one group of a board. */
export function contactsOf(module: ModuleId, group: string): readonly Contact[] {
  return CONTACTS[module].find(({ id }) => id === group)?.contacts ?? [];
}
