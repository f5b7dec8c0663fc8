import type { PictureSource } from '#shared/picture-source.ts';
import { moduleIr } from '../pictures/module/ir.ts';
import { moduleIrAbove } from '../pictures/module/ir-above.ts';
import { moduleL293d } from '../pictures/module/l293d.ts';
import { moduleL293dAbove } from '../pictures/module/l293d-above.ts';
import { moduleRelay } from '../pictures/module/relay.ts';
import { moduleRelayAbove } from '../pictures/module/relay-above.ts';
import { moduleRf } from '../pictures/module/rf.ts';
import { moduleRfAbove } from '../pictures/module/rf-above.ts';
import { centimetres, MODULE_FACTS, type ModuleId, volts } from './module-facts.ts';

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
  /** Rupees for one piece, and for each of a hundred or more, without GST. */
  price: { one: number; ofHundred: number };
  image: PictureSource;
  /** The same board seen from above. */
  above: PictureSource;
  /** Two words under the picture. */
  caption: readonly [string, string];
};

const { l293d, relay, ir, rf } = MODULE_FACTS;
const boardSize = `${l293d.boardMillimetres[0]} × ${l293d.boardMillimetres[1]} mm`;
const relayVersions = '1-, 2- and 4-channel versions';
const bands = `${rf.megahertz} MHz (${rf.otherMegahertz} MHz also available)`;

export const productsPage = {
  title: 'Products',
  description:
    'L293D motor driver, relay, IR sensor and RF modules from Indore, each with its specification, a board to try, wiring, a sketch and a data sheet.',
  heading: 'Four modules from our own bench',
  intro:
    'We build client projects on these boards and sell the same ones: a motor driver, a relay, an infrared sensor and a radio link. Each comes with its numbers, a drawing you can try and a sketch to start from, so you can plan around it before you order.',
  action: 'Get Started',
  /** Of the board in the hero's picture: EN1 lets its motor turn. */
  tryIt: {
    press: 'Raise EN1',
    on: 'The LED lights and M1 turns forward.',
    off: 'IN1 is high; M1 waits for EN1.',
  },
  /** The label of 92% is sample wording: the specification gives the figure without one. */
  figures: [
    { value: '240+', label: 'partners' },
    { value: '92%', label: 'repeat orders' },
  ],
  jumpLabel: 'Modules on this page',
  specification: 'Specification',
  features: 'Features',
  dataSheet: 'Data sheet',
  price: ({ one, ofHundred }: ProductModule['price']) =>
    `₹${one} each, ₹${ofHundred} from 100, plus GST. No least quantity.`,
  order: 'Order or ask',
  dataSheetKind: 'PDF, 1 page',
  closing: {
    title: 'Need a quantity, or a board we do not list?',
    text: 'Boards in stock leave Indore within two working days. For quantities or a board of your own, tell us what it should switch, drive or sense: first samples take six to eight weeks.',
    action: 'Ask about modules',
  },
} as const;

