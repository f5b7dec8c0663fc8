import './approaches.css';
import { useLoaderData, useParams } from 'react-router-dom';
import type { AppTypeWords } from '#content/services/app-types/app-type-copy.ts';
import { appTypeWords } from '#content/services/app-types.ts';
import { approaches, approachQuestions } from '#content/services/approaches-copy.ts';
import { typePageWords } from '#content/services/type-page-copy.ts';
import { appTypePath } from '#shared/paths.ts';
import { appTypeOf } from '#shared/slugs.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { GetStarted } from '../../ui/link/app-link.tsx';
import { type HeadArgs, type LoaderArgs, pageHead } from '../../ui/page.ts';
import { Measured } from '../../ui/points/measured.tsx';
import { Points } from '../../ui/points/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CodeSample, CodeSection } from '../code-section.tsx';
import { Device } from '../mobile/device.tsx';
import { OfflineQueue } from '../mobile/offline-queue.tsx';
import { ServiceLayout } from '../service-layout.tsx';

export function loader({ params }: LoaderArgs): Promise<AppTypeWords> {
  return appTypeWords[appTypeOf(params.appType)]();
}

export function Page() {
  const type = appTypeOf(useParams().appType);
  const words = useLoaderData<AppTypeWords>();
  return (
    <ServiceLayout
      path={appTypePath(type)}
      words={words}
      actions={[typePageWords.start, typePageWords.talk]}
      aside={<Device key={type} of={words.hero.picture} isWhole={words.hero.shown === 'whole'} />}
      figures={words.result && <Measured {...words.result} how={typePageWords.measured} />}
    >
      {words.order.map((part, at) => (
        // The key resets the tabs to the new type's own approach when the visitor changes the type.
        <Part key={`${type} ${part}`} part={part} of={words} sunken={at % 2 === 1} />
      ))}
    </ServiceLayout>
  );
}

type PartProps = { part: AppTypeWords['order'][number]; of: AppTypeWords; sunken: boolean };

function Part({ part, of: { services, codeSample, why, offline, approach, compare }, sunken }: PartProps) {
  if (part === 'approaches')
    return (
      <Section
        {...compare}
        id="approaches"
        isLead
        isNear
        sunken={sunken && compare.form !== 'board'}
        className={compare.form === 'board' ? 'band band--plain' : ''}
      >
        <Tabs
          aria-labelledby="approaches-title"
          initial={approach}
          items={approaches}
          panel={(shown) => <Panel of={shown} {...compare} />}
        />
      </Section>
    );
  if (part === 'services') return <Points id="services" {...services} sunken={sunken} />;
  if (part === 'code' && codeSample)
    return (
      <CodeSection codeAt="end" {...codeSample} sunken={sunken}>
        <CodeSample {...codeSample} />
      </CodeSection>
    );
  if (part === 'why')
    return (
      <Points
        id="why"
        {...why}
        action={<GetStarted quiet>{typePageWords.talk}</GetStarted>}
        sunken={sunken}
      />
    );
  return (
    <CodeSection {...offline} id="offline" codeAt="end" sunken={sunken}>
      <OfflineQueue {...offline.queue} />
    </CodeSection>
  );
}

type PanelProps = { of: (typeof approaches)[number] } & Pick<AppTypeWords['compare'], 'asks' | 'form'>;

/** An approach's answer to the question that the page asks all of them, and to the others. */
function Panel({ of: { title, text, facts, action }, asks, form }: PanelProps) {
  const answers = approachQuestions.map((question, at) => [question, facts[at]] as const);
  return (
    <div className={`grid gap-6 approach approach--${form}`}>
      <p className="semibold ink display">
        <span className="label block">{`${approachQuestions[asks]} `}</span>
        {facts[asks]}
      </p>
      <div className="stack content-start tabs__text">
        <h3>{title}</h3>
        <p>{text}</p>
        <GetStarted>{action}</GetStarted>
      </div>
      <DescriptionList className={APPROACH_FACTS[form]} items={answers.filter((_, at) => at !== asks)} />
    </div>
  );
}

const APPROACH_FACTS: Record<AppTypeWords['compare']['form'], string> = {
  card: 'facts frame frame--small frame--padded rules rules--between rules--flush',
  columns: 'grid text-s cols-2',
  board: 'facts rules',
};

export const head = ({ data, params }: HeadArgs<AppTypeWords>) =>
  pageHead(data, appTypePath(appTypeOf(params.appType)));
