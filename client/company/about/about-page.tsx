import './about-page.css';
import { about } from '#content/company/about-copy.ts';
import { moduleNodeAbove } from '#content/pictures/module/node-above.ts';
import { officeLab } from '#content/pictures/office/lab.ts';
import { officeMeeting } from '#content/pictures/office/meeting.ts';
import { officeTask } from '#content/pictures/office/task.ts';
import { ABOUT } from '#shared/paths.ts';
import tamraUrl from '../../pictures/tamra.svg?url';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { ArrowLink, GetStarted } from '../../ui/link/app-link.tsx';
import { OfficeCard } from '../../ui/office/office-card.tsx';
import { WhereNext } from '../../ui/office/where-next.tsx';
import { pageHead } from '../../ui/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Gallery } from '../gallery.tsx';

export function Page() {
  const { gallery } = about;
  return (
    <>
      <div className="square about-top">
        <div className="wrap split gap-6 items-start">
          <div className="stack gap-5">
            <h1 className="display" tabIndex={-1}>
              {about.heading}
            </h1>
            <p className="lead">{about.lead}</p>
          </div>
          <svg
            className="whole copper tamra"
            viewBox="65 -40 1638 820"
            fill="currentColor"
            aria-hidden="true"
          >
            <use href={`${tamraUrl}#tamra`} />
          </svg>
        </div>
        <Picture of={officeLab} className="crop" priority sizes="100vw" />
        <div className="wrap">
          <KeyFigures items={about.figures} />
        </div>
      </div>
      <Purpose />
      <Who />
      <Values />
      {/* Each picture opens enlarged in a dialog. */}
      <Section id="activities" title={gallery.title} text={gallery.text} isNear className="activities">
        <Gallery {...gallery} shown={5} sizes={SIZES} />
      </Section>
      <Place />
    </>
  );
}

function Purpose() {
  const { title, statements } = about.purpose;
  return (
    <section className="section purpose" aria-label={title}>
      <div className="wrap split split--wide-start gap-7 items-end">
        {statements.map(({ name, text }) => (
          <div key={name} className="grid gap-3">
            <h2 className="label">{name}</h2>
            <p className="medium ink wide balance">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Values() {
  const { title, list } = about.values;
  return (
    <section className="band band--plain section" aria-labelledby="values">
      <div className="wrap grid gap-7">
        <h2 className="label" id="values">
          {title}
        </h2>
        <ol className="grid cols-3 values__proof">
          {list.map(({ name, text, figure, counts }, at) => (
            <li className="grid gap-4 content-start ruled inset-5" key={name}>
              <h3 className="title-2">{name}</h3>
              <p className="lead ink grid gap-4 items-center values__figure">
                <strong className="block copper">{`${figure} `}</strong>
                {counts}
              </p>
              <p>{text}</p>
              {at === 0 && <Picture of={officeTask} className="crop" sizes="(min-width: 64em) 45vw, 92vw" />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Place() {
  const { title, text, write, card, links } = about.place;
  return (
    <section className="section section--sunken" aria-labelledby="place">
      <div className="wrap grid gap-6 desk-cols-3 place">
        <div className="grid gap-6">
          <div className="stack">
            <h2 id="place">{title}</h2>
            <p className="lead">{text}</p>
            <GetStarted>{write}</GetStarted>
          </div>
          <WhereNext links={links} />
        </div>
        <Picture of={officeMeeting} className="crop" sizes="(min-width: 64em) 56rem, 92vw" />
        <OfficeCard title={card} headingLevel={3} />
      </div>
    </section>
  );
}

const SIZES = { first: '(min-width: 48em) 38vw, 100vw', others: '(min-width: 48em) 26vw, 66vw' };

/** Who we are, beside a board of ours, and links to the page of each layer that we build. */
function Who() {
  const { title, lead, more, layers, stackLabel } = about.who;
  return (
    <section className="section--sunken" aria-labelledby="who">
      <div className="grid gap-0 desk-cols-2 square who">
        <div className="stack">
          <h2 id="who">{title}</h2>
          <p className="title-3 ink">{lead}</p>
          <p className="lead">{more}</p>
        </div>
        <Picture of={moduleNodeAbove} className="crop" sizes="(min-width: 64em) 50vw, 100vw" />
      </div>
      <ul className="wrap grid desk-cols-4 tablet-cols-2 gap-6 layers" aria-label={stackLabel}>
        {layers.map(({ ref, name, text, to, link }) => (
          <li key={ref} className="stack gap-1">
            <span className="label" aria-hidden="true">
              {ref}
            </span>
            <p className="title-1 semibold ink">{name}</p>
            <p className="text-s balance">{text}</p>
            <ArrowLink to={to}>{link}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const head = () => pageHead(about, ABOUT);
