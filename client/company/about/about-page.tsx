import './about-page.css';
import { about } from '#content/company/about-copy.ts';
import { moduleNodeAbove } from '#content/pictures/module/node-above.ts';
import { officeBench } from '#content/pictures/office/bench.ts';
import { officeLab } from '#content/pictures/office/lab.ts';
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
        <div className="wrap split split--wide-start items-start">
          <div className="stack gap-5">
            <h1 tabIndex={-1}>{about.heading}</h1>
            <p className="lead">{about.lead}</p>
          </div>
          <svg className="copper tamra" viewBox="0 -40 1801 820" fill="currentColor" aria-hidden="true">
            <use href={`${tamraUrl}#tamra`} />
          </svg>
        </div>
        <Picture of={officeBench} className="crop" priority sizes="100vw" />
        <div className="wrap">
          <KeyFigures items={about.figures} />
        </div>
      </div>
      <Purpose />
      <Who />
      <Values />
      {/* Each picture opens enlarged in a dialog. */}
      <Section id="activities" title={gallery.title} text={gallery.text} isNear>
        <Gallery {...gallery} className="gallery--activities" shown={5} sizes={SIZES} />
      </Section>
      <Place />
    </>
  );
}

function Purpose() {
  const { title, statements } = about.purpose;
  return (
    <section className="section" aria-label={title}>
      <div className="wrap grid gap-7 purpose">
        {statements.map(({ name, text }) => (
          <div key={name} className="grid gap-3">
            <h2 className="label">{name}</h2>
            <p className="medium ink">{text}</p>
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
      <div className="wrap values">
        <h2 className="title-2 below-4" id="values">
          {title}
        </h2>
        <ol className="rules rules--flush pad-5">
          {list.map(({ name, text }) => (
            <li className="split split--wide-start gap-2" key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
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
        <Picture of={officeLab} className="crop" sizes="(min-width: 64em) 56rem, 92vw" />
        <OfficeCard title={card} headingLevel={3} />
      </div>
    </section>
  );
}

const SIZES = {
  first: '(min-width: 80em) 38rem, (min-width: 48em) 50vw, 100vw',
  others: '(min-width: 80em) 18rem, (min-width: 48em) 25vw, 50vw',
};

/** Who we are, beside a board of ours, and links to the page of each layer that we build. */
function Who() {
  const { title, paragraphs, layers, stackLabel } = about.who;
  return (
    <section className="section section--sunken" aria-labelledby="who">
      <div className="wrap grid gap-6 cols-2 items-center who">
        <div className="stack">
          <h2 id="who">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Picture of={moduleNodeAbove} className="crop" sizes="(min-width: 64em) 45vw, 100vw" />
        <ul className="full rules ruled-end pad-4 layers" aria-label={stackLabel}>
          {layers.map(({ ref, name, text, to, link }) => (
            <li key={ref} className="pair items-baseline">
              <span className="label" aria-hidden="true">
                {ref}
              </span>
              <div>
                <strong>{name}</strong>
                <p className="text-s">{text}</p>
              </div>
              <ArrowLink to={to}>{link}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const head = () => pageHead(about, ABOUT);
