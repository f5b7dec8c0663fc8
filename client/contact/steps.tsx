import './steps.css';

/** A numbered list of what happens one after the other. */
export function Steps({
  steps,
  label,
  className,
}: {
  steps: readonly { title: string; text: string }[];
  label?: string;
  className?: string;
}) {
  return (
    <ol className={className ? `steps ${className}` : 'steps'} aria-label={label}>
      {steps.map((step) => (
        <li key={step.title}>
          <span>
            <strong>{step.title}</strong>
            {` ${step.text}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
