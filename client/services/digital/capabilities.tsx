import './capabilities.css';
import type { DigitalService } from '#content/services/digital-types/digital-type-copy.ts';
import { isScreenshot } from '#shared/picture-source.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Layout of text, picture and the six points; see capabilities.css. */
export type CapabilitiesForm = 'wide' | 'mosaic' | 'pairs' | 'tall';

type CapabilitiesProps = { capabilities: DigitalService['capabilities']; form: CapabilitiesForm };

/** What the service covers, as a list with a picture of one result. */
export function Capabilities({ capabilities, form }: CapabilitiesProps) {
  const { title, text, picture, caption, items } = capabilities;
  const isScreen = isScreenshot(picture);
  return (
    <section className="section" aria-labelledby="capabilities-title">
      <div className={`wrap capabilities capabilities--${form}`}>
        <div className="capabilities__words">
          <h2 id="capabilities-title">{title}</h2>
          <p>{text}</p>
        </div>
        <figure className="capabilities__figure">
          <Picture
            of={picture}
            className={isScreen ? 'picture--screen picture--near' : 'picture--screen'}
            sizes={`(min-width: 75em) 43rem, (min-width: 48em) 50vw, ${isScreen ? '134vw' : '92vw'}`}
          />
          <figcaption className="note">{caption}</figcaption>
        </figure>
        <ul className="capabilities__list">
          {items.map(({ icon, title: name, description }) => (
            <li key={name}>
              <Icon name={icon} />
              <h3>{name}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
