import './why-choose.css';
import { home } from '#content/home/home-copy.ts';
import { processItems } from '#content/home/why-choose-copy.ts';
import { upTo } from '#shared/picture-source.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Picture } from '../ui/picture.tsx';

/** The picture beside the list follows the open item by CSS alone (why-choose.css), so it works without JavaScript. */
export function Why() {
  return (
    <section className="section traced traced--last" aria-labelledby="why-title">
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
            {processItems.map(({ id, picture, caption }) => (
              <figure key={id} className="why__picture">
                <Picture
                  of={upTo(1200, picture)}
                  sizes="(min-width: 75em) 35rem, (min-width: 64em) 46vw, 92vw"
                />
                <figcaption className="mono">{caption}</figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
