import './capabilities.css';
import type { DigitalService } from '#content/services/digital-types/digital-type-copy.ts';
import { Icon } from '../../ui/icon.tsx';

/** A ruled board, columns, pairs beside the words, or one line for each point; see capabilities.css. */
export type CapabilitiesForm = 'board' | 'columns' | 'pairs' | 'ledger';

type CapabilitiesProps = { capabilities: DigitalService['capabilities']; form: CapabilitiesForm };

/** What the service covers, as a list beside or under its words. */
export function Capabilities({ capabilities, form }: CapabilitiesProps) {
  const { title, text, items } = capabilities;
  return (
    <section className="section" aria-labelledby="capabilities-title">
      <div className={`wrap capabilities capabilities--${form}`}>
        <div className="capabilities__words">
          <h2 id="capabilities-title">{title}</h2>
          <p className="lead">{text}</p>
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