export const modules: readonly ProductModule[] = [
  {
    price: { one: 180, ofHundred: 145 },
    id: 'l293d',
    designator: 'U1 / L293D',
    title: 'L293D motor driver module',
    short: 'Motor driver',
    figure: `${l293d.channelMilliamperes} mA per channel`,
    description:
      'Runs two DC motors in both directions, or one bipolar stepper, from the pins of a small controller. The clamp diodes are inside the chip, which is what the D in its name stands for.',
    specification: [
      { label: 'Driver chip', value: 'L293D' },
      { label: 'Supply voltage', value: volts(l293d.supplyVolts) },
      { label: 'Output current', value: `${l293d.channelMilliamperes} mA per channel` },
      { label: 'Board size', value: boardSize },
    ],
    features: [
      `Accepts a supply of ${volts(l293d.supplyVolts)}, from a small battery pack to an industrial rail.`,
      `Delivers ${l293d.channelMilliamperes} mA per channel.`,
      'Turns two DC motors either way, or steps one bipolar stepper.',
      `Small enough for a hobby chassis at ${boardSize}.`,
    ],
    image: moduleL293d,
    above: moduleL293dAbove,
    caption: ['L293D', boardSize],
  },
  {
    price: { one: 240, ofHundred: 195 },
    id: 'relay',
    designator: 'K1 / RELAY',
    title: 'Relay module',
    short: 'Relay',
    figure: `${relay.contactAmperes} A at ${relay.contactVolts} V AC`,
    description:
      'Lets a small controller switch a pump, a lamp or a heater. Choose the version by the number of loads. Wiring on the mains side belongs in the hands of a qualified electrician.',
    specification: [
      { label: 'Versions', value: '1-, 2- and 4-channel' },
      { label: 'Operating voltage', value: `${relay.supplyVolts} V DC` },
      { label: 'Contact current', value: `${relay.contactAmperes} A` },
      { label: 'Contact voltage', value: `${relay.contactVolts} V AC` },
    ],
    features: [
      `Comes in ${relayVersions}.`,
      `Operates from ${relay.supplyVolts} V DC, the supply most controller boards already have.`,
      `${relay.contactAmperes} A contacts switch loads at ${relay.contactVolts} V AC. A heater counts by its current, a motor or a lamp by the several times higher current it starts with.`,
    ],
    image: moduleRelay,
    above: moduleRelayAbove,
    caption: ['2-channel version shown', '1, 2 or 4 channels'],
  },
  {
    price: { one: 90, ofHundred: 68 },
    id: 'ir',
    designator: 'U2 / IR',
    title: 'IR sensor module',
    short: 'IR sensor',
    figure: `${ir.angleDegrees}° angle`,
    description:
      'Sends out infrared light and detects what comes back: an edge, a box on a belt, a hand over a tap. The controller needs one input to read it.',
    specification: [
      { label: 'Chip', value: ir.chip },
      { label: 'Supply voltage', value: volts(ir.supplyVolts) },
      { label: 'Range', value: centimetres(ir.tableCentimetres) },
      { label: 'Detection angle', value: `${ir.angleDegrees}°` },
    ],
    features: [
      `Built around the ${ir.chip}.`,
      `Runs on ${volts(ir.supplyVolts)}, so it suits both common kinds of controller.`,
      `Range of ${centimetres(ir.featureCentimetres)}, on a white target in dim light.`,
      `Looks ahead within a ${ir.angleDegrees}° angle.`,
    ],
    image: moduleIr,
    above: moduleIrAbove,
    caption: [ir.chip, `${ir.angleDegrees}° angle`],
  },
  {
    price: { one: 320, ofHundred: 265 },
    id: 'rf',
    designator: 'Y1 / RF',
    title: 'RF module',
    short: 'RF link',
    figure: `${rf.rangeMetres} m range`,
    description:
      'A radio pair that carries four on-and-off commands across a yard or a hall. The dual motor driver on the receiving side moves a model gate, a cart or a demonstration robot without another board.',
    specification: [
      { label: 'Frequency', value: bands },
      { label: 'Supply voltage', value: volts(rf.supplyVolts) },
      { label: 'Range', value: `${rf.rangeMetres} m` },
      { label: 'Channels', value: `${rf.channels}` },
      { label: 'Motor driver', value: `${rf.driverAmperes} A, dual` },
    ],
    features: [
      `Works at ${rf.megahertz} MHz; a ${rf.otherMegahertz} MHz version is also available.`,
      `${rf.channels} channels over a range of ${rf.rangeMetres} m.`,
      `${rf.driverAmperes} A dual motor driver.`,
      `Runs on ${volts(rf.supplyVolts)}.`,
    ],
    image: moduleRf,
    above: moduleRfAbove,
    caption: ['Transmitter and receiver', `${rf.megahertz} MHz`],
  },
];
