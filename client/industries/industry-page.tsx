import '../ui/page-hero.css';
import { useLoaderData } from 'react-router-dom';
import { industryContent, industryWords } from '#content/industries/industries.ts';
import type { IndustryContent } from '#content/industries/industry-copy.ts';
import { industryPath } from '#shared/paths.ts';
import { type Industry, industryOf } from '#shared/slugs.ts';
import { CtaBand } from '../ui/cta-band.tsx';
import { ClosingTraces } from '../ui/drawing/closing-traces.tsx';
import { GetStarted } from '../ui/link/app-link.tsx';
import { type Head, type HeadArgs, type LoaderArgs, pageHead } from '../ui/page.ts';
import { PageHero } from '../ui/page-hero.tsx';
import { Measured } from '../ui/points/measured.tsx';
import { Points } from '../ui/points/points.tsx';
import { Section } from '../ui/section.tsx';
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

/** The drawings of one industry, each in a chunk of its own. */
const industryDrawings: Record<Industry, () => Promise<Drawings>> = {
  healthcare: async () => (await import('./drawings/healthcare-shapes.ts')).healthcare,
  automotive: async () => (await import('./drawings/automotive-shapes.ts')).automotive,
  education: async () => (await import('./drawings/education-shapes.ts')).education,
  transportation: async () => (await import('./drawings/transportation-shapes.ts')).transportation,
  banking: async () => (await import('./drawings/banking-shapes.ts')).banking,
};

export function Page() {
  const { content, drawings, industry } = useLoaderData<Data>();
  const { arrangement, result, solutions, talk, whyChoose } = content;
  const { evidence } = whyChoose;
  return (
    <>
      <PageHero
        band
        label={content.name}
        title={content.bannerTitle}
        lead={content.bannerDescription}
        actions={<GetStarted>{industryWords.begin}</GetStarted>}
        aside={<SensorBoard key={industry} industry={industry} of={content} site={drawings.site} />}
      >
        <Measured {...result} how={industryWords.measured} />
      </PageHero>
      <Points
        id="services"
        title={content.title}
        text={content.description}
        form={arrangement.services}
        points={content.services.map(({ description, ...service }) => ({ ...service, text: description }))}
      />
      <Section id="solutions" title={content.ExploreTitle} kind="sunken">
        <Solutions of={solutions} arrangement={arrangement.solutions} drawings={drawings.solutions} />
      </Section>
      <Points
        id="why"
        title={`${industryWords.why} ${content.name}`}
        form={arrangement.reasons}
        points={whyChoose.reasons.map(({ title, description }) => ({ title, text: description }))}
        isNumbered
        {...(evidence.kind === 'scope' ? { aside: <Scope of={evidence} /> } : { evidence })}
      />
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

/** Every spelling and every unknown value has one canonical address, so that nothing is indexed twice (behaviour N2, N3). */
export function head({ data, params }: HeadArgs<Data>): Head {
  const { name, summary } = data.content;
  return pageHead({ title: name, description: summary }, industryPath(industryOf(params.industry)));
}
