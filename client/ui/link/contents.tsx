import './link-list.css';

type ContentsProps = { label: string; of: readonly { id: string; title: string }[]; className?: string };

/** Links to the sections of a page. */
export const Contents = ({ label, of, className }: ContentsProps) => (
  <nav className={className} aria-label={label}>
    <ol className="grid gap-0 rules ruled-end link-list">
      {of.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  </nav>
);
