import './ticks.css';

type TextListProps = { of: readonly string[]; className?: string };

/** A list of unique texts; without a class, with a tick before each, for what is offered or done. */
export function TextList({ of, className = 'grid gap-3 icon-list ticks' }: TextListProps) {
  return (
    <ul className={className}>
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
