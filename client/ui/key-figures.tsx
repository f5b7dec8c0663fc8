import './key-figures.css';

/** Key figures, each with what it counts. */
export function KeyFigures({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <dl className="key-figures">
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
