import './line-chart.css';
import type { Chart } from '#content/blog/article-blocks.ts';
import { Label } from '../ui/line-drawing/marks.tsx';

/** The plot area in drawing units, and the margins for labels around it. */
const PLOT = { left: 60, top: 44, width: 528, height: 240 };
const VIEW = { width: PLOT.left + PLOT.width + 18, height: PLOT.top + PLOT.height + 62 };

/** Lines in one coordinate system, named by a legend above; `description` is the text alternative. */
export function LineChart({ of: { description, x, y, lines, limit } }: { of: Chart }) {
  const atX = (value: number) => PLOT.left + ((value - x.from) / (x.to - x.from)) * PLOT.width;
  const atY = (value: number) => PLOT.top + PLOT.height * (1 - (value - y.from) / (y.to - y.from));
  const right = PLOT.left + PLOT.width;
  const bottom = PLOT.top + PLOT.height;
  return (
    <div className="frame frame--small grid gap-4 line-chart">
      <ul className="row text-xs ink" aria-hidden="true">
        {lines.map(({ name, isFaint }) => (
          <li key={name} className={`beside line-chart__name${isFaint ? ' line-chart__name--faint' : ''}`}>
            {name}
          </li>
        ))}
        {limit && <li className="beside line-chart__name line-chart__name--limit">{limit.name}</li>}
      </ul>
      <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} fill="none" role="img" aria-label={description}>
        <g stroke="var(--hairline)">
          {y.ticks.map((tick) => (
            <path key={tick} d={`M${PLOT.left} ${atY(tick)}H${right}`} />
          ))}
          {x.ticks.map((tick) => (
            <path key={tick} d={`M${atX(tick)} ${bottom}v6`} />
          ))}
        </g>
        <g>
          {y.ticks.map((tick) => (
            <Label key={tick} x={PLOT.left - 10} y={atY(tick) + 4} anchor="end" words={tick} />
          ))}
          {x.ticks.map((tick) => (
            <Label key={tick} x={atX(tick)} y={bottom + 24} anchor="middle" words={tick} />
          ))}
          <Label x={PLOT.left + PLOT.width / 2} y={bottom + 52} anchor="middle" words={x.name} />
          <Label x={0} y={18} words={y.name} />
        </g>
        {limit && (
          <path
            stroke="var(--error)"
            strokeWidth="1.5"
            strokeDasharray="6 5"
            d={`M${PLOT.left} ${atY(limit.at)}H${right}`}
          />
        )}
        {lines.map(({ name, points, isFaint }) => (
          <polyline
            key={name}
            stroke={isFaint ? 'var(--copper)' : 'var(--mask)'}
            points={points.map(([px, py]) => `${atX(px).toFixed(1)},${atY(py).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
    </div>
  );
}
