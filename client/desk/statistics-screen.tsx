import type { ReactNode } from 'react';
import { desk, STAGE_WORDS, statistics as words } from '#content/desk/desk-copy.ts';
import { STAGES } from '#shared/stages.ts';
import { Sideways } from '../ui/sideways.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { Panel } from './desk-parts.tsx';
import type { StatisticsView } from './desk-view.ts';
import { WeekChart } from './week-chart.tsx';

/** What came, by week and by opening; without what is in quarantine. */
export function StatisticsScreen({ openings, weeks }: StatisticsView) {
  const hasCome = weeks.some(({ applications, messages }) => applications + messages > 0);
  return (
    <>
      <h1>{desk.statistics}</h1>
      <Panel title={words.byWeek}>
        {hasCome ? <Weeks weeks={weeks} /> : <p className="note">{words.nothingYet}</p>}
      </Panel>
      <Panel title={words.byOpening}>
        {openings.length === 0 ? <p className="note">{words.nobodyYet}</p> : <Openings of={openings} />}
      </Panel>
    </>
  );
}

function Weeks({ weeks }: Pick<StatisticsView, 'weeks'>) {
  return (
    <>
      <WeekChart weeks={weeks} />
      <details>
        <summary className="icon-fold desk-fold items-center target mask semibold">{words.asTable}</summary>
        <Counts
          label={words.byWeek}
          heads={[words.week, words.applications, words.messages]}
          rows={weeks
            .toReversed()
            .map(({ words: week, applications, messages }) => [week, applications, messages])}
        />
      </details>
    </>
  );
}

function Openings({ of: openings }: { of: StatisticsView['openings'] }) {
  return (
    <Counts
      label={words.byOpening}
      heads={[words.opening, words.all, words.unread, ...STAGES.map((stage) => STAGE_WORDS[stage])]}
      rows={openings.map(({ jobId, title, total, unread, stages }) => [
        <a key={jobId} href={`/?${new URLSearchParams({ job: jobId })}`}>
          {title}
        </a>,
        total,
        unread,
        ...STAGES.map((stage) => stages[stage] ?? 0),
      ])}
    />
  );
}

type CountsProps = {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly [name: ReactNode, ...counts: number[]])[];
};

/** Counts by name; wider than the window it scrolls, and on a phone each name has its counts below it. */
function Counts({ label, heads, rows }: CountsProps) {
  return (
    <Sideways className="table desk-table" label={label}>
      <DataTable
        heads={heads}
        rows={rows.map(([name, ...counts]) => [
          name,
          ...counts.map((count, at) => (
            <span key={heads[at]} className={count > 0 ? 'mono ink' : 'mono muted'}>
              {count}
            </span>
          )),
        ])}
      />
    </Sideways>
  );
}
