import './project-steps.css';
import { Tabs } from '../../ui/tabs.tsx';
import { Ticks } from '../../ui/text-list.tsx';

type Step = Record<'id' | 'name' | 'title' | 'text' | 'needs', string> & { gets: readonly string[] };

type ProjectStepsProps = {
  /** Name of the row of steps. */
  label: string;
  needs: string;
  gets: string;
  steps: readonly Step[];
};

/** Steps on one trace; the panel below follows the step that is chosen (behaviour S3). */
export function ProjectSteps({ label, needs, gets, steps }: ProjectStepsProps) {
  const items = steps.map((step) => ({
    id: step.id,
    label: step.name,
    panel: (
      <div className="split split--wide-start items-start gap-5">
        <div className="stack content-start tabs__text">
          <h3>{step.title}</h3>
          <p>{step.text}</p>
          <p className="text-s project-step__needs">
            <strong>{needs}</strong>
            <br />
            {step.needs}
          </p>
        </div>
        <div className="card grid gap-4 content-start">
          <h4 className="text-m">{gets}</h4>
          <Ticks of={step.gets} />
        </div>
      </div>
    ),
  }));
  return <Tabs className="project-steps" items={items} label={label} />;
}
