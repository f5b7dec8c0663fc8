import './state-switch.css';

type TimeBarProps = {
  /** All in one unit; the whole bar is `total` wide. */
  from: number;
  took: number;
  total: number;
  kind?: 'stopped' | 'skipped' | undefined;
};

/** A span on a time axis; the text beside it states the number. */
export function TimeBar({ from, took, total, kind }: TimeBarProps) {
  const start = (100 * from) / total;
  const width = Math.max((100 * took) / total, 1.5);
  return (
    <svg
      className="whole time-bar runs-in"
      fill={kind === 'stopped' ? 'var(--copper)' : 'var(--mask)'}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        stroke="var(--hairline)"
        strokeWidth="1.5"
        strokeDasharray={kind === 'skipped' ? '3 5' : undefined}
        vectorEffect="non-scaling-stroke"
        d="M0 4H100"
      />
      {kind !== 'skipped' && <rect x={Math.min(start, 98.5)} width={width} height="8" />}
    </svg>
  );
}

/** Formats `1,240 ms`, with a no-break space before the unit (SI). */
export function milliseconds(value: number): string {
  return `${value.toLocaleString('en')}\u00a0ms`;
}
