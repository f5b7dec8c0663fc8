import './culture-page.css';
import './event-story.css';
import { culture } from '#content/company/culture-copy.ts';
import { CAREER, CULTURE } from '#shared/paths.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ArrowLink } from '../../ui/link/app-link.tsx';
import { pageHead } from '../../ui/page.ts';
import { Picture } from '../../ui/picture.tsx';
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
      <Join />
    </>
  );
}

/** Along one trace: the hours of a day, and after the night what there is of a week and of a year. */
function Benefits() {
  const { title, text, list } = culture.benefits;
  return (
    <section className="section benefits" aria-labelledby="benefits">
      <div className="wrap grid gap-8">
        <div className="stack gap-3">
          <h2 id="benefits">{title}</h2>
          <p>{text}</p>
        </div>
        <ol className="grid gap-0 day">
          {list.map(({ icon, title, figure, unit, text }) => (
            <li key={icon} className="grid gap-2 content-start">
              <h3>{title}</h3>
              <p className="row items-baseline ink benefit__figure">
                <strong>{`${figure} `}</strong>
                {unit && <span>{unit}</span>}
                <Icon name={icon} className="copper" />
              </p>
              <p className="text-m balance">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Events() {
  const { title, text, list } = culture.events;
  return (
    <section aria-labelledby="events">
      <div className="wrap section stack">
        <h2 id="events">{title}</h2>
        <p className="balance">{text}</p>
      </div>
      {list.map((event) => (
        <EventStory key={event.id} of={event} />
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
          slides={list.map(({ picture, part, caption }) => ({
            key: caption,
            name: caption,
            content: (
              <figure className={`grid gap-3 content-start square crop photo photo--${part}`}>
                <Picture of={picture} sizes="(min-width: 64em) 45vw, (min-width: 48em) 75vw, 100vw" />
                <figcaption className="ink balance">{caption}</figcaption>
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

const SIZES = { first: '100vw', others: '(min-width: 64em) 60vw, 100vw' };

/** A festival in the office, on the colours of its day (behaviour C3). */
function EventStory({ of: { id, title, when, description, pictures } }: { of: Story }) {
  const titleId = `${id}-title`;
  // The sky and the powders are as bright as the page, the other grounds are dark.
  const ground = id === 'ganesh-chaturthi' || id === 'diwali' ? 'band band--plain ' : '';
  return (
    <section className={`${ground}grid gap-0 story story--${id}`} id={id} aria-labelledby={titleId}>
      <div className="grid gap-4 content-start story__text">
        <div className="grid gap-2 content-start story__title">
          <p className="mono text-s">{when}</p>
          <h3 id={titleId} className="anywhere">
            {title}
          </h3>
        </div>
        <div className="grid gap-4 content-start">
          {description.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <Gallery label={`Pictures of ${title}`} pictures={pictures} sizes={SIZES} shown={2} />
    </section>
  );
}

/** Hands at work across the whole window. */
function Join() {
  const { title, text, picture, link } = culture.join;
  return (
    <section className="on-screen square join" aria-labelledby="join">
      <div className="wrap section split split--wide-start items-end">
        <h2 id="join">{title}</h2>
        <div className="stack">
          <p className="lead">{text}</p>
          <ArrowLink className="button" to={CAREER}>
            {link}
          </ArrowLink>
        </div>
      </div>
      <Picture className="crop" of={picture} sizes="100vw" />
    </section>
  );
}

export const head = () => pageHead(culture, CULTURE);
