import './closing-traces.css';
import type { AppType, DigitalType, Industry, WebType } from '#shared/slugs.ts';
import closingUrl from '../../pictures/closing.svg?url';

/** What closing.svg has lines of. */
export type Closing = 'digital' | 'mobile' | 'web' | AppType | DigitalType | Industry | WebType;

/** Stands in a `<CtaBand>` in place of its common traces: lines of what the page is about. */
export function ClosingTraces({ of }: { of: Closing }) {
  return (
    <svg className="closing-traces" aria-hidden="true">
      <use href={`${closingUrl}#${of}`} />
    </svg>
  );
}
