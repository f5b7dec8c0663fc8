import { STAGE_WORDS } from '#content/desk/desk-copy.ts';
import { STAGES } from '#shared/stages.ts';
import type { StatisticsView } from './desk-view.ts';
import { WeekChart } from './week-chart.tsx';

/** What came, by week and by opening; without what is in quarantine. */
export function StatisticsTables({ openings, weeks }: StatisticsView) {
  return (
    <>
      <h1 className="desk__title">Statistics</h1>
      <section className="panel desk-panel">
        <h2>By week</h2>
        <WeekChart weeks={weeks} />
        <details>
          <summary>The same as a table</summary>
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">Week from</th>
                <th scope="col">Applications</th>
                <th scope="col">Messages</th>
              </tr>
            </thead>
            <tbody>
              {weeks.toReversed().map(({ words, applications, messages }) => (
                <tr key={words}>
                  <th scope="row">{words}</th>
                  <td>{applications}</td>
                  <td>{messages}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </section>
      <section className="panel desk-panel">
        <h2 id="by-opening">By opening</h2>
        {openings.length === 0 ? (
          <p className="note">Nobody has applied yet.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window scrolls by keyboard, too
          <section className="desk-scroll" aria-labelledby="by-opening" tabIndex={0}>
            <table className="desk-table desk-table--openings">
              <thead>
                <tr>
                  {['Opening', 'All', 'Unread', ...STAGES.map((stage) => STAGE_WORDS[stage])].map((words) => (
                    <th key={words} scope="col">
                      {words}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {openings.map(({ jobId, title, total, unread, stages }) => (
                  <tr key={jobId}>
                    <th scope="row">
                      <a href={`/?${new URLSearchParams({ job: jobId })}`}>{title}</a>
                    </th>
                    <Count of={total} label="All" />
                    <Count of={unread} label="Unread" />
                    {STAGES.map((stage) => (
                      <Count key={stage} of={stages[stage] ?? 0} label={STAGE_WORDS[stage]} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
    </>
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
