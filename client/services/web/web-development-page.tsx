import './web-development-page.css';
import '../../ui/ticks.css';
import { webDevelopment as words } from '#content/services/web-development-copy.ts';
import { WEB_DEVELOPMENT, webTypePath } from '#shared/paths.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { ClosingTraces } from '../../ui/drawing/closing-traces.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { GetStarted } from '../../ui/link/get-started.tsx';
import { pageHead } from '../../ui/page-head.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import { Points } from '../sections.tsx';
import { CLOSING } from './closing-shapes.ts';
import { FeeTable } from './fee-table.tsx';
import { Waterfall } from './waterfall.tsx';

export function Page() {
  const { hero, work, team, cta } = words;
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
      <Points id="work" {...work} />
      <Types />
      <Points id="team" {...team} action={<p className="web-principle ink balance">{team.principle}</p>} />
      <Fees />
      <CtaBand title={cta.title} text={cta.text} actions={<GetStarted>{cta.action}</GetStarted>}>
        <ClosingTraces {...CLOSING.web} />
      </CtaBand>
    </>
  );
}

function Types() {
  const { title, text, items } = words.types;
  return (
    <Section id="types" title={title} text={text} isLead kind="sunken">
      <ul className="grid gap-0 cols-2 frame">
        {items.map((item) => (
          <li key={item.type} className="linked grid gap-2 content-start web-types__item">
            <span className="web-types__mark" aria-hidden="true">
              {item.mark}
            </span>
            <h3 className="title-2">
              <AppLink className="linked__link" to={webTypePath(item.type)}>
                {item.name}
              </AppLink>
            </h3>
            <p>{item.text}</p>
            <Icon name="arrow-right" className="web-types__arrow" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Fees() {
  const { title, text, never, ...table } = words.fees;
  return (
    <Section id="fees" title={title} text={text} isLead kind="sunken">
      <FeeTable {...table} />
      <div className="grid web-never">
        <h3>{never.title}</h3>
        <ul className="grid gap-3 cols-2 ticks web-never__list">
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
