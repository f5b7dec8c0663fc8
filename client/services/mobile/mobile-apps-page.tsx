import './mobile-apps-page.css';
import { mobileApps as words } from '#content/services/mobile-apps-copy.ts';
import { appTypePath, MOBILE_APP_DEVELOPMENT } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { ArrowLink } from '../../ui/link/app-link.tsx';
import { pageHead } from '../../ui/page.ts';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextList } from '../../ui/text-list.tsx';
import { ServiceLayout } from '../service-layout.tsx';
import { ShownScreens } from '../shown-screens.tsx';
import { Device } from './device.tsx';
import { OfflineQueue } from './offline-queue.tsx';

export function Page() {
  const { hero } = words;
  return (
    <ServiceLayout
      words={words}
      jump={{ to: '#process', name: hero.secondary }}
      aside={<Device of={hero.picture} isWhole />}
      figures={<KeyFigures items={hero.figures} />}
    >
      <Features />
      <ShownScreens {...words.shown} />
      <Technologies />
      <Process />
    </ServiceLayout>
  );
}

function Features() {
  const { title, text, cards, queue } = words.features;
  return (
    <Section id="features" title={title} text={text} isLead>
      <ul className="grid gap-0 mobile-features">
        {cards.map((card, at) => (
          <li key={card.title} className={at === 0 ? 'grid gap-5 band band--plain' : 'grid content-start'}>
            <div className="grid gap-2">
              <h3 className="beside gap-3">
                <Icon name={card.icon} className="copper" /> {card.title}
              </h3>
              <p className="text-m balance">{card.text}</p>
            </div>
            {at === 0 && <OfflineQueue {...queue} />}
          </li>
        ))}
      </ul>
    </Section>
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
            <div className="stack content-start tabs__text">
              <h3 className="title-3">{step.title}</h3>
              <p className="lead">{step.text}</p>
              <p className="text-s noted">
                <strong>{needs}</strong>
                <br />
                {step.needs}
              </p>
            </div>
            <div className="frame frame--small raised box-5 grid gap-4 content-start">
              <h4 className="text-m">{gets}</h4>
              <TextList of={step.gets} />
            </div>
          </div>
        )}
      />
    </Section>
  );
}

export const head = () => pageHead(words, MOBILE_APP_DEVELOPMENT);
