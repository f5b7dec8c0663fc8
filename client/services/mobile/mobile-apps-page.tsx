import './mobile-apps-page.css';
import { mobileApps as words } from '#content/services/mobile-apps-copy.ts';
import { appTypePath, MOBILE_APP_DEVELOPMENT } from '#shared/paths.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { ClosingTraces } from '../../ui/drawing/closing-traces.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { GetStarted } from '../../ui/link/get-started.tsx';
import { pageHead } from '../../ui/page-head.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import { CLOSING } from './closing-shapes.ts';
import { OfflineQueue } from './offline-queue.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';
import { ProjectSteps } from './project-steps.tsx';

export function Page() {
  const { hero, cta, process } = words;
  return (
    <>
      <PageHero
        label={hero.label}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <GetStarted>{hero.action}</GetStarted>
            <a className="text-link" href="#process">
              {hero.secondary}
            </a>
          </>
        }
        aside={<PhoneDrawing scene="apps" label={hero.drawing} />}
      >
        <KeyFigures items={hero.figures} />
      </PageHero>
      <Features />
      <Technologies />
      <Section id="process" title={process.title} text={process.text} isLead isNear>
        <ProjectSteps {...process} />
      </Section>
      <CtaBand title={cta.title} text={cta.text} actions={<GetStarted>{cta.action}</GetStarted>}>
        <ClosingTraces {...CLOSING.mobile} />
      </CtaBand>
    </>
  );
}

function Features() {
  const { title, text, cards, queue } = words.features;
  return (
    <Section id="features" title={title} text={text} isLead>
      <ul className="grid gap-4 mobile-features">
        {cards.map((card, at) => (
          <li key={card.title} className="card grid content-start">
            <div className="grid gap-2 mobile-features__words">
              <span className="icon-tile">
                <Icon name={card.icon} />
              </span>
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </div>
            {at === 0 && <OfflineQueue {...queue} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Technologies() {
  const { title, text, rows, more } = words.technologies;
  return (
    <Section id="technologies" title={title} text={text} isLead kind="sunken">
      <ul className="rules rules--closed rules--strong mobile-tech">
        {rows.map((row) => (
          <li key={row.name}>
            <h3 className="title-2">
              {'type' in row ? (
                <AppLink to={appTypePath(row.type)}>
                  <span className="visually-hidden">{more} </span>
                  {row.name} <Icon name="arrow-right" className="icon--move" />
                </AppLink>
              ) : (
                row.name
              )}
            </h3>
            <p>{row.use}</p>
            <p className="mobile-tech__runs">{row.runs}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const head = () => pageHead(words, MOBILE_APP_DEVELOPMENT);
