import type { ReactNode } from 'react';
import { desk, STAGE_WORDS, statistics as words } from '#content/desk/desk-copy.ts';
import { STAGES } from '#shared/stages.ts';
import type { StatisticsView } from './desk-view.ts';
import { Panel } from './panel.tsx';
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
        <summary className="icon-fold desk-fold">{words.asTable}</summary>
        <Table
          label={words.byWeek}
          heads={[words.week, words.applications, words.messages]}
          rows={weeks.toReversed().map(({ words: week, applications, messages }) => ({
            key: week,
            name: week,
            counts: [applications, messages],
          }))}
        />
      </details>
    </>
  );
}

function Openings({ of: openings }: { of: StatisticsView['openings'] }) {
  return (
    <Table
      label={words.byOpening}
      heads={[words.opening, words.all, words.unread, ...STAGES.map((stage) => STAGE_WORDS[stage])]}
      rows={openings.map(({ jobId, title, total, unread, stages }) => ({
        key: jobId,
        name: <a href={`/?${new URLSearchParams({ job: jobId })}`}>{title}</a>,
        counts: [total, unread, ...STAGES.map((stage) => stages[stage] ?? 0)],
      }))}
    />
  );
}

type TableProps = {
  label: string;
  heads: readonly string[];
  rows: readonly { key: string; name: ReactNode; counts: readonly number[] }[];
};

/** Counts by name; wider than the window it scrolls, and on a phone each name has its counts below it. */
function Table({ label, heads, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window scrolls by keyboard, too
    <section className="table desk-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, counts }) => (
            <tr key={key}>
              <th scope="row" data-column={heads[0]}>
                {name}
              </th>
              {counts.map((count, at) => (
                <td
                  key={heads[at + 1]}
                  className={count > 0 ? 'mono ink' : 'mono muted'}
                  data-column={heads[at + 1]}
                >
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
