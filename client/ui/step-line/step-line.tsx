import './step-line.css';

type StepLineProps = {
  steps: readonly { title: string; text?: string | undefined; result?: string }[];
};

/** Steps along one trace, which bypasses those without text; horizontal, or vertical on narrow screens. */
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
