import type { ModuleId } from './module-facts.ts';
import { irSketch, l293dSketch, relaySketch, rfSketch } from './module-sketches.ts';

/** A wire from a pin of the controller to a contact of the module's header. */
type Wire = { pin: string; contact: string; kind: 'supply' | 'ground' | 'signal' };
export type Wiring = {
  wires: readonly Wire[];
  /** What hangs on the other contacts: the contact and what is joined to it there. */
  others: readonly { contact: string; load: string; kind: Wire['kind'] }[];
  /** A description of the drawing for those who do not see it. */
  description: string;
  /** What a controller that works on 3.3 V needs. */
  level: string;
  sketch: string;
};

export const CONTROLLER = 'Uno';

/** Pins of the controller by the module's contact; the sketches name the same. */
const PINS = {
  l293d: { EN1: 5, IN1: 7, IN2: 8, IN3: 2, IN4: 4, EN2: 6 },
  relay: { IN1: 4, IN2: 7 },
  ir: { OUT: 2 },
  rf: { D1: 2, D2: 3, D3: 4, D4: 5 },
} as const;

const signals = (pins: Record<string, number>): Wire[] =>
  Object.entries(pins).map(([contact, pin]) => ({ pin: `D${pin}`, contact, kind: 'signal' }));
const ground: Wire = { pin: 'GND', contact: 'GND', kind: 'ground' };
const five = (contact: string): Wire => ({ pin: '5V', contact, kind: 'supply' });
const inWords = (wires: readonly Wire[]) =>
  wires.map(({ pin, contact }) => `${pin} to ${contact}`).join(', ');

const l293d = [...signals(PINS.l293d), five('5V'), ground];
const relay = [...signals(PINS.relay), five('VCC'), ground];
const ir = [...signals(PINS.ir), five('VCC'), ground];
const rf = [...signals(PINS.rf), ground];

export const WIRING: Record<ModuleId, Wiring> = {
  l293d: {
    wires: l293d,
    others: [
      { contact: 'M1', load: 'motor', kind: 'signal' },
      { contact: 'M2', load: 'motor', kind: 'signal' },
      { contact: 'VM', load: '9 V', kind: 'supply' },
      { contact: 'GND', load: '0 V', kind: 'ground' },
    ],
    description: `Wires from an ${CONTROLLER} to the control header: ${inWords(l293d)}. A motor each on M1 and M2; a supply of 9 V on VM and GND.`,
    level:
      'An ESP32 drives EN and IN as it is: on a logic supply of 5 V the chip takes 2.3 V and more for high. The 5V pin still wants 5 V, since the chip’s logic needs at least 4.5 V. At 600 mA its bridges keep about 2.6 V to themselves, so a 6 V motor runs well from 9 V.',
    sketch: l293dSketch(PINS.l293d),
  },
  relay: {
    wires: relay,
    others: [
      { contact: 'NO', load: 'lamp', kind: 'signal' },
      { contact: 'COM', load: 'live', kind: 'supply' },
      { contact: 'NC', load: 'free', kind: 'ground' },
    ],
    description: `Wires from an ${CONTROLLER} to the control header: ${inWords(relay)}. The jumper between JD-VCC and VCC stays on. At the terminals of a relay the live wire enters at COM and goes on to the lamp from NO; NC is free.`,
    level:
      'For an ESP32 take the jumper off, give JD-VCC 5 V and VCC 3.3 V. With 5 V on VCC, a high of 3.3 V would leave 1.7 V across the input, and a relay might not let go.',
    sketch: relaySketch(PINS.relay),
  },
  ir: {
    wires: ir,
    others: [],
    description: `Wires from an ${CONTROLLER} to the header: ${inWords(ir)}.`,
    level:
      'For an ESP32 give VCC 3.3 V and add 10 kilohms from OUT to 3.3 V: an LM358 drives its output no nearer than about 1.5 V to its supply, and the resistor lifts it the rest of the way.',
    sketch: irSketch(PINS.ir),
  },
  rf: {
    wires: rf,
    others: [
      { contact: 'M1', load: 'motor', kind: 'signal' },
      { contact: 'M2', load: 'motor', kind: 'signal' },
      { contact: 'VM', load: '5 V', kind: 'supply' },
      { contact: 'GND', load: '0 V', kind: 'ground' },
    ],
    description: `Wires from the receiver to an ${CONTROLLER}, which listens along: ${inWords(rf)}. A motor each on M1 and M2; a supply of 5 V on VM and GND.`,
    level:
      'High on D1 to D4 is the supply of the board: 5 V suits an Uno. An ESP32 needs a divider on each line, 10 kilohms in series and 20 kilohms to ground; a supply of 12 V needs another. The motor driver keeps about 2 V of VM to itself. The motors turn without a controller; it only listens along.',
    sketch: rfSketch(PINS.rf),
  },
};
