import './type-layout.css';
import type { ReactNode } from 'react';
import { serviceLinks } from '#content/frame/navigation.ts';
import { typePageWords } from '#content/services/type-page-copy.ts';
import { CtaBand } from '../ui/cta-band.tsx';
import { type ClosingShape, ClosingTraces } from '../ui/drawing/closing-traces.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { ArrowLink } from '../ui/link/arrow-link.tsx';
import { GetStarted } from '../ui/link/get-started.tsx';
import { PageHero } from '../ui/page-hero.tsx';

type TypeLayoutProps = {
  /** Its own address, which the menu names under its service. */
  path: string;
  band?: boolean;
  words: { hero: { title: string; lead: string }; cta: { title: string; text: string } };
  /** What the closing call's button says. */
  action?: string;
  aside: ReactNode;
  children: ReactNode;
  closing: ClosingShape;
};

/** The page of one type of a service: hero, its parts, the other types and a closing call. */
export function TypeLayout(props: TypeLayoutProps) {
  const { path, band = false, words, action = typePageWords.start, aside, children, closing } = props;
  const { hero, cta } = words;
  const service = serviceLinks.find(({ entries }) => entries.some(({ to }) => to === path));
  return (
    <>
      <PageHero
        band={band}
        label={service && <AppLink to={service.to}>{service.name}</AppLink>}
        title={hero.title}
        lead={hero.lead}
        actions={<GetStarted>{typePageWords.start}</GetStarted>}
        aside={aside}
      />
      {children}
      <nav className="wrap row siblings" aria-label={typePageWords.others}>
        <p className="siblings__title">{typePageWords.others}</p>
        {service?.entries.map(
          ({ to, name }) =>
            to !== path && (
              <ArrowLink key={to} className="text-link" to={to}>
                {name}
              </ArrowLink>
            ),
        )}
      </nav>
      <CtaBand title={cta.title} text={cta.text} actions={<GetStarted>{action}</GetStarted>}>
        <ClosingTraces {...closing} />
      </CtaBand>
    </>
  );
}
