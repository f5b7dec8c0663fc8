import { MODULE_FACTS } from './module-facts.ts';

/** Words of the boards to try: their controls, and every state in words. */

export const l293dTrial = {
  lead: 'Inputs that are on are high.',
  truth: 'What the inputs do',
  motor: 'Motor',
  now: 'Now',
} as const;

const { contactVolts, contactAmperes } = MODULE_FACTS.relay;
export const relayTrial = {
  press: 'Pull IN1 low',
  on: `Relay on: COM is joined to NO, NC is free. The lamp is lit, at up to ${contactAmperes} A and ${contactVolts} V AC.`,
  off: 'Relay off: COM is joined to NC, NO is free. The lamp is dark.',
} as const;

const { angleDegrees, tableCentimetres, featureCentimetres } = MODULE_FACTS.ir;
/** Where the obstacle can stand, in centimetres and in degrees from the middle of the cone. */
export const IR_DISTANCES = [1, 5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 90] as const;
export const IR_ANGLES = [-22, -15, -8, 0, 8, 15, 22] as const;

/** `close` is nearer than both ranges begin, `near` within both, `far` within the feature list's alone, `beyond` past both. */
export function irZone(centimetres: number): 'close' | 'near' | 'far' | 'beyond' {
  if (centimetres < tableCentimetres[0]) return 'close';
  if (centimetres <= tableCentimetres[1]) return 'near';
  return centimetres <= featureCentimetres[1] ? 'far' : 'beyond';
}
export const isInCone = (degrees: number) => Math.abs(degrees) <= angleDegrees / 2;

export const irTrial = {
  distance: 'Distance in cm',
  angle: 'Angle from the middle in degrees',
  conditions: 'Conditions',
  hard: 'Dark target, daylight',
  easy: 'White target, dim room',
  seen: 'OUT is low: the obstacle is seen, and the OUT indicator is lit.',
  close: 'OUT is high: the obstacle is too close, its light misses the receiver.',
  outside: `OUT is high: the obstacle stands outside the cone of ${angleDegrees}°.`,
  far: 'OUT is high: under these conditions too little light comes back from there.',
} as const;

export const rfTrial = {
  mode: 'Jumper',
  latched: 'LAT, latched',
  momentary: 'MOM, momentary',
  latchedHint: 'A press switches a channel on, the next one off.',
  momentaryHint: 'A channel is on while you hold its key, with the pointer or the space bar.',
  keys: 'Keys of the transmitter',
  names: ['M1 forward', 'M1 back', 'M2 forward', 'M2 back'],
  /** Both channels of a motor off; both on. */
  still: 'stands still',
  both: 'brakes, since both its channels are on',
} as const;
