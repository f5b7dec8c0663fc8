import './closing-traces.css';

export type ClosingShape = {
  lines: string;
  pads?: readonly (readonly [x: number, y: number])[];
  width?: number;
};

/** Stands in a `<CtaBand>` in place of its common traces: lines of what the page is about, `width` × 320 units. */
export function ClosingTraces({ lines, pads = [], width = 480 }: ClosingShape) {
  return (
    <svg className="closing-traces" viewBox={`0 0 ${width} 320`} aria-hidden="true">
      <path d={lines} />
      <path
        className="closing-traces__pads"
        d={pads.map(([x, y]) => `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`).join('')}
      />
    </svg>
  );
}
