type StepsProps = {
  steps: readonly { title: string; text: string }[];
  label?: string;
  className?: string;
};

/** A numbered list of consecutive steps. */
export function Steps({ steps, label, className = '' }: StepsProps) {
  return (
    <ol className={`rules text-s steps ${className}`} aria-label={label}>
      {steps.map(({ title, text }) => (
        <li key={title} className="pair items-baseline balance">
          <span>
            <strong className="block">{title}</strong>
            {` ${text}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
