/** Two arrows around a motor, clockwise and counterclockwise. */
const FORWARD =
  'M-4.2-23.6A24 24 0 0 1 23.6 4.2l4.9-5M23.6 4.2l-2.9-6.4M4.2 23.6A24 24 0 0 1-23.6-4.2l-4.9 5M-23.6-4.2l2.9 6.4';
const BACK =
  'M23.6 4.2A24 24 0 0 0-4.2-23.6l6.4 2.9M-4.2-23.6l5-4.9M-23.6-4.2A24 24 0 0 0 4.2 23.6l-6.4-2.9M4.2 23.6l-5 4.9';

/** All states of a motor, of which CSS shows the current one: turning arrows, or the blocks of a brake. */
export function MotorStates({ x, y, motor }: { x: number; y: number; motor: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--mask)" strokeWidth="2.5">
      <path className={`when turns ${motor}-fwd`} d={FORWARD} />
      <path className={`when turns turns--back ${motor}-rev`} d={BACK} />
      <path
        className={`when ${motor}-hh ${motor}-ll`}
        stroke="var(--error)"
        strokeWidth="5"
        d="M-24-8v16M24-8v16"
      />
    </g>
  );
}
