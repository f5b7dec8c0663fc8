import './office-card.css';
import { ArrowLink } from '../link/app-link.tsx';

/** A few questions, each with the page that answers it. */
export function WhereNext({ links }: { links: readonly { question: string; label: string; to: string }[] }) {
  return (
    <ul className="rules ruled-end pad-2 where-next">
      {links.map(({ question, label, to }) => (
        <li key={to} className="row between">
          <span>{question}</span> <ArrowLink to={to}>{label}</ArrowLink>
        </li>
      ))}
    </ul>
  );
}
