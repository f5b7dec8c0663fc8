import './about-page.css';
import { about } from '#content/company/about-copy.ts';
import { ABOUT } from '#shared/paths.ts';
import { KeyFigures } from '../../ui/key-figures.tsx';
import { GetStarted } from '../../ui/link/get-started.tsx';
import { OfficeCard } from '../../ui/office/office-card.tsx';
import { WhereNext } from '../../ui/office/where-next.tsx';
import { pageHead } from '../../ui/page-head.ts';
import { Activities } from './activities.tsx';
import { LayerStack } from './layer-stack.tsx';
import { Who } from './who-we-are.tsx';

export function Page() {
  return (
    <>
      <div className="wrap grid items-center about-top">
        <div className="stack gap-5">
          <h1 tabIndex={-1}>{about.heading}</h1>
          <p className="lead">{about.lead}</p>
        </div>
        <LayerStack />
        <KeyFigures items={about.figures} />
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
      <div className="wrap rules rules--between purpose">
        {statements.map(({ name, text }) => (
          <div key={name} className="split">
            <h2 className="title-1">{name}</h2>
            <p className="medium ink balance">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Values() {
  const { title, list } = about.values;
  return (
    <section className="section" aria-labelledby="values">
      <div className="wrap split split--third gap-6 items-start values">
        <h2 className="sticky" id="values">
          {title}
        </h2>
        <ol className="rules pad-5 values__list">
          {list.map(({ name, text }) => (
            <li className="grid gap-2 items-baseline" key={name}>
              <h3 className="title-2">{name}</h3>
              <p className="balance">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Place() {
  const { title, text, write, card, hours, atWork, links } = about.place;
  return (
    <section className="section section--sunken" aria-labelledby="place">
      <div className="wrap split items-start">
        <div className="grid gap-7">
          <div className="stack">
            <h2 id="place">{title}</h2>
            <p className="lead">{text}</p>
            <GetStarted>{write}</GetStarted>
          </div>
          <WhereNext links={links} />
        </div>
        <OfficeCard title={card} headingLevel={3} hoursLabel={hours} atWork={atWork} />
      </div>
    </section>
  );
}

export const head = () => pageHead(about, ABOUT);
