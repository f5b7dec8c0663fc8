import './where-next.css';
import { Icon } from '../icon.tsx';
import { AppLink } from '../link/app-link.tsx';

/** A few questions, each with the page that answers it. */
export function WhereNext({ links }: { links: readonly { question: string; label: string; to: string }[] }) {
  return (
    <ul className="where-next">
      {links.map(({ question, label, to }) => (
        <li key={to}>
          <span>{question}</span>
          <AppLink className="text-link" to={to}>
            {label} <Icon name="arrow-right" className="icon--move" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
