import './device.css';
import './mobile-apps-page.css';
import { mobileApps as words } from '#content/services/mobile-apps-copy.ts';
import { appTypePath, MOBILE_APP_DEVELOPMENT } from '#shared/paths.ts';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { ArrowLink } from '../../ui/link/app-link.tsx';
import { pageHead } from '../../ui/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { Points } from '../../ui/points/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextList } from '../../ui/text-list.tsx';
import { ServiceLayout } from '../service-layout.tsx';
import { ShownScreens } from '../shown-screens.tsx';
import { OfflineQueue } from './offline-queue.tsx';

const PHONE = {
  className: 'device',
  sizes: '(min-width: 79em) 43rem, (min-width: 64em) 55vw, (min-width: 48em) 50vw, 100vw',
};

export function Page() {
  return (
    <ServiceLayout
      words={words}
      jump={{ to: '#process', name: words.hero.secondary }}
      aside={
        <div className="grid gap-0 switched flight">
          <Picture of={words.hero.picture} {...PHONE} priority />
          <Picture of={words.hero.inFlight} {...PHONE} />
          <div className="grid gap-5 content-center">
            <OfflineQueue {...words.hero.queue} />
            <KeyFigures items={words.hero.figures} />
          </div>
        </div>
      }
    >
      <div className="band band--plain">
        <Points id="features" {...words.features} />
      </div>
      <ShownScreens {...words.shown} isLed />
      <Technologies />
      <Process />
    </ServiceLayout>
  );
}

function Technologies() {
  const { title, text, rows, more } = words.technologies;
  return (
    <Section id="technologies" title={title} text={text} isLead sunken>
      <ul className="rules ruled-end rules--strong mobile-tech">
        {rows.map((row) => (
          <li key={row.name} className="grid">
            <h3 className="title-4">
              {'type' in row ? (
                <ArrowLink className="beside ink" to={appTypePath(row.type)}>
                  <span className="visually-hidden">{more} </span>
                  {row.name}
                </ArrowLink>
              ) : (
                row.name
              )}
            </h3>
            <p className="label">{row.runs}</p>
            <p className="lead ink">{row.use}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Steps on one trace; the panel below shows the chosen step (behaviour S3). */
function Process() {
  const { title, text, label, needs, gets, steps } = words.process;
  return (
    <Section id="process" title={title} text={text} isLead isNear>
      <Tabs
        className="project-steps"
        aria-label={label}
        items={steps.map((step) => ({ ...step, label: step.name }))}
        panel={(step) => (
          <div className="split split--wide-start items-start gap-5">
            <div className="stack content-start">
              <h3 className="display">{step.title}</h3>
              <p className="lead">{step.text}</p>
              <p className="text-s noted">
                <strong className="block">{needs}</strong>
                {` ${step.needs}`}
              </p>
            </div>
            <div className="grid gap-4 content-start">
              <h4 className="title-2">{gets}</h4>
              <TextList of={step.gets} />
            </div>
          </div>
        )}
      />
    </Section>
  );
}

export const head = () => pageHead(words, MOBILE_APP_DEVELOPMENT);
