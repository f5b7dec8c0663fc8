import './closing-traces.css';

type ClosingTracesProps = { lines: string; pads?: string; width?: number };

/** Stands in a `<CtaBand>` in place of its common traces: lines of what the page is about, `width` × 320 units. */
export function ClosingTraces({ lines, pads = '', width = 480 }: ClosingTracesProps) {
  return (
    <svg className="closing-traces" viewBox={`0 0 ${width} 320`} aria-hidden="true">
      <path d={lines} />
      <path className="closing-traces__pads" d={pads} />
    </svg>
  );
}
