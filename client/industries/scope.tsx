import './drawing.css';
import type { Scope as ScopeSource } from '#shared/evidence.ts';
import { EvidenceFrame } from '../ui/drawing/evidence.tsx';

const GRID_LINES = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/**
 * An oscilloscope screen; the caption describes it in words. It fills its container: the curves stretch, the
 * labels keep their size.
 */
export function Scope({ of }: { of: ScopeSource }) {
  const { scales, curves, marks, labels } = of;
  return (
    <EvidenceFrame of={of}>
      <div className="grid gap-0 scope">
        <svg className="whole scope__screen" aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              stroke="var(--band-hairline)"
              d={GRID_LINES.map((at) => `M${at} 0V100M0 ${at}H100`).join('')}
            />
            {marks.map(([x]) => (
              <path key={x} stroke="var(--band-copper)" strokeDasharray="3 5" d={`M${x} 0V100`} />
            ))}
            {curves.map(([tone, path]) => (
              <path
                key={path}
                stroke={tone === 'second' ? 'var(--band-enig)' : 'var(--band-accent)'}
                strokeWidth="2.25"
                strokeLinejoin="round"
                d={path}
              />
            ))}
          </svg>
          {marks.map(([x, words], at) => (
            <text key={words} x={`${x + 2}%`} y={`${6 + at * 6}%`}>
              {words}
            </text>
          ))}
          {labels.map(([y, words]) => (
            <text key={words} x="2%" y={`${y}%`}>
              {words}
            </text>
          ))}
        </svg>
        <p className="row between mono-note wide scope__scales">
          {scales.map((scale) => (
            <span key={scale}>{`${scale} `}</span>
          ))}
        </p>
      </div>
    </EvidenceFrame>
  );
}
