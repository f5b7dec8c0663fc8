import './step-line.css';

/** Steps in order along one trace: across on wide screens, down on narrow ones. */
export function StepLine({ steps }: { steps: readonly { title: string; text: string; result?: string }[] }) {
  return (
    <ol className="vias step-line">
      {steps.map(({ title, text, result }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {result && <p className="ink medium step-line__result">{result}</p>}
        </li>
      ))}
    </ol>
  );
}
