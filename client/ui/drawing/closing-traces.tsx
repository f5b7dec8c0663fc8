import './closing-traces.css';
import type { DigitalType } from '#shared/slugs.ts';
import closingUrl from '../../pictures/closing.svg?url';

/** The ids of the drawings in closing.svg. */
export type Closing = 'digital' | 'mobile' | 'web' | DigitalType;

/** A line drawing of the page's subject, which replaces the usual traces of a `<CtaBand>`. */
export function ClosingTraces({ of }: { of: Closing }) {
  return (
    <svg className="closing-traces" aria-hidden="true">
      <use href={`${closingUrl}#${of}`} />
    </svg>
  );
}
