import type { IconName } from '#shared/icon-name.ts';
import './feature-cards.css';
import { Icon } from '../../ui/icon.tsx';

export type FeatureCard = { icon?: IconName; title: string; text: string };

/** Cards two by two beside a section's words, one below the other on phones. */
export function FeatureCards({ cards }: { cards: readonly FeatureCard[] }) {
  return (
    <ul className="feature-cards">
      {cards.map(({ icon, title, text }) => (
        <li key={title} className="card feature-cards__card">
          {icon && (
            <span className="icon-tile">
              <Icon name={icon} />
            </span>
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
