import '../ui/page-hero.css';
import './service-layout.css';
import './closing-picture.css';
import type { ReactNode } from 'react';
import { serviceLinks } from '#content/frame/navigation.ts';
import { typePageWords } from '#content/services/type-page-copy.ts';
import type { PictureSource } from '#shared/picture-source.ts';
import { CtaBand } from '../ui/cta-band.tsx';
import { AppLink, ArrowLink, GetStarted } from '../ui/link/app-link.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { Picture } from '../ui/picture.tsx';

const GET_STARTED = [typePageWords.start, typePageWords.start] as const;

type ServiceLayoutProps = {
  /** The page's own path if it shows one type of a service; the page then links to the other types. */
  path?: string;
  band?: boolean;
  words: {
    hero: { label?: string; title: string; lead: string };
    cta: { title: string; text: string };
    /** What the call to action asks for. */
    closing: PictureSource;
  };
  /** Labels of the buttons at the top and at the end. */
  actions?: readonly [start: string, end: string];
  /** A link to a section of the page. */
  jump?: { to: `#${string}`; name: string };
  aside: ReactNode;
  figures?: ReactNode;
  children: ReactNode;
};

/** The page of a service or of one type of it: hero, sections, other types and a closing call to action. */
export function ServiceLayout(props: ServiceLayoutProps) {
  const { path, band = false, words, actions = GET_STARTED, jump, aside, figures, children } = props;
  const { hero, cta, closing } = words;
  const service = serviceLinks.find(({ entries }) => entries.some(({ to }) => to === path));
  return (
    <>
      <PageHero
        band={band}
        label={service ? <AppLink to={service.to}>{service.name}</AppLink> : hero.label}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <GetStarted>{actions[0]}</GetStarted>{' '}
            {jump && (
              <a className="text-link" href={jump.to}>
                {jump.name}
              </a>
            )}
          </>
        }
        aside={aside}
      >
        {figures}
      </PageHero>
      {children}
      {service && (
        <nav className="wrap row gap-5 siblings" aria-label={typePageWords.others}>
          <p className="muted">{typePageWords.others}</p>
          {service.entries.map(
            ({ to, name }) =>
              to !== path && (
                <ArrowLink key={to} to={to}>
                  {name}
                </ArrowLink>
              ),
          )}
        </nav>
      )}
      <CtaBand {...cta} actions={<GetStarted>{actions[1]}</GetStarted>}>
        <Picture className="closing-picture" of={closing} sizes="max(45vw, 22rem)" />
      </CtaBand>
    </>
  );
}
