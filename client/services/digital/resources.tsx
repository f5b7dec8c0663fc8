import './resources.css';
import type { DigitalService } from '#content/services/digital-types/digital-type-copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';

/** One large card over two or beside two, three alike, or ruled rows. */
export type ResourcesForm = 'over' | 'beside' | 'three' | 'rows';

type ResourcesProps = { resources: DigitalService['resources']; form: ResourcesForm };

/** Related pages. */
export function Resources({ resources, form }: ResourcesProps) {
  return (
    <section className="section" aria-labelledby="resources-title">
      <div className="wrap">
        <div className="head head--near">
          <h2 id="resources-title">{resources.title}</h2>
        </div>
        <ul className={`resources resources--${form}`}>
          {resources.cards.map(({ title, badge, description, actions }) => (
            <li key={title} className="card resources__card">
              <p className="label">{badge}</p>
              <h3>{title}</h3>
              <p className="resources__text">{description}</p>
              <p className="row resources__actions">
                {actions.map(({ label, to }) => (
                  <AppLink key={to} className="text-link" to={to}>
                    {label} <Icon name="arrow-right" className="icon--move" />
                  </AppLink>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
