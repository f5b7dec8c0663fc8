import './app-type-page.css';
import { useLoaderData, useParams } from 'react-router-dom';
import type { AppTypeWords } from '#content/services/app-types/app-type-copy.ts';
import { appTypeCommon, appTypeNames, appTypeWords } from '#content/services/app-types.ts';
import { appTypePath, MOBILE_APP_DEVELOPMENT } from '#shared/paths.ts';
import { APP_TYPES, appTypeOf } from '#shared/slugs.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { ClosingTraces } from '../../ui/drawing/closing-traces.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { GetStarted } from '../../ui/link/get-started.tsx';
import type { Head, HeadArgs, LoaderArgs } from '../../ui/page.ts';
import { pageHead } from '../../ui/page-head.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Section } from '../../ui/section.tsx';
import { CodeSection } from '../code-section.tsx';
import { Points } from '../points.tsx';
import { SiblingLinks } from '../sibling-links.tsx';
import { Approaches } from './approaches.tsx';
import { CLOSING } from './closing-shapes.ts';
import { OfflineQueue } from './offline-queue.tsx';
import { PhoneDrawing } from './phone-drawing.tsx';

export function loader({ params }: LoaderArgs): Promise<AppTypeWords> {
  return appTypeWords[appTypeOf(params.appType)]();
}

export function Page() {
  const type = appTypeOf(useParams().appType);
  const words = useLoaderData<AppTypeWords>();
  const others = APP_TYPES.filter((other) => other !== type);
  return (
    <>
      <PageHero
        label={<AppLink to={MOBILE_APP_DEVELOPMENT}>{appTypeCommon.parent}</AppLink>}
        title={words.hero.title}
        lead={words.hero.lead}
        actions={<GetStarted>{appTypeCommon.action}</GetStarted>}
        aside={<PhoneDrawing scene={words.scene} label={words.hero.drawing} />}
      />
      <Services {...words.services} form={words.approach} />
      {words.order.map((part, at) => (
        <Part key={`${type} ${part}`} part={part} of={words} sunken={at % 2 === 0} />
      ))}
      <Section id="approaches" title={appTypeCommon.approaches} text={words.compare} isLead isNear>
        {/* The key starts the tabs anew at this kind's own approach when the visitor goes from one kind to another. */}
        <Approaches key={type} labelledBy="approaches-title" initial={words.approach} />
      </Section>
      <SiblingLinks
        title={appTypeCommon.others}
        links={others.map((other) => ({ to: appTypePath(other), name: appTypeNames[other] }))}
      />
      <CtaBand
        title={words.cta.title}
        text={words.cta.text}
        actions={<GetStarted>{appTypeCommon.talk}</GetStarted>}
      >
        <ClosingTraces {...CLOSING[type]} />
      </CtaBand>
    </>
  );
}

type ServicesProps = AppTypeWords['services'] & { form: AppTypeWords['approach'] };

function Services({ title, text, cards, form }: ServicesProps) {
  return (
    <Section id="services" title={title} text={text} isLead>
      <ul className={`type-services type-services--${form}`}>
        {cards.map((card) => (
          <li key={card.title} className="type-services__card">
            <Icon name={card.icon} />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type PartProps = { part: AppTypeWords['order'][number]; of: AppTypeWords; sunken: boolean };

function Part({ part, of, sunken }: PartProps) {
  if (part === 'code') return <CodeSection {...of.codeSample} codeAt="end" sunken={sunken} />;
  if (part === 'why') {
    const talk = <GetStarted quiet>{appTypeCommon.talk}</GetStarted>;
    return <Points id="why" {...of.why} action={talk} sunken={sunken} />;
  }
  return (
    <section className={sunken ? 'section section--sunken' : 'section'} aria-labelledby="offline">
      <Offline {...of.offline} />
    </section>
  );
}

function Offline({ title, text, queue }: AppTypeWords['offline']) {
  return (
    <div className="wrap split split--wide-end">
      <div className="stack">
        <h2 id="offline">{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <OfflineQueue {...queue} />
    </div>
  );
}

export function head({ data: { description }, params }: HeadArgs<AppTypeWords>): Head {
  const type = appTypeOf(params.appType);
  return pageHead({ title: appTypeNames[type], description }, appTypePath(type));
}
