import './closing-place.css';
import type { Industry } from '#shared/slugs.ts';
import drawingsUrl from '../pictures/industries.svg?url';

/** The place of the industry, without the room above it for a board, which stands on the footer's edge. */
export const ClosingPlace = ({ of }: { of: Industry }) => (
  <svg className="closing-place" viewBox="20 160 480 140" aria-hidden="true">
    <use href={`${drawingsUrl}#${of}`} width="520" height="428" />
  </svg>
);
