import '../ui/page-hero.css';
import './closing-place.css';
import { useLoaderData } from 'react-router-dom';
import { industryContent, industryWords } from '#content/industries/industries.ts';
import type { IndustryContent } from '#content/industries/industry-copy.ts';
import { industryPath } from '#shared/paths.ts';
import { type Industry, industryOf } from '#shared/slugs.ts';
import drawingsUrl from '../pictures/industries.svg?url';
import { CtaBand } from '../ui/cta-band.tsx';
import { GetStarted } from '../ui/link/app-link.tsx';
import { type Head, type HeadArgs, type LoaderArgs, pageHead } from '../ui/page.ts';
import { PageHero } from '../ui/page-hero.tsx';
import { Measured } from '../ui/points/measured.tsx';
import { Points } from '../ui/points/points.tsx';
import { Section } from '../ui/section.tsx';
import { SensorBoard } from './sensor-board.tsx';
import { Solutions } from './solutions.tsx';
import { WhyChoose } from './why-choose.tsx';

type Data = { content: IndustryContent; industry: Industry };

export async function loader({ params }: LoaderArgs): Promise<Data> {
  const industry = industryOf(params.industry);
  return { content: await industryContent[industry](), industry };
}

export function Page() {
  const { content, industry } = useLoaderData<Data>();
  const { arrangement, result, solutions, talk } = content;
  return (
    <>
      <PageHero
        band
        label={content.name}
        title={content.bannerTitle}
        lead={content.bannerDescription}
        actions={<GetStarted>{industryWords.begin}</GetStarted>}
        aside={
          <SensorBoard key={industry} industry={industry} of={content}>
            <Measured {...result} how={industryWords.measured} />
          </SensorBoard>
        }
      />
      <Points
        id="services"
        title={content.title}
        text={content.description}
        layout={arrangement.services}
        points={content.services.map(({ description, ...service }) => ({ ...service, text: description }))}
      />
      <Section id="solutions" title={content.ExploreTitle} sunken>
        <Solutions of={solutions} arrangement={arrangement.solutions} />
      </Section>
      <WhyChoose industry={industry} of={content} />
      <CtaBand
        title={talk.title}
        text={talk.description}
        actions={<GetStarted>{industryWords.action}</GetStarted>}
        isOpen
      >
        {/* The place of the industry, without the room above it for a board, on the footer's edge. */}
        <svg className="whole above-6 closing-place" viewBox="20 160 480 141" aria-hidden="true">
          <use href={`${drawingsUrl}#${industry}`} width="520" height="428" />
        </svg>
      </CtaBand>
    </>
  );
}

/** All spellings and unknown values share a canonical path: nothing is indexed twice (behaviour N2, N3). */
export function head({ data, params }: HeadArgs<Data>): Head {
  const { name, summary } = data.content;
  return pageHead({ title: name, description: summary }, industryPath(industryOf(params.industry)));
}
