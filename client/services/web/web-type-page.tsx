import '../type-page.css';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { company } from '#content/company.ts';
import type { WebTypeWords } from '#content/services/web-types/web-type-copy.ts';
import { webTypeCommon, webTypeNames, webTypeWords } from '#content/services/web-types.ts';
import { WEB_DEVELOPMENT, webTypePath } from '#shared/paths.ts';
import { WEB_TYPES, webTypeOf } from '#shared/slugs.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { GetStarted } from '../../ui/link/get-started.tsx';
import type { Head, HeadArgs } from '../../ui/page.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StepLine } from '../../ui/step-line.tsx';
import { CodeSection } from '../code-section.tsx';
import { SiblingLinks } from '../sibling-links.tsx';
import { TracePath } from '../trace-path.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { StackLetters } from './stack-letters.tsx';

export function loader({ params }: LoaderFunctionArgs): Promise<WebTypeWords> {
  return webTypeWords[webTypeOf(params.type)]();
}

export function Page() {
  const type = webTypeOf(useParams().type);
  const words = useLoaderData<WebTypeWords>();
  const others = WEB_TYPES.filter((other) => other !== type);
  return (
    <>
      <PageHero
        band
        label={<AppLink to={WEB_DEVELOPMENT}>{webTypeCommon.parent}</AppLink>}
        title={words.hero.title}
        lead={words.hero.lead}
        actions={<GetStarted>{webTypeCommon.action}</GetStarted>}
        aside={<TracePath {...words.path} />}
      />
      <section className="section" aria-labelledby="letters">
        <div className="wrap">
          <div className="head">
            <h2 id="letters">{words.letters.title}</h2>
            <p className="lead">{words.letters.text}</p>
          </div>
          <StackLetters letters={words.letters.items} />
        </div>
      </section>
      <section className="section section--sunken" aria-labelledby="features">
        <div className="wrap split split--wide-end type-features">
          <div className="stack">
            <h2 id="features">{words.features.title}</h2>
            <p className="lead">{words.features.text}</p>
            <Picture of={words.features.picture} sizes="(min-width: 64em) 30rem, 92vw" />
          </div>
          <FeatureCards cards={words.features.cards} />
        </div>
      </section>
      <CodeSection {...words.codeSample} codeAt="start" />
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
      />
    </>
  );
}

export function head({ data, params }: HeadArgs<WebTypeWords>): Head {
  const type = webTypeOf(params.type);
  const title = `${webTypeNames[type]} | ${company.name}`;
  return { title, description: data.description, canonical: webTypePath(type) };
}
