import './industry-page.css';
import { useLoaderData } from 'react-router-dom';
import { industryContent, industryWords } from '#content/industries/industries.ts';
import type { IndustryContent } from '#content/industries/industry-copy.ts';
import { casePath, industryPath } from '#shared/paths.ts';
import { type Industry, industryOf } from '#shared/slugs.ts';
import { CtaBand } from '../ui/cta-band.tsx';
import { ClosingTraces } from '../ui/drawing/closing-traces.tsx';
import { Evidence } from '../ui/drawing/evidence.tsx';
import { Icon } from '../ui/icon.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { GetStarted } from '../ui/link/get-started.tsx';
import type { Head, HeadArgs, LoaderArgs } from '../ui/page.ts';
import { pageHead } from '../ui/page-head.ts';
import { PageHero } from '../ui/page-hero.tsx';
import { Section } from '../ui/section.tsx';
import { industryDrawings } from './drawings.ts';
import { Scope } from './scope.tsx';
import { SensorBoard } from './sensor-board.tsx';
import type { Drawings } from './shapes.ts';
import { Solutions } from './solutions.tsx';

type Data = { content: IndustryContent; drawings: Drawings; industry: Industry };

export async function loader({ params }: LoaderArgs): Promise<Data> {
  const industry = industryOf(params.industry);
  const [content, drawings] = await Promise.all([industryContent[industry](), industryDrawings[industry]()]);
  return { content, drawings, industry };
}

export function Page() {
  const { content, drawings, industry } = useLoaderData<Data>();
  const { bannerTitle, bannerDescription, board, ExploreTitle, solutions, arrangement, talk, result } =
    content;
  const { boardTitle, chip, choose } = industryWords;
  return (
    <>
      <PageHero
        band
        label={content.name}
        title={bannerTitle}
        lead={bannerDescription}
        actions={<GetStarted>{industryWords.begin}</GetStarted>}
        aside={
          <SensorBoard
            key={content.name}
            industry={industry}
            title={boardTitle}
            chip={chip}
            choose={choose}
            site={drawings.site}
            board={board}
            solutions={solutions}
          />
        }
      >
        <p className="measured">
          <strong className="measured__figure ink">{result.figure}</strong> <span>{`${result.of}. `}</span>
          <AppLink className="text-link" to={casePath(result.project)}>
            {industryWords.measured}
          </AppLink>
        </p>
      </PageHero>
      <Services of={content} />
      <Section id="solutions" title={ExploreTitle} kind="sunken">
        <Solutions of={solutions} arrangement={arrangement.solutions} drawings={drawings.solutions} />
      </Section>
      <WhyChoose of={content.whyChoose} arrangement={arrangement.reasons} />
      <CtaBand
        title={talk.title}
        text={talk.description}
        actions={<GetStarted>{industryWords.action}</GetStarted>}
      >
        <ClosingTraces lines={outlineOf(drawings.site)} width={520} />
      </CtaBand>
    </>
  );
}

/** The place of the industry, lifted to the middle of the closing board. */
const outlineOf = ({ strokes }: Drawings['site']) => strokes.map(([, path]) => path).join('');

function Services({ of }: { of: IndustryContent }) {
  return (
    <section className="section" aria-labelledby="services">
      <div className={`wrap grid gap-6 offer offer--${of.arrangement.services}`}>
        <div className="offer__intro grid gap-4 content-start">
          <h2 id="services">{of.title}</h2>
          <p>{of.description}</p>
        </div>
        <ul className="grid gap-0 content-start services">
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

type WhyChooseProps = {
  of: IndustryContent['whyChoose'];
  arrangement: IndustryContent['arrangement']['reasons'];
};

function WhyChoose({ of: { title, evidence, reasons }, arrangement }: WhyChooseProps) {
  return (
    <section className="section" aria-labelledby="why">
      <div className={`wrap grid gap-6 reasons reasons--${arrangement}`}>
        <div className="reasons__aside grid gap-6">
          <h2 id="why">{title}</h2>
          {evidence.kind === 'scope' ? <Scope of={evidence} /> : <Evidence of={evidence} />}
        </div>
        <ol className="reasons__list">
          {reasons.map(({ title: reason, description }) => (
            <li key={reason}>
              <h3>{reason}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Every spelling and every unknown value has one canonical address, so that nothing is indexed twice (behaviour N2, N3). */
export function head({ data, params }: HeadArgs<Data>): Head {
  const { name, summary } = data.content;
  return pageHead({ title: name, description: summary }, industryPath(industryOf(params.industry)));
}
