import './about.css';
import { company } from '#content/company.ts';
import { about } from '#content/pages/about.ts';
import {
  ABOUT,
  CAREER,
  CONTACT,
  CULTURE,
  digitalTypePath,
  LEADERSHIP,
  MOBILE_APP_DEVELOPMENT,
  PRODUCTS,
  WEB_DEVELOPMENT,
} from '#shared/paths.ts';
import { AppLink } from '../components/app-link.tsx';
import { Gallery } from '../components/gallery.tsx';
import { Icon } from '../components/icon.tsx';
import { LayerStack } from '../components/layer-stack.tsx';
import { LocalClock } from '../components/local-clock.tsx';
import { Picture } from '../components/picture.tsx';
import { Reach } from '../components/reach.tsx';
import { WhereNext } from '../components/where-next.tsx';
import type { Head } from '../page.ts';
import { eventDiwali } from '../pictures/event-diwali.ts';
import { eventGaneshChaturthi } from '../pictures/event-ganesh-chaturthi.ts';
import { eventHoli } from '../pictures/event-holi.ts';
import { eventIndependenceDay } from '../pictures/event-independence-day.ts';
import { heroCompany } from '../pictures/hero-company.ts';
import { heroDigital } from '../pictures/hero-digital.ts';
import { officeLab } from '../pictures/office-lab.ts';
import { officeMeeting } from '../pictures/office-meeting.ts';
import { officePantry } from '../pictures/office-pantry.ts';
import { officeTerrace } from '../pictures/office-terrace.ts';

const PATHS = {
  mobile: MOBILE_APP_DEVELOPMENT,
  web: WEB_DEVELOPMENT,
  iot: digitalTypePath('iot-development'),
  products: PRODUCTS,
  leadership: LEADERSHIP,
  culture: CULTURE,
  career: CAREER,
};

const PICTURES = {
  'event-diwali': eventDiwali,
  'event-ganesh-chaturthi': eventGaneshChaturthi,
  'event-holi': eventHoli,
  'event-independence-day': eventIndependenceDay,
  'office-lab': officeLab,
  'office-meeting': officeMeeting,
  'office-pantry': officePantry,
  'office-terrace': officeTerrace,
};

/** The same desk by night: the light picture would glare on a dark page. */
const DESK = { ...heroCompany, dark: heroDigital };

export function Page() {
  return (
    <>
      <div className="wrap about-top">
        <h1 className="interior" tabIndex={-1}>
          {about.heading}
        </h1>
        <p className="lead">{about.lead}</p>
        <Picture
          className="about-top__picture"
          of={DESK}
          alt={about.pictureAlt}
          sizes="(min-width: 80em) 75rem, 100vw"
          priority
        />
      </div>
      <Purpose />
      <Who />
      <Values />
      <Activities />
      <Place />
    </>
  );
}

function Purpose() {
  const { title, statements } = about.purpose;
  return (
    <section className="section" aria-label={title}>
      <div className="wrap purpose">
        {statements.map(({ name, text }) => (
          <div key={name} className="purpose__row">
            <h2>{name}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Who() {
  const { title, paragraphs, layers, stackLabel } = about.who;
  return (
    <section className="section section--sunken" aria-labelledby="who">
      <div className="wrap who">
        <div className="stack who__text">
          <h2 id="who">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="who__drawing">
          <LayerStack />
        </div>
        <ul className="layers" aria-label={stackLabel}>
          {layers.map(({ ref, name, text, to, link }) => (
            <li key={ref}>
              <span className="label" aria-hidden="true">
                {ref}
              </span>
              <div>
                <strong>{name}</strong>
                <p>{text}</p>
              </div>
              <AppLink className="text-link" to={PATHS[to]}>
                {link} <Icon name="arrow-right" className="icon--move" />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Values() {
  const { title, list } = about.values;
  return (
    <section className="section" aria-labelledby="values">
      <div className="wrap values">
        <h2 id="values">{title}</h2>
        <ol className="values__list">
          {list.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Activities() {
  const { title, text, label, pictures } = about.gallery;
  return (
    <section className="section section--flush" aria-labelledby="activities">
      <div className="wrap">
        <div className="head head--near">
          <h2 id="activities">{title}</h2>
          <p>{text}</p>
        </div>
        <Gallery
          className="gallery--activities"
          label={label}
          pictures={pictures.map(({ picture, caption }) => ({
            key: picture,
            picture: PICTURES[picture],
            caption,
          }))}
          sizes={{
            first: '(min-width: 80em) 37rem, (min-width: 48em) 50vw, 100vw',
            others: '(min-width: 80em) 24rem, (min-width: 48em) 33vw, 50vw',
          }}
        />
      </div>
    </section>
  );
}

function Place() {
  const { title, text, write, card, hours, atWork, onward } = about.place;
  const { address, email, officeHours } = company;
  return (
    <section className="section section--sunken" aria-labelledby="place">
      <div className="wrap split split--top">
        <div className="place">
          <div className="stack">
            <h2 id="place">{title}</h2>
            <p className="lead">{text}</p>
            <AppLink className="button" to={CONTACT}>
              {write} <Icon name="arrow-right" className="icon--move" />
            </AppLink>
          </div>
          <WhereNext links={onward.map(({ to, ...link }) => ({ ...link, to: PATHS[to] }))} />
        </div>
        <div className="office-card">
          <LocalClock
            place={`${address.city}, UTC +05:30`}
            hours={officeHours}
            hoursLabel={hours}
            atWork={atWork}
          />
          <div className="office-card__body">
            <h3>{card}</h3>
            <Reach email={email} hours />
          </div>
        </div>
      </div>
    </section>
  );
}

export function head(): Head {
  return { title: `${about.title} | ${company.name}`, description: about.description, canonical: ABOUT };
}
