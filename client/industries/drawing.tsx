import '../ui/line-drawing/drawing.css';
import './drawing.css';
import type { Scene, Stroke } from './shapes.ts';

/** A line drawing in which wires are traces; the words beside it say the same, so assistive technology passes it by. */
export function IndustryDrawing({ of: { strokes, prints } }: { of: Scene }) {
  return (
    <svg className="drawing scene" viewBox="0 0 480 320" aria-hidden="true" focusable="false">
      <Strokes of={strokes} />
      {prints?.map(([words, x, y, anchor]) => (
        <text key={words} {...(anchor && { className: `dwg-${anchor}` })} x={x} y={y}>
          {words}
        </text>
      ))}
    </svg>
  );
}

export function Strokes({ of }: { of: readonly Stroke[] }) {
  return of.map(([kind, path]) => <path key={path} className={`dwg-${kind}`} d={path} />);
}
