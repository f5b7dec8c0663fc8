import '../ui/step-line/numbered.css';

/** A numbered list of consecutive steps. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="rules pad-4 text-m numbered">
      {steps.map(({ title, text }) => (
        <li key={title} className="balance">
          <span>
            <strong className="block">{title}</strong>
            {` ${text}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
