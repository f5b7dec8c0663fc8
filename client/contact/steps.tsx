import '../ui/step-line/numbered.css';

type StepsProps = {
  steps: readonly { title: string; text: string }[];
};

/** A numbered list of consecutive steps. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="rules text-m numbered">
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
