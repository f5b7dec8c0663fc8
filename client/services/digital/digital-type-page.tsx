import '../../ui/page-hero.css';
import '../service-layout.css';
import './digital-type-page.css';
import { useLoaderData } from 'react-router-dom';
import { serviceLinks } from '#content/frame/navigation.ts';
import type { DigitalService, HardwareAnswers } from '#content/services/digital-types/digital-type-copy.ts';
import { digitalServices } from '#content/services/digital-types.ts';
import { typePageWords } from '#content/services/type-page-copy.ts';
import { DIGITAL_EVOLUTION, digitalTypePath } from '#shared/paths.ts';
import { type DigitalType, digitalTypeOf } from '#shared/slugs.ts';
import wideUrl from '../../pictures/wide.svg?url';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { CtaBand } from '../../ui/cta-band.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { AppLink, ArrowLink, GetStarted, QuietLink } from '../../ui/link/app-link.tsx';
import { type HeadArgs, type LoaderArgs, pageHead } from '../../ui/page.ts';
import { PageHero } from '../../ui/page-hero.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Points } from '../../ui/points/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CodeSample, CodeSection } from '../code-section.tsx';
import { BeforeAfter } from './before-after.tsx';
import { FigureTitle, WidePicture } from './wide-picture.tsx';

type Data = { type: DigitalType; service: DigitalService };

/** The routes directly under the root have no parameter: there the path itself is the type. */
export async function loader({ params, request }: LoaderArgs): Promise<Data> {
  const type = digitalTypeOf(params.digitalType ?? new URL(request.url).pathname.slice(1));
  return { type, service: await digitalServices[type]() };
}

const parent = serviceLinks.find(({ to }) => to === DIGITAL_EVOLUTION);

export function Page() {
  const { type, service } = useLoaderData<typeof loader>();
  const { banner, picture, ordered, cta, wide } = service;
  const wideAfter = (part: string) => wide?.after === part && <WidePicture type={type} of={wide} />;
  return (
    // The key resets tabs and other state when another service is shown.
    <article className="digital-service" key={type}>
      <PageHero
        band={wide?.after === 'banner'}
        label={
          <span>
            <AppLink to={DIGITAL_EVOLUTION}>{parent?.name}</AppLink> / {banner.badge}
          </span>
        }
        title={
          <>
            {`${banner.title} `}
            <span className="block mask">{banner.highlight}</span>
          </>
        }
        lead={banner.subtitle}
        actions={
          <>
            <GetStarted>{typePageWords.start}</GetStarted>
            <a className="button button--quiet" href="#demo">
              <Icon name="code" /> See the code
            </a>
          </>
        }
        aside={
          <div className={ordered ? 'grid square pictured' : undefined}>
            {ordered && <Picture of={ordered} priority sizes="(min-width: 64em) 50vw, 92vw" />}
            <BeforeAfter of={service.change} />
          </div>
        }
      />
      {wideAfter('banner')}
      <Points
        id="capabilities"
        {...service.capabilities}
        aside={
          picture && (
            // In a box that stretches where the list beside it is taller.
            <div>
              <Picture of={picture} sizes="(min-width: 64em) 41rem, 92vw" className="frame raised" />
            </div>
          )
        }
      />
      {wideAfter('capabilities')}
      <Demo {...service.demo} />
      {wideAfter('demo')}
      {service.hardware && <Hardware {...service.hardware} />}
      <Resources {...service.resources} />
      <CtaBand
        title={cta.title}
        text={cta.description}
        actions={
          <>
            <GetStarted>{typePageWords.start}</GetStarted>
            <QuietLink to={cta.second.to}>{cta.second.label}</QuietLink>
          </>
        }
        isOpen
      >
        <div className="whole above-5">
          <KeyFigures items={cta.metrics} />
        </div>
        <svg className="closing-drawing" aria-hidden="true">
          <use href={`${wideUrl}#${type}`} width="100%" height="100%" />
        </svg>
      </CtaBand>
    </article>
  );
}

function Demo({ description, features, code, ...demo }: DigitalService['demo']) {
  const show = ({ file, text }: (typeof code)[number]) => <CodeSample key={file} file={file} code={text} />;
  return (
    <CodeSection {...demo} id="demo" text={description} points={features} sunken>
      {code.length > 1 ? <Tabs aria-labelledby="demo-title" items={code} panel={show} /> : code.map(show)}
    </CodeSection>
  );
}

/** What decides about a device: its radio, its battery life, and what comes after the first sample. */
function Hardware({ radios, battery, answers }: HardwareAnswers) {
  return (
    <>
      <WidePicture type="iot-development" of={radios}>
        <ul className="wrap grid above-7 radios">
          {radios.list.map(({ name, text, facts }) => (
            <li key={name} className="inset-3 ruled grid gap-4">
              <div>
                <h3 className="title-2">{name}</h3>
                <p className="note">{text}</p>
              </div>
              <DescriptionList className="facts grid gap-3" items={facts} />
            </li>
          ))}
        </ul>
      </WidePicture>
      <Points id="battery" {...battery} title={<FigureTitle {...battery} />} sunken />
      <section aria-labelledby="answers">
        <div className="grid square device-inside">
          <Picture of={answers.picture} sizes="100vw" />
          <h2 className="wrap" id="answers">
            {answers.title}
          </h2>
        </div>
        <div className="wrap section">
          <Accordion
            name="answers"
            open={null}
            items={answers.list.map(([question, answer]) => ({
              id: question,
              title: question,
              body: <p>{answer}</p>,
            }))}
          />
        </div>
      </section>
    </>
  );
}

/** Related pages: ruled rows, or cards under one with a picture. */
function Resources({ title: heading, cards }: DigitalService['resources']) {
  const isLed = cards.some(({ picture }) => picture);
  return (
    <Section id="resources" title={heading} isNear>
      <ul className={isLed ? 'grid cols-2 resources' : 'rules rules--strong ruled-end pad-5'}>
        {cards.map(({ title, badge, picture, description, actions }) => (
          <li
            key={title}
            className={
              isLed ? `frame frame--small raised box-5 ${picture ? 'full split sunken' : 'grid'}` : undefined
            }
          >
            {picture && <Picture of={picture} phone sizes="(min-width: 64em) 31rem, 86vw" />}
            <div className="stack gap-2 content-start resources__words">
              <p className="label">{badge}</p>
              <h3 className={picture ? 'title-4' : 'title-2'}>{title}</h3>
              <p className={`wide ${picture ? 'lead' : 'balance'}`}>{description}</p>
              <p className="row gap-5 resources__actions above-3">
                {actions.map(({ label, to }) => (
                  <ArrowLink key={to} to={to}>
                    {label}
                  </ArrowLink>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const head = ({ data: { type, service } }: HeadArgs<Data>) => pageHead(service, digitalTypePath(type));
