import { desk, STAGE_WORDS, statistics as words } from '#content/desk/desk-copy.ts';
import { STAGES } from '#shared/stages.ts';
import { Icon } from '../ui/icon.tsx';
import type { StatisticsView } from './desk-view.ts';
import { WeekChart } from './week-chart.tsx';

/** What came, by week and by opening; without what is in quarantine. */
export function StatisticsScreen({ openings, weeks }: StatisticsView) {
  const hasCome = weeks.some(({ applications, messages }) => applications + messages > 0);
  return (
    <>
      <h1 className="desk__title">{desk.statistics}</h1>
      <section className="frame frame--small frame--padded raised grid gap-3">
        <h2>{words.byWeek}</h2>
        {hasCome ? <Weeks weeks={weeks} /> : <p className="note">{words.nothingYet}</p>}
      </section>
      <section className="frame frame--small frame--padded raised grid gap-3">
        <h2 id="by-opening">{words.byOpening}</h2>
        {openings.length === 0 ? <p className="note">{words.nobodyYet}</p> : <Openings of={openings} />}
      </section>
    </>
  );
}

function Weeks({ weeks }: Pick<StatisticsView, 'weeks'>) {
  return (
    <>
      <WeekChart weeks={weeks} />
      <details>
        <summary>
          {words.asTable} <Icon name="chevron-down" />
        </summary>
        <table className="desk-table">
          <thead>
            <Heads of={[words.week, words.applications, words.messages]} />
          </thead>
          <tbody>
            {weeks.toReversed().map(({ words: week, applications, messages }) => (
              <tr key={week}>
                <th scope="row">{week}</th>
                <td>{applications}</td>
                <td>{messages}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Openings({ of: openings }: { of: StatisticsView['openings'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window scrolls by keyboard, too
    <section className="desk-scroll" aria-labelledby="by-opening" tabIndex={0}>
      <table className="desk-table desk-table--openings">
        <thead>
          <Heads
            of={[words.opening, words.all, words.unread, ...STAGES.map((stage) => STAGE_WORDS[stage])]}
          />
        </thead>
        <tbody>
          {openings.map(({ jobId, title, total, unread, stages }) => (
            <tr key={jobId}>
              <th scope="row">
                <a href={`/?${new URLSearchParams({ job: jobId })}`}>{title}</a>
              </th>
              <Count of={total} label={words.all} />
              <Count of={unread} label={words.unread} />
              {STAGES.map((stage) => (
                <Count key={stage} of={stages[stage] ?? 0} label={STAGE_WORDS[stage]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heads({ of: columns }: { of: readonly string[] }) {
  return (
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  );
}

/** A figure that names itself where the heads of the columns have no room. */
function Count({ of, label }: { of: number; label: string }) {
  return (
    <td data-label={label} data-none={of === 0 || undefined}>
      {of}
    </td>
  );
}
