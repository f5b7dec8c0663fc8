import './closing-traces.css';

/** Stands in a `<CtaBand>` in place of its common traces: lines of what the page is about, 480 × 320 units. */
export function ClosingTraces({ lines, pads = '' }: { lines: string; pads?: string }) {
  return (
    <svg className="closing-traces" viewBox="0 0 480 320" aria-hidden="true">
      <path d={lines} />
      <path className="closing-traces__pads" d={pads} />
    </svg>
  );
}
