import './drawing.css';
import './industry-drawing.css';
import type { IndustryScene } from '#content/pages/industries/industry-content.ts';
import type { Stroke } from './scene-shapes.ts';
import { sites } from './scenes-sites.ts';
import { things } from './scenes-things.ts';

const SCENES: Record<IndustryScene, readonly Stroke[]> = { ...sites, ...things };

/** A line drawing in which wires are traces; the words beside it say the same, so assistive technology passes it by. */
export function IndustryDrawing({ of }: { of: IndustryScene }) {
  return (
    <svg className="drawing scene" viewBox="0 0 480 320" aria-hidden="true">
      {SCENES[of].map(([kind, path]) => (
        <path key={path} className={`dwg-${kind}`} d={path} />
      ))}
    </svg>
  );
}
