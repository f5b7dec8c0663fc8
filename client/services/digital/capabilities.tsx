import './capabilities.css';
import type { DigitalService } from '#content/services/digital-types/digital-type-copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { BeforeAfter } from './before-after.tsx';

/** Layout of text, the form before and after, and the six points; see capabilities.css. */
export type CapabilitiesForm = 'wide' | 'mosaic' | 'pairs' | 'tall';

type CapabilitiesProps = { capabilities: DigitalService['capabilities']; form: CapabilitiesForm };

/** What the service covers, as a list, with one form before and after. */
export function Capabilities({ capabilities, form }: CapabilitiesProps) {
  const { title, text, change, items } = capabilities;
  return (
    <section className="section" aria-labelledby="capabilities-title">
      <div className={`wrap capabilities capabilities--${form}`}>
        <div className="capabilities__words">
          <h2 id="capabilities-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div className="capabilities__figure">
          <BeforeAfter of={change} />
        </div>
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
