export type Level = 'high' | 'low' | 'any';
export type MotorState = 'coast' | 'forward' | 'back' | 'brake';
/** What a motor of the L293D module does, from its chip's function table; M2 follows EN2, IN3 and IN4 alike. */
export const MOTOR_STATES: readonly {
  id: string;
  levels: readonly [Level, Level, Level];
  motor: MotorState;
}[] = [
  { id: 'off', levels: ['low', 'any', 'any'], motor: 'coast' },
  { id: 'fwd', levels: ['high', 'high', 'low'], motor: 'forward' },
  { id: 'rev', levels: ['high', 'low', 'high'], motor: 'back' },
  { id: 'hh', levels: ['high', 'high', 'high'], motor: 'brake' },
  { id: 'll', levels: ['high', 'low', 'low'], motor: 'brake' },
];

export const motorWords: Record<MotorState, string> = {
  coast: 'coasts',
  forward: 'turns forward',
  back: 'turns back',
  brake: 'brakes',
};
export const levelWords: Record<Level, string> = { high: 'high', low: 'low', any: 'any' };
