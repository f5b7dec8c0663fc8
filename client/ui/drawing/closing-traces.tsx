import './closing-traces.css';
import type { DigitalType } from '#shared/slugs.ts';
import closingUrl from '../../pictures/closing.svg?url';

/** A line drawing of the page's subject, which replaces the usual traces of a `<CtaBand>`. */
export function ClosingTraces({ of }: { of: DigitalType }) {
  return (
    <svg className="closing-traces" aria-hidden="true">
      <use href={`${closingUrl}#${of}`} />
    </svg>
  );
}
