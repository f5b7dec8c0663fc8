import { useLoaderData, useParams } from 'react-router-dom';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
import { webTypeCommon, webTypeNames, webTypeWords } from '#content/services/web-types.ts';
import { WEB_DEVELOPMENT, webTypePath } from '#shared/paths.ts';
import { WEB_TYPES, webTypeOf } from '#shared/slugs.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { ClosingTraces } from '../../ui/drawing/closing-traces.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { GetStarted } from '../../ui/link/get-started.tsx';
import type { Head, HeadArgs, LoaderArgs } from '../../ui/page.ts';
import { pageHead } from '../../ui/page-head.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { StepLine } from '../../ui/step-line.tsx';
import { CLOSING } from '../closing-shapes.ts';
import { CodeSection } from '../code-section.tsx';
import { Points } from '../points.tsx';
import { SiblingLinks } from '../sibling-links.tsx';
import { Request } from './request.tsx';
import { StackLetters } from './stack-letters.tsx';

export function loader({ params }: LoaderArgs): Promise<WebTypeWords> {
  return webTypeWords[webTypeOf(params.type)]();
}

export function Page() {
  const type = webTypeOf(useParams().type);
  const words = useLoaderData<WebTypeWords>();
  const isBeside = words.letters.form === 'layers';
  const others = WEB_TYPES.filter((other) => other !== type);
  return (
    <>
      <PageHero
        band
        label={<AppLink to={WEB_DEVELOPMENT}>{webTypeCommon.parent}</AppLink>}
        title={words.hero.title}
        lead={words.hero.lead}
        actions={<GetStarted>{webTypeCommon.action}</GetStarted>}
        aside={<Request key={type} of={words.request} />}
      />
      <section className="section" aria-labelledby="letters">
        <div className={isBeside ? 'wrap split split--wide-end split--top' : 'wrap'}>
          <div className={isBeside ? 'stack' : 'head'}>
            <h2 id="letters">{words.letters.title}</h2>
            <p className="lead">{words.letters.text}</p>
          </div>
          <StackLetters form={words.letters.form} letters={words.letters.items} />
        </div>
      </section>
      {words.order.map((part) => {
        const isSunken = words.order[0] === part;
        return part === 'code' ? (
          <CodeSection
            key={part}
            {...words.codeSample}
            codeAt={isSunken ? 'end' : 'start'}
            sunken={isSunken}
          />
        ) : (
          <Points key={part} id="features" {...words.features} sunken={isSunken} />
        );
      })}
      <section className="section section--sunken" aria-labelledby="workflow">
        <div className="wrap">
          <div className="head head--row">
            <h2 id="workflow">{webTypeCommon.workflow}</h2>
            <div className="row row--end">
              <GetStarted quiet>{webTypeCommon.action}</GetStarted>
            </div>
          </div>
          <StepLine steps={words.workflow} />
        </div>
      </section>
      <SiblingLinks
        title={webTypeCommon.others}
        links={others.map((other) => ({ to: webTypePath(other), name: webTypeNames[other] }))}
      />
      <CtaBand
        title={words.cta.title}
        text={words.cta.text}
        actions={<GetStarted>{webTypeCommon.action}</GetStarted>}
      >
        <ClosingTraces {...CLOSING[type]} />
      </CtaBand>
    </>
  );
}

export function head({ data: { description }, params }: HeadArgs<WebTypeWords>): Head {
  const type = webTypeOf(params.type);
  return pageHead({ title: webTypeNames[type], description }, webTypePath(type));
}
