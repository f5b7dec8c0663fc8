import './industry.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { company } from '#content/company.ts';
import { industryContent, industryWords } from '#content/pages/industries/industries.ts';
import type { IndustryContent } from '#content/pages/industries/industry-content.ts';
import { industryPath } from '#shared/paths.ts';
import { industryOf } from '#shared/slugs.ts';
import { CtaBand } from '../components/cta-band.tsx';
import { GetStarted } from '../components/get-started.tsx';
import { Icon } from '../components/icon.tsx';
import { IndustryDrawing } from '../components/industry-drawing.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { SignalBoard } from '../components/signal-board.tsx';
import { Solutions } from '../components/solutions.tsx';
import type { Head, HeadArgs } from '../page.ts';

export function loader({ params }: LoaderFunctionArgs): Promise<IndustryContent> {
  return industryContent[industryOf(params.industry)]();
}

export function Page() {
  const content = useLoaderData<IndustryContent>();
  const { bannerTitle, bannerDescription, board, ExploreTitle, solutions, arrangement, talk } = content;
  return (
    <>
      <PageHero
        band
        label={content.name}
        title={bannerTitle}
        lead={bannerDescription}
        aside={<SignalBoard title={industryWords.boardTitle} chip={industryWords.chip} {...board} />}
      />
      <Services of={content} />
      <section className="section section--sunken" aria-labelledby="solutions">
        <div className="wrap">
          <div className="head">
            <h2 id="solutions">{ExploreTitle}</h2>
          </div>
          <Solutions of={solutions} arrangement={arrangement} />
        </div>
      </section>
      <WhyChoose of={content.whyChoose} />
      <CtaBand
        title={talk.title}
        text={talk.description}
        actions={<GetStarted>{industryWords.action}</GetStarted>}
      />
    </>
  );
}

function Services({ of }: { of: IndustryContent }) {
  return (
    <section className="section" aria-labelledby="services">
      <div className="wrap">
        <div className="industry-intro">
          <h2 id="services">{of.title}</h2>
          <p>{of.description}</p>
        </div>
        <ul className="services">
          {of.services.map(({ title, description, icon }) => (
            <li key={title}>
              <span className="icon-tile">
                <Icon name={icon} />
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WhyChoose({ of }: { of: IndustryContent['whyChoose'] }) {
  return (
    <section className="section" aria-labelledby="why">
      <div className="wrap reasons">
        <div className="reasons__aside">
          <h2 id="why">{of.title}</h2>
          <IndustryDrawing of={of.scene} />
        </div>
        <ol className="reasons__list">
          {of.reasons.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Every spelling and every unknown value names one address, so that nothing is indexed twice (decisions.md, "Routes"). */
export function head({ data, params }: HeadArgs<IndustryContent>): Head {
  const { name, summary } = data;
  const canonical = industryPath(industryOf(params.industry));
  return { title: `${name} | ${company.name}`, description: summary, canonical };
}
