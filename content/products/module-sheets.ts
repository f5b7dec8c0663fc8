import { centimetres, MODULE_FACTS, type ModuleId, volts } from './module-facts.ts';

/** The words of the sheets under the modules: drawings, boards to try, contacts, wiring. Loaded with them, later than the page. */
type Plate = { title: string; note: string; description: string };
export type ModuleSheet = {
  heading: string;
  lead: string;
  /** What the two drawings show, for those who see them and, as `description`, for those who don't. */
  plates: readonly [Plate, Plate];
  /** Beside the view from above. */
  above: string;
};

const { l293d, relay, ir, rf } = MODULE_FACTS;
const [width, height] = l293d.boardMillimetres;

export const sheetWords = {
  pins: 'Pins and terminals',
  more: 'From above and wiring',
  fromAbove: 'From above',
  name: 'Name',
  chipPins: 'Chip’s pins',
  use: 'What it is for',
  wiring: 'Wiring to an Uno-class board',
  wiringNote: 'Which pin to which, not to scale',
  onThreeVolts: 'At 3.3 V',
  sketch: 'Sketch',
  sketchKind: 'Arduino, C++',
} as const;

/** As written on their boards in the wiring. */
export const MODULE_NAMES: Record<ModuleId, string> = {
  l293d: 'L293D',
  relay: 'Relay',
  ir: 'IR sensor',
  rf: 'RF receiver',
};

export const MODULE_SHEETS: Record<ModuleId, ModuleSheet> = {
  l293d: {
    heading: 'The board, its pins and its states',
    lead: 'Outline, header, terminals and chip are drawn to scale. Set the inputs and see what the motors do, or pick a pin to find it.',
    plates: [
      {
        title: 'Board with two motors',
        note: `${width} × ${height} mm, to scale`,
        description: `Board outline of ${width} by ${height} millimetres. On the upper edge the terminals of the motors M1 and M2, on the right the terminal of the supply with VM and ground, on the lower edge the header with EN1, IN1, IN2, GND, 5V, IN3, IN4 and EN2. The L293D lies in the middle.`,
      },
      {
        title: 'Pins of the L293D',
        note: 'DIP-16, seen from above',
        description:
          'Sixteen pins. Left, from 1 to 8: 1,2EN, 1A, 1Y, ground, ground, 2Y, 2A, VCC2. Right, from 9 at the bottom to 16 at the top: 3,4EN, 3A, 3Y, ground, ground, 4Y, 4A, VCC1.',
      },
    ],
    above: 'Header names along the lower edge',
  },
  relay: {
    heading: 'What it switches',
    lead: 'A weak circuit on the left moves a contact on the right, and the contact carries the load. Switch the input and follow the current.',
    plates: [
      {
        title: 'One channel',
        note: 'Circuit, not to scale',
        description: `A coil fed with ${relay.supplyVolts} V DC moves a contact rated ${relay.contactAmperes} A from NC to NO. COM and NO stand in a loop with a lamp and a source of ${relay.contactVolts} V AC.`,
      },
      {
        title: 'Three versions',
        note: 'Relays per board, not to scale',
        description: 'Three boards: one with one relay, one with two relays and one with four relays.',
      },
    ],
    above: 'Two channels, each with NO, COM and NC',
  },
  ir: {
    heading: 'How far and how wide it sees',
    lead: 'Move the obstacle by its scales or drag it in the drawing, and see when the output changes.',
    plates: [
      {
        title: 'Field of view from above',
        note: 'To scale, centimetres',
        description: `A cone of ${ir.angleDegrees}° in front of the sensor on a scale from 0 to 90 centimetres. The part from ${centimetres(ir.tableCentimetres)} is marked as the specification table's range, the part from ${centimetres(ir.featureCentimetres)} as the feature list's. An obstacle stands in front of the sensor.`,
      },
      {
        title: `Pins of the ${ir.chip}`,
        note: 'Seen from above',
        description:
          'Eight pins. Left, from 1 to 4: output 1, inverting input 1, non-inverting input 1, ground. Right, from 5 at the bottom to 8 at the top: non-inverting input 2, inverting input 2, output 2, supply.',
      },
    ],
    above: 'OUT, GND and VCC from the top',
  },
  rf: {
    heading: 'From key to motor',
    lead: 'Four keys on the transmitter, two motors on the receiver. Press a key and follow its channel.',
    plates: [
      {
        title: 'Receiving side',
        note: 'Blocks, not to scale',
        description: `The receiver hands ${rf.channels} channels to a ${rf.driverAmperes} A dual motor driver that runs two motors. Both blocks are fed with ${volts(rf.supplyVolts)}.`,
      },
      {
        title: 'Radio link',
        note: `${rf.rangeMetres} m, ruler in metres`,
        description: `A transmitter and a receiver ${rf.rangeMetres} metres apart on a ruler with a mark every 10 metres, joined by bursts of a ${rf.megahertz} MHz carrier. ${rf.otherMegahertz} MHz is also available.`,
      },
    ],
    above: 'Transmitter, and receiver with heat sink',
  },
};

/** What the two ranges of the IR sensor depend on, so that a reader can place a target of their own between them. */
export const irRanges = {
  title: 'Two ranges, three conditions',
  text: 'How far the sensor sees is not one number. It changes its output when enough of its own light comes back, and three things decide how much that is.',
  rows: [
    { label: 'Target', near: 'Dark and matt', far: 'White and flat' },
    { label: 'Trimmer', near: 'Backed off, for few false alarms', far: 'Fully sensitive' },
    { label: 'Ambient light', near: 'Daylight', far: 'Dim room' },
    {
      label: 'Range',
      near: centimetres(ir.tableCentimetres),
      far: centimetres(ir.featureCentimetres),
    },
  ],
  condition: 'Condition',
  near: 'Specification table',
  far: 'Feature list',
} as const;

/** Quarter-wave antennas: the speed of light by four times the frequency, in centimetres. */
const quarterWave = (megahertz: number) => (29_979.2458 / (4 * megahertz)).toFixed(1);

export const rfNotes = {
  title: `What ${rf.rangeMetres} m depends on`,
  points: [
    'It holds in the open, with both antennas upright. Every wall shortens it, and sheet metal stops it.',
    `A quarter of the wave is ${quarterWave(rf.megahertz)} cm at ${rf.megahertz} MHz and ${quarterWave(rf.otherMegahertz)} cm at ${rf.otherMegahertz} MHz: a straight wire of that length reaches further than the coil on the board.`,
    'Which band may be used differs by country. Tell us where it will run, and you get the right one.',
  ],
} as const;

/** Words inside the drawings. */
export const drawingWords = {
  lamp: 'lamp',
  channel: 'channel',
  channels: 'channels',
  table: 'table',
  features: 'features',
  otherBand: `${rf.otherMegahertz} MHz also available`,
  receiver: 'Receiver',
  driver: ['Dual', 'driver'],
} as const;
