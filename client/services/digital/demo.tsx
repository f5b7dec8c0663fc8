import './demo.css';
import '../../ui/ticks.css';
import type { DigitalService } from '#content/services/digital-types/digital-type-copy.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CodeSample } from '../code-sample.tsx';

/** A code sample of the service with its key points and what came of running it; `isTurned` puts the code first on wide screens. */
export function Demo({ demo, isTurned }: { demo: DigitalService['demo']; isTurned: boolean }) {
  const { title, description, features, code, run } = demo;
  const [only, ...others] = code;
  return (
    <section className="section section--sunken" id="demo" aria-labelledby="demo-title">
      <div
        className={
          isTurned
            ? 'wrap split split--wide-start split--top service-demo--turned'
            : 'wrap split split--wide-end split--top'
        }
      >
        <div className="stack service-demo__words">
          <h2 id="demo-title">{title}</h2>
          <p>{description}</p>
          <ul className="icon-list ticks service-demo__features">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <CodeSample plain file={run.file} code={run.text} />
        </div>
        {only && others.length === 0 && <CodeSample file={only.file} code={only.text} />}
        {others.length > 0 && (
          <Tabs
            className="service-demo__tabs"
            labelledBy="demo-title"
            items={code.map(({ id, label, file, text }) => ({
              id,
              label,
              panel: <CodeSample file={file} code={text} />,
            }))}
          />
        )}
      </div>
    </section>
  );
}
