import './resources.css';
import type { DigitalService } from '#content/pages/digital/digital-service.ts';
import { AppLink } from '../../components/app-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { targetPath } from './targets.ts';

/** Pages of ours worth reading next: the first in large print, two beside it. */
export function Resources({ resources }: { resources: DigitalService['resources'] }) {
  return (
    <section className="section" aria-labelledby="resources-title">
      <div className="wrap">
        <div className="head head--near">
          <h2 id="resources-title">{resources.title}</h2>
        </div>
        <ul className="resources">
          {resources.cards.map(({ title, badge, description, actions }) => (
            <li key={title} className="card resources__card">
              <p className="label">{badge}</p>
              <h3>{title}</h3>
              <p className="resources__text">{description}</p>
              <p className="row resources__actions">
                {actions.map(({ label, to }) => (
                  <AppLink key={to} className="text-link" to={targetPath(to)}>
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
