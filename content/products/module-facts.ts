/**
 * The figures of the four modules (behaviour P4). The tables, the feature lists, the drawings and the data sheets all
 * read these, so that no two of them can differ. Volts, amperes and so on as named.
 */
export const MODULE_FACTS = {
  l293d: { supplyVolts: [5, 36], channelMilliamperes: 600, boardMillimetres: [42, 35] },
  relay: { channels: [1, 2, 4], supplyVolts: 5, contactAmperes: 10, contactVolts: 240 },
  ir: {
    chip: 'LM358',
    supplyVolts: [3.3, 5],
    /** The table's range holds in daylight on a dark target, the feature list's in dim light on a white one (behaviour P4). */
    tableCentimetres: [2.15, 30],
    featureCentimetres: [2, 80],
    angleDegrees: 35,
  },
  rf: {
    megahertz: 433,
    otherMegahertz: 315,
    supplyVolts: [5, 12],
    rangeMetres: 60,
    channels: 4,
    driverAmperes: 2,
  },
} as const;

export type ModuleId = keyof typeof MODULE_FACTS;
export const MODULE_IDS = Object.keys(MODULE_FACTS) as ModuleId[];

/** `5 V to 36 V`: a unit stands one space after its number (ISO 80000-1, 7.1.4), which does not break. */
export const volts = ([from, to]: readonly [number, number]) => `${from} V to ${to} V`;
export const centimetres = ([from, to]: readonly [number, number]) => `${from} to ${to} cm`;

/** Pins of the bare chips, as their makers publish them, in the order of their numbers. */
export const L293D_PINS = [
  '1,2EN',
  '1A',
  '1Y',
  'GND',
  'GND',
  '2Y',
  '2A',
  'VCC2',
  '3,4EN',
  '3A',
  '3Y',
  'GND',
  'GND',
  '4Y',
  '4A',
  'VCC1',
] as const;
export const LM358_PINS = ['1OUT', '1IN−', '1IN+', 'GND', '2IN+', '2IN−', '2OUT', 'VCC'] as const;
