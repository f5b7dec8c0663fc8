import './drawing.css';
import './industry-drawing.css';
import { useId } from 'react';

type SignalBoardProps = {
  title: string;
  /** The word on the chip. */
  chip: string;
  /** Four of each, at most 12 characters long. */
  inputs: readonly string[];
  outputs: readonly string[];
};

const LEVELS = [56, 136, 216, 296];
const PINS = [140, 164, 188, 212];

/** What is sensed on the left, the chip in the middle, where it is shown on the right. */
export function SignalBoard({ title, chip, inputs, outputs }: SignalBoardProps) {
  const id = useId();
  return (
    <svg className="drawing signal-board" viewBox="0 0 480 352" role="img" aria-labelledby={id}>
      <title id={id}>{`${title}: ${inputs.join(', ')}; ${outputs.join(', ')}`}</title>
      <path className="dwg-net" d={LEVELS.map((y, at) => lead(y, PINS[at] ?? y)).join('')} />
      <path
        className="dwg-net"
        d={LEVELS.map((y, at) => lead(y, PINS[at] ?? y)).join('')}
        transform="translate(480 0) scale(-1 1)"
      />
      <path
        className="dwg-pad"
        d={PINS.map((y) => `M178 ${y - 5}h10v10h-10zM292 ${y - 5}h10v10h-10z`).join('')}
      />
      <rect className="dwg-part" x="188" y="116" width="104" height="120" rx="8" />
      <circle className="dwg-line" cx="204" cy="132" r="5" />
      <text className="dwg-ink" x="240" y="176">
        {chip}
      </text>
      {LEVELS.map((y, at) => (
        <g key={y}>
          <circle className="dwg-pad" cx="8" cy={y} r="6" />
          <circle className="dwg-pad" cx="472" cy={y} r="6" />
          <text className="dwg-start" x="4" y={labelY(y)}>
            {inputs[at]}
          </text>
          <text className="dwg-end" x="476" y={labelY(y)}>
            {outputs[at]}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** From a via at the edge along its level, over at 45 degrees, into the pin. */
function lead(level: number, pin: number): string {
  const way = pin - level;
  return `M14 ${level}H${178 - Math.abs(way) - 8}l${Math.abs(way)} ${way}H178`;
}

/** Labels stand on the side from which their trace turns away. */
function labelY(level: number): number {
  return level < 176 ? level - 20 : level + 21;
}
