import './state-switch.css';

type TimeBarProps = {
  /** All in one unit; the whole bar is `total` wide. */
  from: number;
  took: number;
  total: number;
  isStopped?: boolean | undefined;
};

/** A span on a time axis; the text beside it states the number. */
export function TimeBar({ from, took, total, isStopped }: TimeBarProps) {
  return (
    <svg
      className="whole time-bar"
      fill={isStopped ? 'var(--copper)' : 'var(--mask)'}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path stroke="var(--hairline)" strokeWidth="1.5" vectorEffect="non-scaling-stroke" d="M0 4H100" />
      <rect x={(100 * from) / total} width={(100 * took) / total} height="8" />
    </svg>
  );
}

/** Formats `1,240 ms`, with a no-break space before the unit (SI). */
export function milliseconds(value: number): string {
  return `${value.toLocaleString('en')}\u00a0ms`;
}
