import './step-line.css';

/** Steps along one trace; horizontal, or vertical on narrow screens. */
export function StepLine({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="vias step-line">
      {steps.map(({ title, text }) => (
        <li key={title} className="grid gap-2 content-start">
          <h3 className="title-2">{title}</h3>
          <p className="text-s balance">{text}</p>
        </li>
      ))}
    </ol>
  );
}
