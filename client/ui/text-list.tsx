import './ticks.css';

type TextListProps = { of: readonly string[]; className?: string };

/** Texts, each unique in its list; without a class of what is given or done, with a tick before each. */
export function TextList({ of, className = 'grid gap-3 icon-list ticks' }: TextListProps) {
  return (
    <ul className={className}>
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
