import { Label } from '../ui/line-drawing/marks.tsx';
import { MotorStates } from '../ui/pick/motor-states.tsx';

/** A trace of the board, with the signal that runs along it while its source is on. */
export function Trace({ d, className = 'signal' }: { d: string; className?: string }) {
  return (
    <>
      <path className="dwg-net" d={d} />
      <path className={className} d={d} />
    </>
  );
}

/** The round symbol of a motor, and what the motor does. */
export function Motor({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <>
      <circle className="dwg-part" cx={x} cy={y} r="19" />
      <Label className="dwg-ink" x={x} y={y} words={name} />
      <MotorStates x={x} y={y} motor={name} />
    </>
  );
}

/** A chip from above with two rows of pins, numbered down the left side and up the right. */
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
      <Label className="dwg-ink" x={180} y={138} isUpright words={name} />
      {sides.map(({ y, left, right }) => (
        <g key={left.pin}>
          <Label className="dwg-start" x={142} y={y} words={left.pin} />
          <Label className="dwg-end" x={218} y={y} words={right.pin} />
          <Label className={`dwg-end ${kindOf(left.name)}`} x={116} y={y} words={left.name} />
          <Label className={`dwg-start ${kindOf(right.name)}`} x={244} y={y} words={right.name} />
        </g>
      ))}
    </>
  );
}

/** Supplies are copper and outputs green, like the nets of the other drawings. */
function kindOf(name: string): string {
  if (name.startsWith('VCC')) return 'dwg-copper';
  return /Y|OUT/.test(name) ? 'dwg-mask' : 'dwg-ink';
}
