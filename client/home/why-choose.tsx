import './why-choose.css';
import { home } from '#content/home/home-copy.ts';
import { processItems } from '#content/home/why-choose-copy.ts';
import { interfaceBench } from '../pictures/interface-bench.ts';
import { interfaceClinic } from '../pictures/interface-clinic.ts';
import { moduleL293d } from '../pictures/module-l293d.ts';
import { officeDesk } from '../pictures/office-desk.ts';
import { officeMeeting } from '../pictures/office-meeting.ts';
import { officeTerrace } from '../pictures/office-terrace.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Picture } from '../ui/picture.tsx';

const PICTURES = {
  meeting: officeMeeting,
  driver: moduleL293d,
  bench: interfaceBench,
  clinic: interfaceClinic,
  desk: officeDesk,
  terrace: officeTerrace,
};

/** The picture beside the list follows the open item by CSS alone (why.css), so it does without scripts as well. */
export function Why() {
  return (
    <section className="section" aria-labelledby="why-title">
      <div className="wrap">
        <div className="head">
          <h2 id="why-title">{home.why.heading}</h2>
          <p>{home.why.lead}</p>
        </div>
        <div className="why split split--top">
          <Accordion
            name="why"
            numbered
            open={processItems[0]?.id ?? null}
            items={processItems.map(({ id, title, text }) => ({ id, title, body: <p>{text}</p> }))}
          />
          <div className="why__pictures">
            {processItems.map(({ id, image, caption }) => (
              <figure key={id} className="why__picture">
                <Picture of={PICTURES[image]} sizes="(min-width: 75em) 35rem, (min-width: 64em) 46vw, 92vw" />
                <figcaption className="mono">{caption}</figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
