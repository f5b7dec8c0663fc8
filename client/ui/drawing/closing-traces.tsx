import './closing-traces.css';
import { pads } from './pads.ts';

export type ClosingShape = {
  lines: string;
  /** The middles of its pads: `170 90, 170 150`. */
  pads?: string;
  width?: number;
};

/** Stands in a `<CtaBand>` in place of its common traces: lines of what the page is about, `width` × 320 units. */
export function ClosingTraces({ lines, pads: middles, width = 480 }: ClosingShape) {
  return (
    <svg
      className="closing-traces"
      viewBox={`0 0 ${width} 320`}
      fill="none"
      stroke="var(--mask)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines} />
      {middles && <path fill="var(--bg)" stroke="var(--band-enig)" d={pads(middles)} />}
    </svg>
  );
}
