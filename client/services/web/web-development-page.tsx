import './web-development-page.css';
import { webDevelopment as words } from '#content/services/web-development-copy.ts';
import { WEB_DEVELOPMENT, webTypePath } from '#shared/paths.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { ClosingTraces } from '../../ui/drawing/closing-traces.tsx';
import { Evidence } from '../../ui/drawing/evidence.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { GetStarted } from '../../ui/link/get-started.tsx';
import { pageHead } from '../../ui/page-head.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import { CLOSING } from '../closing-shapes.ts';
import { FeeTable } from './fee-table.tsx';
import { Waterfall } from './waterfall.tsx';

export function Page() {
  const { hero, cta } = words;
  return (
    <>
      <PageHero
        band
        label={hero.label}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <GetStarted>{hero.action}</GetStarted>
            <a className="text-link" href="#fees">
              {hero.fees}
            </a>
          </>
        }
        aside={<Waterfall {...hero.request} />}
      />
      <Work />
      <Types />
      <Team />
      <Fees />
      <CtaBand title={cta.title} text={cta.text} actions={<GetStarted>{cta.action}</GetStarted>}>
        <ClosingTraces {...CLOSING.web} />
      </CtaBand>
    </>
  );
}

function Work() {
  const { title, text, items } = words.work;
  return (
    <section className="section" aria-labelledby="work">
      <div className="wrap">
        <div className="web-work__head">
          <h2 id="work">{title}</h2>
          <p className="lead">{text}</p>
        </div>
        <dl className="web-work">
          {items.map((item) => (
            <div key={item.name}>
              <dt>
                <Icon name={item.icon} />
                {item.name}
              </dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Types() {
  const { title, text, items } = words.types;
  return (
    <Section id="types" title={title} text={text} isLead kind="sunken">
      <ul className="web-types">
        {items.map((item) => (
          <li key={item.type} className="web-types__item">
            <span className="web-types__mark" aria-hidden="true">
              {item.mark}
            </span>
            <h3>
              <AppLink to={webTypePath(item.type)}>{item.name}</AppLink>
            </h3>
            <p>{item.text}</p>
            <Icon name="arrow-right" className="web-types__arrow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Team() {
  const { title, text, principle, evidence, roles } = words.team;
  return (
    <section className="section" aria-labelledby="team">
      <div className="wrap">
        <div className="split split--wide-end web-team">
          <div className="stack">
            <h2 id="team">{title}</h2>
            <p className="lead">{text}</p>
            <p className="web-team__principle">{principle}</p>
          </div>
          <Evidence of={evidence} />
        </div>
        <dl className="web-roles">
          {roles.map(({ role, answers }) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{answers}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Fees() {
  const { title, text, never, ...table } = words.fees;
  return (
    <Section id="fees" title={title} text={text} isLead kind="sunken">
      <FeeTable {...table} />
      <div className="web-never">
        <h3>{never.title}</h3>
        <ul className="web-never__list">
          {never.items.map((item) => (
            <li key={item}>
              <Icon name="x" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const head = () => pageHead(words, WEB_DEVELOPMENT);
