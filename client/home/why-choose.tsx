import './why-choose.css';
import { lower } from '#content/home/lower-copy.ts';
import { processItems } from '#content/home/why-choose-copy.ts';
import { isScreenshot, only } from '#shared/picture-source.ts';
import { Accordion } from '../ui/accordion/accordion.tsx';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';

/** The picture beside the list follows the open item by CSS alone (why-choose.css), so it works without JavaScript. */
export function Why() {
  return (
    <Section id="why" title={lower.why.heading} line={lower.why.line} className="traced traced--last">
      <div className="why split split--wide-end items-start">
        <Accordion
          name="why"
          open={processItems[0]?.id ?? null}
          items={processItems.map(({ id, title, text }) => ({ id, title, body: <p>{text}</p> }))}
        />
        <div className="crop">
          {processItems.map(({ id, picture, caption }) => (
            <figure key={id}>
              <Picture of={only(1200, picture)} className={isScreenshot(picture) ? 'picture--screen' : ''} />
              <figcaption className="mono-note above-3">{caption}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </Section>
  );
}
