import './onward.css';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';

/** Links to the neighbours of a page, in one row under a short heading. */
export function Onward({ title, links }: { title: string; links: readonly { to: string; name: string }[] }) {
  return (
    <nav className="wrap onward-links" aria-label={title}>
      <p className="onward-links__title">{title}</p>
      <ul className="onward-links__list">
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
