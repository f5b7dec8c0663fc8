import './digital-evolution-page.css';
import { digitalEvolution } from '#content/services/digital-evolution-copy.ts';
import { DIGITAL_EVOLUTION } from '#shared/paths.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { ClosingTraces } from '../../ui/drawing/closing-traces.tsx';
import { ExpandableText } from '../../ui/expandable-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { GetStarted } from '../../ui/link/get-started.tsx';
import { pageHead } from '../../ui/page-head.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { BeforeAfter } from './before-after.tsx';
import { CLOSING } from './closing-shapes.ts';

const { actions, begin, change, closing, headline, lead, services } = digitalEvolution;

export function Page() {
  return (
    <>
      <PageHero
        title={headline}
        lead={lead}
        actions={
          <>
            <GetStarted>{actions.contact}</GetStarted>{' '}
            <a className="text-link" href="#begin">
              {actions.begin}
            </a>
          </>
        }
        aside={<BeforeAfter of={change} />}
      />
      <Services />
      <Begin />
      <CtaBand title={closing.title} text={closing.text} actions={<GetStarted>{closing.action}</GetStarted>}>
        <ClosingTraces {...CLOSING.digital} />
      </CtaBand>
    </>
  );
}

function Services() {
  return (
    <Section id="services" title={services.title} text={services.text} isLead kind="sunken">
      <ul className="grid cols-2 desk-cols-3 frame frame--small frame--cells raised">
        {services.cards.map(({ icon, picture, title, description }) => (
          <li key={title} className="stack gap-3 content-start service-board__card">
            <Picture
              of={picture}
              sizes="(min-width: 80em) 25rem, (min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw"
            />
            <h3>
              <Icon name={icon} /> {title}
            </h3>
            <ExpandableText
              text={description}
              limit={services.previewCharacters}
              mode="words"
              moreLabel={services.more}
              lessLabel={services.less}
              nameSuffix={`about ${title}`}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What people say in an office, each with the page that answers it. */
function Begin() {
  return (
    <section className="section" id="begin" aria-labelledby="begin-title">
      <div className="wrap split split--third gap-6 items-start">
        <div className="head head--flush">
          <h2 id="begin-title">{begin.title}</h2>
          <p className="lead">{begin.text}</p>
        </div>
        <ul className="rules rules--closed rules--strong pad-5">
          {begin.rows.map(({ heard, first, to, name }) => (
            <li key={to} className="begin__row">
              <p className="begin__heard ink balance">
                <q>{heard}</q>
              </p>
              <p className="begin__first">
                <span className="label">{begin.firstLabel}</span>
                {` ${first}`}
              </p>
              <ArrowLink className="text-link" to={to}>
                {name}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const head = () => pageHead(digitalEvolution, DIGITAL_EVOLUTION);
