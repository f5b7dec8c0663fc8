import { Print } from '../ui/line-drawing/marks.tsx';

type Point = readonly [x: number, y: number];

/** A dimension line along one axis with its extension lines, slashes and label. */
export function Dimension(props: {
  axis: 'x' | 'y';
  from: number;
  to: number;
  /** The line's position on the other axis, and that of the edge it measures. */
  at: number;
  edge: number;
  label: string;
  /** The label's place. */
  labelAt: Point;
}) {
  const { axis, from, to, at, edge, label } = props;
  const [x, y] = props.labelAt;
  const beyond = at - Math.sign(edge - at) * 6;
  const gap = edge - Math.sign(edge - at) * 4;
  const lines =
    axis === 'x'
      ? `M${from} ${gap}V${beyond}M${to} ${gap}V${beyond}M${from} ${at}H${to}M${from - 4} ${at + 4}l8-8M${to - 4} ${at + 4}l8-8`
      : `M${gap} ${from}H${beyond}M${gap} ${to}H${beyond}M${at} ${from}V${to}M${at - 4} ${from + 4}l8-8M${at - 4} ${to + 4}l8-8`;
  return (
    <>
      <path className="dwg-dim" d={lines} />
      <Print x={x} y={y} isUpright={axis === 'y'} words={label} />
    </>
  );
}

/** A line of the board, and over it the signal that runs along it while what it comes from is on. */
export function Trace({ d, is = '' }: { d: string; is?: string }) {
  return (
    <>
      <path className="dwg-net trace" d={d} />
      <path className={`signal ${is}`} d={d} />
    </>
  );
}

/** The round symbol of a motor. */
export function Motor({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <>
      <circle className="dwg-part" cx={x} cy={y} r="19" />
      <Print is="dwg-ink" x={x} y={y} words={label} />
    </>
  );
}

/** A chip with two rows of pins seen from above, counted downwards on the left and upwards on the right. */
export function Pinout({ name, pins }: { name: string; pins: readonly string[] }) {
  const rows = pins.length / 2;
  const pitch = 224 / rows;
  const y = (row: number) => 23 + pitch * (row + 0.5);
  const sides = pins.slice(0, rows).map((name, row) => ({
    y: y(row),
    left: { pin: row + 1, name },
    right: { pin: pins.length - row, name: pins[pins.length - 1 - row] ?? '' },
  }));
  const legs = sides.map((side) => `M126 ${side.y - 4}h10v8h-10zM224 ${side.y - 4}h10v8h-10z`).join('');
  return (
    <>
      <path className="dwg-pad" d={legs} />
      <path
        className="dwg-part"
        d="M140 14h28a12 12 0 0 0 24 0h28q4 0 4 4v234q0 4-4 4h-80q-4 0-4-4V18q0-4 4-4z"
      />
      <Print is="dwg-ink" x={180} y={138} isUpright words={name} />
      {sides.map((side) => (
        <PinLabels key={side.left.pin} {...side} />
      ))}
    </>
  );
}

type PinLabel = { pin: number; name: string };

function PinLabels({ y, left, right }: { y: number; left: PinLabel; right: PinLabel }) {
  return (
    <>
      <Print is="dwg-start" x={142} y={y} words={left.pin} />
      <Print is="dwg-end" x={218} y={y} words={right.pin} />
      <Print is={`dwg-end ${kindOf(left.name)}`} x={116} y={y} words={left.name} />
      <Print is={`dwg-start ${kindOf(right.name)}`} x={244} y={y} words={right.name} />
    </>
  );
}

/** Supplies in copper and outputs in green, as the nets of the other drawings. */
function kindOf(name: string): string {
  if (name.startsWith('VCC')) return 'dwg-copper';
  return /Y|OUT/.test(name) ? 'dwg-mask' : 'dwg-ink';
}
