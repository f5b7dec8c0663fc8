import './motor-states.css';

/** How far the marks stand from the middle of a motor. */
const RADIUS = 24;

const point = (x: number, y: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(x + RADIUS * Math.cos(angle)).toFixed(1)} ${(y + RADIUS * Math.sin(angle)).toFixed(1)}`;
};

/** Two arrows round a motor; `way` is 1 clockwise and -1 the other way. */
function arrows(x: number, y: number, way: 1 | -1): string {
  const head = (degrees: number) => {
    const angle = ((degrees - way * 90) * Math.PI) / 180;
    const barb = (turn: number) =>
      `l${(7 * Math.cos(angle + turn)).toFixed(1)} ${(7 * Math.sin(angle + turn)).toFixed(1)}`;
    return `M${point(x, y, degrees)}${barb(0.6)}M${point(x, y, degrees)}${barb(-0.6)}`;
  };
  return [-45, 135]
    .map((middle) => {
      const [from, to] = [middle - way * 55, middle + way * 55];
      return `M${point(x, y, from)}A${RADIUS} ${RADIUS} 0 0 ${way === 1 ? 1 : 0} ${point(x, y, to)}${head(to)}`;
    })
    .join('');
}

/** What a motor does, of which the stylesheet shows what holds: arrows that turn, or the blocks of a brake. */
export function MotorStates({ x, y, motor }: { x: number; y: number; motor: string }) {
  return (
    <>
      <g stroke="var(--mask)" strokeWidth="2.5">
        <path className={`when turns ${motor}-fwd`} d={arrows(x, y, 1)} />
        <path className={`when turns turns--back ${motor}-rev`} d={arrows(x, y, -1)} />
      </g>
      <path
        className={`when ${motor}-hh ${motor}-ll`}
        stroke="var(--error)"
        strokeWidth="5"
        d={`M${x - RADIUS} ${y - 8}v16M${x + RADIUS} ${y - 8}v16`}
      />
    </>
  );
}
