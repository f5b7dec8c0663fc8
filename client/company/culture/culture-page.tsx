import './culture-page.css';
import './event-story.css';
import { culture } from '#content/company/culture-copy.ts';
import { CULTURE } from '#shared/paths.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pageHead } from '../../ui/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { ClosingCard } from '../closing-card.tsx';
import { Gallery } from '../gallery.tsx';
import { FadingBanner } from './fading-banner.tsx';
import { PHOTO_SLIDER } from './motion.ts';

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
        <ul className="grid tablet-cols-2 desk-cols-3 benefits__list">
          {list.map((benefit) => (
            <li key={benefit.icon} className="grid gap-2 content-start ruled">
              <h3>{benefit.title}</h3>
              <p className="beside gap-3 title-3 semibold ink benefits__figure">
                <Icon name={benefit.icon} className="copper" /> {benefit.figure}
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
      <div className="wrap stack events__head">
        <h2 id="events">{title}</h2>
        <p className="balance">{text}</p>
      </div>
      {list.map((event, at) => (
        <EventStory key={event.id} of={event} at={at} />
      ))}
    </section>
  );
}

/** A carousel of office pictures (behaviour C3, L7). Its styles are in culture-page.css. */
function Photos() {
  const { title, label, list } = culture.photos;
  return (
    <div className="section section--sunken section--photos">
      <div className="wrap photos">
        <Carousel
          label={label}
          heading={<h2 id="photos">{title}</h2>}
          slides={list.map(({ picture, caption }) => ({
            key: picture.file,
            name: caption,
            content: (
              <figure className="grid gap-2 photo crop">
                <Picture of={picture} sizes="(min-width: 64em) 20vw, (min-width: 48em) 50vw, 100vw" />
                <figcaption className="text-s muted">{caption}</figcaption>
              </figure>
            ),
          }))}
          {...PHOTO_SLIDER}
          loop
        />
      </div>
    </div>
  );
}

type Story = (typeof culture)['events']['list'][number];

const SIZES = { first: '(min-width: 64em) 70vw, 100vw', others: '(min-width: 89em) 8rem, 9vw' };

/** A festival in the office (behaviour C3). */
function EventStory({ of: { id, title, when, description, pictures }, at }: { of: Story; at: number }) {
  const titleId = `${id}-title`;
  // The window's edge that the pictures bleed off in a wide window.
  const side = at % 2 ? 'start' : 'end';
  return (
    <section className={`grid items-center story story--${side}`} id={id} aria-labelledby={titleId}>
      <div className="story__text grid gap-4 content-start">
        <p className="label">{when}</p>
        <h3 id={titleId} className="anywhere">
          {title}
        </h3>
        {description.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
      </div>
      <Gallery label={`Pictures of ${title}`} pictures={pictures} sizes={SIZES} />
    </section>
  );
}

export const head = () => pageHead(culture, CULTURE);
