import './step-line.css';

type StepLineProps = { steps: readonly { title: string; text?: string | undefined; result?: string }[] };

/** Steps in order along one trace, which passes by one without a text: across on wide screens, down on narrow ones. */
export function StepLine({ steps }: StepLineProps) {
  return (
    <ol className="vias step-line">
      {steps.map(({ title, text, result }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
          {result && <p className="ink medium step-line__result">{result}</p>}
        </li>
      ))}
    </ol>
  );
}
