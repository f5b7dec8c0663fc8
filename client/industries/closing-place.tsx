import '../ui/drawing/closing-traces.css';
import './closing-place.css';
import type { Industry } from '#shared/slugs.ts';
import drawingsUrl from '../pictures/industries.svg?url';

/** The place of the industry, without the room above it for a board, as the traces of its `<CtaBand>`. */
export const ClosingPlace = ({ of }: { of: Industry }) => (
  <svg className="closing-traces closing-place" viewBox="0 0 520 320" aria-hidden="true">
    <use href={`${drawingsUrl}#${of}`} width="520" height="428" />
  </svg>
);
