import './approaches.css';
import './device.css';
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
import { Picture } from '../../ui/picture.tsx';
import { Measured } from '../../ui/points/measured.tsx';
import { Points } from '../../ui/points/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CodeSample, CodeSection } from '../code-section.tsx';
import { ServiceLayout } from '../service-layout.tsx';
import { DEVICE_SIZES } from './device-sizes.ts';
import { OfflineQueue } from './offline-queue.tsx';

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
      aside={
        <Picture
          key={type}
          className={`device device--${words.hero.shown}`}
          of={words.hero.picture}
          sizes={words.hero.shown === 'whole' ? DEVICE_SIZES : '(min-width: 48em) 100vw, 150vw'}
          priority
        />
      }
      figures={words.result && <Measured {...words.result} how={typePageWords.measured} />}
      closing={words.closing}
    >
      <Points id="services" {...words.services} />
      {words.order.map((part, at) => (
        <Part key={`${type} ${part}`} part={part} of={words} sunken={at % 2 === 0} />
      ))}
      <Section id="approaches" title={typePageWords.approaches} text={words.compare} isLead isNear>
        {/* The key resets the tabs to the new type's own approach when the visitor changes the type. */}
        <Tabs
          key={type}
          className="approaches"
          aria-labelledby="approaches-title"
          initial={words.approach}
          items={approaches}
          panel={(approach) => <Panel {...approach} />}
        />
      </Section>
    </ServiceLayout>
  );
}

type PartProps = { part: AppTypeWords['order'][number]; of: AppTypeWords; sunken: boolean };

function Part({ part, of: { codeSample, why, offline }, sunken }: PartProps) {
  if (part === 'code')
    return (
      <CodeSection {...codeSample} codeAt="end" sunken={sunken}>
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
    <section className={sunken ? 'section section--sunken' : 'section'} aria-labelledby="offline">
      <div className="wrap split split--wide-end items-start">
        <div className="stack">
          <h2 id="offline">{offline.title}</h2>
          <p className="lead">{offline.text}</p>
        </div>
        <OfflineQueue {...offline.queue} />
      </div>
    </section>
  );
}

function Panel({ title, text, facts, action }: (typeof approaches)[number]) {
  return (
    <div className="split gap-6 approach">
      <div className="stack content-start tabs__text">
        <h3>{title}</h3>
        <p>{text}</p>
        <GetStarted>{action}</GetStarted>
      </div>
      <DescriptionList
        className="frame frame--small rules rules--between approach__facts"
        items={approachQuestions.map((question, at) => [question, facts[at]])}
      />
    </div>
  );
}

export const head = ({ data, params }: HeadArgs<AppTypeWords>) =>
  pageHead(data, appTypePath(appTypeOf(params.appType)));
