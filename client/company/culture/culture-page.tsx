import './culture-page.css';
import { culture } from '#content/company/culture-copy.ts';
import { CULTURE } from '#shared/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { pageHead } from '../../ui/page-head.ts';
import { ClosingCard } from '../closing-card.tsx';
import { EventStory } from './event-story.tsx';
import { FadingBanner } from './fading-banner.tsx';
import { Photos } from './photo-slider.tsx';

export function Page() {
  return (
    <>
      <FadingBanner />
      <Benefits />
      <Photos />
      <Events />
      <ClosingCard {...culture.join} />
    </>
  );
}

function Benefits() {
  const { title, text, list } = culture.benefits;
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="wrap grid gap-6">
        <div className="stack">
          <h2 id="benefits">{title}</h2>
          <p>{text}</p>
        </div>
        <ul className="grid desk-cols-3 benefits__list">
          {list.map((benefit) => (
            <li key={benefit.icon} className="grid gap-2 content-start ruled">
              <h3>{benefit.title}</h3>
              <p className="beside between title-3 semibold ink benefits__figure">
                {benefit.figure} <Icon name={benefit.icon} />
              </p>
              <p className="text-m balance">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Events() {
  const { title, text, list } = culture.events;
  return (
    <section className="section" aria-labelledby="events">
      <div className="wrap events__head grid gap-6">
        <div className="stack">
          <h2 id="events">{title}</h2>
          <p className="balance">{text}</p>
        </div>
        <ul className="grid cols-2 festivals">
          {list.map((event) => (
            <li key={event.id} className="ruled">
              <span className="label">{event.when}</span>{' '}
              <a className="beside target title-1 medium ink" href={`#${event.id}`}>
                {event.title}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {list.map((event, at) => (
        <EventStory key={event.id} of={event} side={at % 2 ? 'start' : 'end'} />
      ))}
    </section>
  );
}

export const head = () => pageHead(culture, CULTURE);
