import './steps.css';

/** A titled, numbered list of what happens one after the other. */
export function Steps({
  title,
  steps,
}: {
  title: string;
  steps: readonly { title: string; text: string }[];
}) {
  return (
    <div className="band__card steps">
      <h2 className="steps__title" id="steps-title">
        {title}
      </h2>
      <ol className="steps__list" aria-labelledby="steps-title">
        {steps.map((step) => (
          <li key={step.title}>
            <span>
              <strong>{step.title}</strong>
              {step.text}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
