import './step-line.css';

type StepLineProps = {
  steps: readonly { title: string; text?: string | undefined }[];
};

/** Steps along one trace, which bypasses those without text; horizontal, or vertical on narrow screens. */
export function StepLine({ steps }: StepLineProps) {
  return (
    <ol className="vias step-line">
      {steps.map(({ title, text }) => (
        <li key={title} className="grid gap-2 content-start">
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
