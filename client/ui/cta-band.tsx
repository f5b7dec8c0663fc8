import './cta-band.css';
import { type ReactNode, useId } from 'react';
import { useDeferredImport } from './hydration/use-deferred-import.ts';

/** Waits for the first scroll: a late stylesheet recalculates the styles of the whole page. */
async function loadCopper() {
  if (scrollY === 0) await new Promise((begun) => addEventListener('scroll', begun, { once: true }));
  return import('./copper/copper.css');
}

type CtaBandProps = {
  title: string;
  text: ReactNode;
  /** One filled button, and at most one quiet one. */
  actions: ReactNode;
  /** Shown beside the text, or below it on narrow screens: figures, for example. */
  children?: ReactNode;
  /** On the page's own ground, from edge to edge, instead of an inset board. */
  isOpen?: boolean;
};

/** The inset call to action before the footer. A full-width band would merge with the footer, also a band. */
export function CtaBand({ title, text, actions, children, isOpen = false }: CtaBandProps) {
  const id = useId();
  useDeferredImport(loadCopper);
  return (
    <section className="cta-band on-screen" aria-labelledby={id}>
      <div className="wrap">
        <div className={isOpen ? 'cta' : 'band cta'}>
          <h2 id={id}>{title}</h2>
          <p className="lead">{text}</p>
          <div className="row">{actions}</div>
          {children}
        </div>
      </div>
    </section>
  );
}
