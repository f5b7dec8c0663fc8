import './closing-traces.css';
import { Drawing } from '../line-drawing/marks.tsx';
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
    <Drawing
      is="closing-traces"
      size={[width, 320]}
      fill="none"
      stroke="var(--mask)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines} />
      {middles && <path fill="var(--bg)" stroke="var(--band-enig)" d={pads(middles)} />}
    </Drawing>
  );
}
