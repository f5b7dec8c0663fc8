import './closing-traces.css';
import closingUrl from '../../pictures/closing.svg?url';

/** Stands in a `<CtaBand>` in place of its common traces: lines of what the page is about, by their name in closing.svg. */
export function ClosingTraces({ of }: { of: string }) {
  return (
    <svg className="closing-traces" aria-hidden="true">
      <use href={`${closingUrl}#${of}`} />
    </svg>
  );
}
