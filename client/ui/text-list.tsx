import './ticks.css';

type TextListProps = { of: readonly string[]; className: string };

/** Texts, each unique in its list. */
export function TextList({ of, className }: TextListProps) {
  return (
    <ul className={className}>
      {of.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What is given or done, with a tick before each. */
export const Ticks = ({ of }: Pick<TextListProps, 'of'>) => (
  <TextList className="grid gap-3 icon-list ticks" of={of} />
);
