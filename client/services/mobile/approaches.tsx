import './approaches.css';
import type { Approach } from '#content/services/app-types/app-type-copy.ts';
import { approaches, approachQuestions } from '#content/services/approaches-copy.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { GetStarted } from '../../ui/link/get-started.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** The six ways to build an app as tabs (behaviour S4), opened at `initial`. */
export function Approaches({ labelledBy, initial }: { labelledBy: string; initial: Approach }) {
  const items = approaches.map((approach) => ({
    id: approach.id,
    label: approach.label,
    panel: <Panel approach={approach} />,
  }));
  return <Tabs className="approaches" items={items} labelledBy={labelledBy} initial={initial} />;
}

function Panel({ approach }: { approach: (typeof approaches)[number] }) {
  const { title, text, facts, action } = approach;
  return (
    <div className="split gap-6 approach">
      <div className="stack content-start tabs__text">
        <h3>{title}</h3>
        <p>{text}</p>
        <GetStarted>{action}</GetStarted>
      </div>
      <DescriptionList
        className="frame frame--small rules rules--between approach__facts"
        items={approachQuestions.map((question, at) => [question, facts[at]])}
      />
    </div>
  );
}
