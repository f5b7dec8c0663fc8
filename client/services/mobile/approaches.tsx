import './approaches.css';
import type { Approach } from '#content/services/app-types/app-type-copy.ts';
import { approaches, approachWords } from '#content/services/approaches-copy.ts';
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
  const { title, text, facts, choose, avoid, action } = approach;
  const { facts: names } = approachWords;
  return (
    <div className="approach">
      <div className="approach__text">
        <h3>{title}</h3>
        <p>{text}</p>
        <GetStarted>{action}</GetStarted>
      </div>
      <dl className="approach__facts">
        <Fact name={names.writtenIn} value={facts.writtenIn} />
        <Fact name={names.shared} value={facts.shared} />
        <Fact name={names.hardware} value={facts.hardware} />
        <Fact name={names.look} value={facts.look} />
        <Fact name={approachWords.choose} value={choose} />
        <Fact name={approachWords.avoid} value={avoid} />
      </dl>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
