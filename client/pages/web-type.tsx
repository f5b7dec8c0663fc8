import './type-page.css';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { company } from '#content/company.ts';
import { webTypeCommon, webTypeNames, webTypeWords } from '#content/pages/web-type.ts';
import type { WebTypeWords } from '#content/pages/web-types/words.ts';
import { WEB_DEVELOPMENT, webTypePath } from '#shared/paths.ts';
import { WEB_TYPES, type WebType, webTypeOf } from '#shared/slugs.ts';
import { AppLink } from '../components/app-link.tsx';
import { CtaBand } from '../components/cta-band.tsx';
import { FeatureCards } from '../components/feature-cards.tsx';
import { GetStarted } from '../components/get-started.tsx';
import { Onward } from '../components/onward.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Picture } from '../components/picture.tsx';
import { Sample } from '../components/sample.tsx';
import { StackLetters } from '../components/stack-letters.tsx';
import { StepLine } from '../components/step-line.tsx';
import { TracePath } from '../components/trace-path.tsx';
import type { Head, HeadArgs } from '../page.ts';
import { heroCloud } from '../pictures/hero-cloud.ts';
import { heroCompany } from '../pictures/hero-company.ts';
import { heroDigital } from '../pictures/hero-digital.ts';
import { officeDesk } from '../pictures/office-desk.ts';
import type { PictureSource } from '../pictures/picture-source.ts';

const FEATURE_PICTURES: Record<WebType, PictureSource> = {
  'mean-development': heroCompany,
  'nodejs-development': heroCloud,
  'progressive-web-application-development': heroDigital,
  'reactjs-development': officeDesk,
};

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
            <Picture of={FEATURE_PICTURES[type]} sizes="(min-width: 64em) 30rem, 92vw" />
          </div>
          <FeatureCards cards={words.features.cards} />
        </div>
      </section>
      <Sample {...words.sample} codeAt="start" />
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
      <Onward
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
