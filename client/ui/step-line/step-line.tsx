import './step-line.css';

type StepLineProps = {
  steps: readonly { title: string; text: string; picture?: string }[];
};

/** Steps along one trace; horizontal, or vertical on narrow screens. A `picture` is a symbol of 160 by 96 units. */
export function StepLine({ steps }: StepLineProps) {
  return (
    <ol className="vias step-line">
      {steps.map(({ title, text, picture }) => (
        <li key={title} className="grid gap-2 content-start">
          {picture && (
            <svg width="160" height="96" overflow="visible" aria-hidden="true">
              <use href={picture} />
            </svg>
          )}
          <h3 className="title-2">{title}</h3>
          <p className="text-s balance">{text}</p>
        </li>
      ))}
    </ol>
  );
}
