import type { PictureSource } from '#shared/picture-source.ts';
import { moduleIr } from '../pictures/module-ir.ts';
import { moduleIrAbove } from '../pictures/module-ir-above.ts';
import { moduleL293d } from '../pictures/module-l293d.ts';
import { moduleL293dAbove } from '../pictures/module-l293d-above.ts';
import { moduleRelay } from '../pictures/module-relay.ts';
import { moduleRelayAbove } from '../pictures/module-relay-above.ts';
import { moduleRf } from '../pictures/module-rf.ts';
import { moduleRfAbove } from '../pictures/module-rf-above.ts';
import { MODULE_FACTS } from './module-facts.ts';

export type ModuleId = keyof typeof MODULE_FACTS;
type Plate = { title: string; note: string };
export type ProductModule = {
  /** Also the section's anchor. */
  id: ModuleId;
  /** As on a silkscreen: the part's designator and name. */
  designator: string;
  title: string;
  /** Name and deciding figure in the list of modules at the top. */
  short: string;
  figure: string;
  description: string;
  specification: readonly { label: string; value: string }[];
  features: readonly string[];
  image: PictureSource;
  /** The same board seen from above. */
  above: PictureSource;
  /** Two words under the pictures. */
  caption: readonly [string, string];
  drawing: {
    heading: string;
    lead: string;
    /** What the two drawings show, for those who see them and, as `description`, for those who don't. */
    plates: readonly [Plate & { description: string }, Plate & { description: string }];
  };
};

const { l293d, relay, ir, rf } = MODULE_FACTS;
const volts = ([from, to]: readonly [number, number]) => `${from}V to ${to}V`;
const boardSize = `${l293d.boardMillimetres[0]}x${l293d.boardMillimetres[1]} mm`;
const relayVersions = '1-, 2- and 4-channel versions';
const tableRange = `${ir.tableCentimetres[0]} to ${ir.tableCentimetres[1]} cm`;
const featureRange = `${ir.featureCentimetres[0]} to ${ir.featureCentimetres[1]} cm`;
const bands = `${rf.megahertz} MHz (${rf.otherMegahertz} MHz also available)`;

export const productsPage = {
  title: 'Products',
  description:
    'L293D motor driver, relay, IR sensor and RF modules from Indore, each with its specification, features and a technical drawing.',
  heading: 'Four modules from our own bench',
  intro:
    'We build client projects on these boards and sell the same ones: a motor driver, a relay, an infrared sensor and a radio link. Each comes with its numbers and a drawing, so you can plan around it before you order.',
  action: 'Get Started',
  /** The label of 92% is sample wording: the specification gives the figure without one. */
  figures: [
    { value: '240+', label: 'partners' },
    { value: '92%', label: 'repeat orders' },
  ],
  jumpLabel: 'Modules on this page',
  fromAbove: 'From above',
  specification: 'Specification',
  features: 'Features',
  pinUses: 'What the pins are for',
  closing: {
    title: 'Need twenty, or one that is not here?',
    text: 'Tell us the quantity, the supply you have and what the board should switch, drive or sense. An engineer reads it and answers.',
    action: 'Ask about modules',
  },
} as const;

