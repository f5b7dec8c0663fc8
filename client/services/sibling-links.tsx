import './sibling-links.css';
import { Icon } from '../ui/icon.tsx';
import { AppLink } from '../ui/link/app-link.tsx';

/** Links to the neighbours of a page, in one row under a short heading. */
export function SiblingLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { to: string; name: string }[];
}) {
  return (
    <nav className="wrap sibling-links" aria-label={title}>
      <p className="sibling-links__title">{title}</p>
      <ul className="sibling-links__list">
        {links.map(({ to, name }) => (
          <li key={to}>
            <AppLink className="text-link" to={to}>
              {name} <Icon name="arrow-right" className="icon--move" />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
