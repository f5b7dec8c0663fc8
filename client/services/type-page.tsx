import './type-page.css';
import type { ReactNode } from 'react';
import { CtaBand } from '../ui/cta-band.tsx';
import { type ClosingShape, ClosingTraces } from '../ui/drawing/closing-traces.tsx';
import { Icon } from '../ui/icon.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { GetStarted } from '../ui/link/get-started.tsx';
import { PageHero } from '../ui/page-hero.tsx';

type Link = { to: string; name: string };

type TypePageProps = {
  band?: boolean;
  /** The page of the service that this is a type of. */
  parent: Link;
  words: { hero: { title: string; lead: string }; cta: { title: string; text: string } };
  /** Of the button in the hero, and of the one at the end. */
  actions: readonly [first: string, last: string];
  aside: ReactNode;
  children: ReactNode;
  siblings: { title: string; links: readonly Link[] };
  closing: ClosingShape;
};

/** The page of one type of a service: hero, its parts, its siblings and a closing call. */
export function TypePage({
  band = false,
  parent,
  words,
  actions,
  aside,
  children,
  siblings,
  closing,
}: TypePageProps) {
  const { hero, cta } = words;
  return (
    <>
      <PageHero
        band={band}
        label={<AppLink to={parent.to}>{parent.name}</AppLink>}
        title={hero.title}
        lead={hero.lead}
        actions={<GetStarted>{actions[0]}</GetStarted>}
        aside={aside}
      />
      {children}
      <nav className="wrap siblings" aria-label={siblings.title}>
        <p className="siblings__title">{siblings.title}</p>
        {siblings.links.map(({ to, name }) => (
          <AppLink key={to} className="text-link" to={to}>
            {name} <Icon name="arrow-right" className="icon--move" />
          </AppLink>
        ))}
      </nav>
      <CtaBand title={cta.title} text={cta.text} actions={<GetStarted>{actions[1]}</GetStarted>}>
        <ClosingTraces {...closing} />
      </CtaBand>
    </>
  );
}