export const modules: readonly ProductModule[] = [
  {
    id: 'l293d',
    designator: 'U1 / L293D',
    title: 'L293D motor driver module',
    short: 'Motor driver',
    figure: `${l293d.channelMilliamperes} mA per channel`,
    description:
      'Runs two DC motors in both directions, or one bipolar stepper, from the pins of a small controller. The clamp diodes are inside the chip, which is what the D in its name stands for.',
    specification: [
      { label: 'Driver chip', value: 'L293D' },
      { label: 'Supply voltage', value: volts(l293d.supplyVolts) },
      { label: 'Output current', value: `${l293d.channelMilliamperes} mA per channel` },
      { label: 'Board size', value: boardSize },
    ],
    features: [
      `Accepts a supply of ${volts(l293d.supplyVolts)}, from a small battery pack to an industrial rail.`,
      `Delivers ${l293d.channelMilliamperes} mA per channel.`,
      'Turns two DC motors either way, or steps one bipolar stepper.',
      `Small enough for a hobby chassis at ${boardSize}.`,
    ],
    image: moduleL293d,
    above: moduleL293dAbove,
    caption: ['L293D', boardSize],
    drawing: {
      heading: 'Outline and pinout',
      lead: 'The outline and the chip are to scale. The wiring shows which pin does what, not where the copper runs.',
      plates: [
        {
          title: 'Board with two motors',
          note: `${boardSize}, chip to scale`,
          description: `Board outline of ${l293d.boardMillimetres[0]} by ${l293d.boardMillimetres[1]} millimetres with the L293D in its middle. Motor M1 joins outputs 1Y and 2Y, motor M2 joins outputs 3Y and 4Y, each with ${l293d.channelMilliamperes} mA per channel. The supply of ${volts(l293d.supplyVolts)} enters at the lower edge.`,
        },
        {
          title: 'Pins of the L293D',
          note: 'DIP-16, seen from above',
          description:
            'Sixteen pins. Left, from 1 to 8: 1,2EN, 1A, 1Y, ground, ground, 2Y, 2A, VCC2. Right, from 9 at the bottom to 16 at the top: 3,4EN, 3A, 3Y, ground, ground, 4Y, 4A, VCC1.',
        },
      ],
    },
  },
  {
    id: 'relay',
    designator: 'K1 / RELAY',
    title: 'Relay module',
    short: 'Relay',
    figure: `${relay.contactAmperes}A at ${relay.contactVolts}V AC`,
    description:
      'Lets a small controller switch a pump, a lamp or a heater. Choose the version by the number of loads. Wiring on the mains side belongs in the hands of a qualified electrician.',
    specification: [
      { label: 'Versions', value: '1-, 2- and 4-channel' },
      { label: 'Operating voltage', value: `${relay.supplyVolts}V DC` },
      { label: 'Contact current', value: `${relay.contactAmperes}A` },
      { label: 'Contact voltage', value: `${relay.contactVolts}V AC` },
    ],
    features: [
      `Comes in ${relayVersions}.`,
      `Operates from ${relay.supplyVolts}V DC, the supply most controller boards already have.`,
      `${relay.contactAmperes}A contacts switch loads on ${relay.contactVolts}V AC.`,
    ],
    image: moduleRelay,
    above: moduleRelayAbove,
    caption: ['2-channel version shown', '1, 2 or 4 channels'],
    drawing: {
      heading: 'What it switches',
      lead: 'A weak circuit on the left moves a contact on the right, and the contact carries the load.',
      plates: [
        {
          title: 'One channel',
          note: 'Circuit, not to scale',
          description: `A coil fed with ${relay.supplyVolts}V DC closes a contact rated ${relay.contactAmperes}A. The contact stands in a loop with a lamp and a source of ${relay.contactVolts}V AC.`,
        },
        {
          title: 'Three versions',
          note: 'Relays per board, not to scale',
          description: 'Three boards: one with one relay, one with two relays and one with four relays.',
        },
      ],
    },
  },
  {
    id: 'ir',
    designator: 'U2 / IR',
    title: 'IR sensor module',
    short: 'IR sensor',
    figure: `${ir.angleDegrees} degree angle`,
    description:
      'Sends out infrared light and notices what comes back: an edge, a box on a belt, a hand over a tap. The controller needs a single input to read it.',
    specification: [
      { label: 'Chip', value: ir.chip },
      { label: 'Supply voltage', value: volts(ir.supplyVolts) },
      { label: 'Range', value: tableRange },
      { label: 'Detection angle', value: `${ir.angleDegrees} degrees` },
    ],
    features: [
      `Built around the ${ir.chip}.`,
      `Runs on ${volts(ir.supplyVolts)}, so it suits both common kinds of controller.`,
      `Range of ${featureRange}.`,
      `Looks ahead within a ${ir.angleDegrees} degree angle.`,
    ],
    image: moduleIr,
    above: moduleIrAbove,
    caption: [ir.chip, `${ir.angleDegrees} degree angle`],
    drawing: {
      heading: 'How far and how wide it sees',
      lead: 'How far it sees depends on the target’s colour and size. Tell us yours and we will measure it.',
      plates: [
        {
          title: 'Field of view from above',
          note: 'To scale, centimetres',
          description: `A cone of ${ir.angleDegrees} degrees in front of the sensor on a scale from 0 to 80 centimetres. The part from ${tableRange} is marked as the specification table's range, the part from ${featureRange} as the feature list's.`,
        },
        {
          title: `Pins of the ${ir.chip}`,
          note: 'Seen from above',
          description:
            'Eight pins. Left, from 1 to 4: output 1, inverting input 1, non-inverting input 1, ground. Right, from 5 at the bottom to 8 at the top: non-inverting input 2, inverting input 2, output 2, supply.',
        },
      ],
    },
  },
  {
    id: 'rf',
    designator: 'Y1 / RF',
    title: 'RF module',
    short: 'RF link',
    figure: `${rf.rangeMetres} m range`,
    description:
      'A radio pair that carries four on-and-off commands across a yard or a hall. The dual motor driver on the receiving side moves a gate, a cart or a demonstration robot without another board.',
    specification: [
      { label: 'Frequency', value: bands },
      { label: 'Supply voltage', value: volts(rf.supplyVolts) },
      { label: 'Range', value: `${rf.rangeMetres} m` },
      { label: 'Channels', value: `${rf.channels}` },
      { label: 'Motor driver', value: `${rf.driverAmperes}A, dual` },
    ],
    features: [
      `Works at ${rf.megahertz} MHz; a ${rf.otherMegahertz} MHz version is also available.`,
      `${rf.channels} channels over a range of ${rf.rangeMetres} m.`,
      `${rf.driverAmperes}A dual motor driver.`,
      `Runs on ${volts(rf.supplyVolts)}.`,
    ],
    image: moduleRf,
    above: moduleRfAbove,
    caption: ['Transmitter and receiver', `${rf.megahertz} MHz`],
    drawing: {
      heading: 'From key to motor',
      lead: 'The distance is drawn to scale along the ruler. The blocks show the order of things, not their size.',
      plates: [
        {
          title: 'Radio link',
          note: `${rf.rangeMetres} m, ruler in metres`,
          description: `A transmitter and a receiver ${rf.rangeMetres} metres apart on a ruler with a mark every 10 metres, joined by bursts of a ${rf.megahertz} MHz carrier. ${rf.otherMegahertz} MHz is also available.`,
        },
        {
          title: 'Receiving side',
          note: 'Blocks, not to scale',
          description: `The receiver hands ${rf.channels} channels to a ${rf.driverAmperes}A dual motor driver that runs two motors. Both blocks are fed with ${volts(rf.supplyVolts)}.`,
        },
      ],
    },
  },
];

/** What the pins of the L293D are for, in the words of its makers' function table, put plainly. */
export const l293dPinUses: readonly { name: string; pins: string; use: string }[] = [
  { name: 'VCC1', pins: '16', use: 'Supply of the logic' },
  { name: 'VCC2', pins: '8', use: `Supply of the motors, ${volts(l293d.supplyVolts)} on this module` },
  { name: 'EN', pins: '1, 9', use: 'Enable a pair of outputs; a PWM signal here sets the speed' },
  { name: 'A', pins: '2, 7, 10, 15', use: 'Inputs: which way each output goes' },
  { name: 'Y', pins: '3, 6, 11, 14', use: `Outputs, ${l293d.channelMilliamperes} mA per channel` },
  { name: 'GND', pins: '4, 5, 12, 13', use: 'Ground, and the way heat leaves the chip' },
];

/** Words inside the drawings. */
export const drawingWords = {
  load: 'load',
  channel: 'channel',
  channels: 'channels',
  table: 'table',
  features: 'features',
  otherBand: `${rf.otherMegahertz} MHz also available`,
  receiver: 'Receiver',
  driver: ['Dual motor', 'driver'],
} as const;
