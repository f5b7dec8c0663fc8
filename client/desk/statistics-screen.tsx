import type { ReactNode } from 'react';
import { desk, STAGE_WORDS, statistics as words } from '#content/desk/desk-copy.ts';
import { STAGES } from '#shared/stages.ts';
import { Rect } from '../ui/line-drawing/marks.tsx';
import { ScrollX } from '../ui/scroll-x.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import { Panel } from './desk-parts.tsx';
import type { StatisticsView } from './desk-view.ts';

/** Submissions by week and by job, without those in quarantine. */
export function StatisticsScreen({ jobs, weeks }: StatisticsView) {
  const hasSubmissions = weeks.some(({ applications, messages }) => applications + messages > 0);
  return (
    <>
      <h1>{desk.statistics}</h1>
      <Panel title={words.byWeek}>
        {hasSubmissions ? <Weeks weeks={weeks} /> : <p className="note">{words.nothingYet}</p>}
      </Panel>
      <Panel title={words.byJob}>
        {jobs.length === 0 ? <p className="note">{words.nobodyYet}</p> : <Jobs of={jobs} />}
      </Panel>
    </>
  );
}

function Weeks({ weeks }: Pick<StatisticsView, 'weeks'>) {
  return (
    <>
      <WeekChart weeks={weeks} />
      <details>
        <summary className="icon-fold beside target mask semibold">{words.asTable}</summary>
        <CountTable
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

function Jobs({ of: jobs }: { of: StatisticsView['jobs'] }) {
  return (
    <CountTable
      label={words.byJob}
      heads={[words.job, words.all, words.unread, ...STAGES.map((stage) => STAGE_WORDS[stage])]}
      rows={jobs.map(({ jobId, title, total, unread, stages }) => [
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

type CountTableProps = {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly [name: ReactNode, ...counts: number[]])[];
};

/** Counts by name. Scrolls if wider than the window; on a phone each name has its counts below it. */
function CountTable({ label, heads, rows }: CountTableProps) {
  return (
    <ScrollX className="table desk-table" label={label}>
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
    </ScrollX>
  );
}

/** Drawing units; the drawing is stretched to the available width, so its labels are HTML beside it. */
const HEIGHT = 100;
const STEP = 10;
const BAR = 7;

/** Stacked bars of applications and messages. The table beside it is the text alternative. */
function WeekChart({ weeks }: Pick<StatisticsView, 'weeks'>) {
  const most = Math.max(...weeks.map(({ applications, messages }) => applications + messages));
  const top = niceMaximum(most);
  const heightOf = (count: number) => (count / top) * HEIGHT;
  const barAt = (at: number, count: number) =>
    [at * STEP + (STEP - BAR) / 2, HEIGHT - heightOf(count)] as const;
  const width = weeks.length * STEP;
  const marks = [0, 1, 2, 3, 4].flatMap((part) => weeks[Math.round((part * (weeks.length - 1)) / 4)] ?? []);
  return (
    <figure className="pair mono-note week-chart above-3" aria-hidden="true">
      <div className="week-chart__scale">
        <span>{top}</span>
        <span>{top / 2}</span>
        <span>0</span>
      </div>
      <svg className="whole" viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <path key={y} stroke="var(--hairline)" vectorEffect="non-scaling-stroke" d={`M0 ${y}H${width}`} />
        ))}
        {weeks.map(({ words: week, applications, messages }, at) => (
          <g key={week}>
            <title>{words.inWeek(week, applications, messages)}</title>
            <Rect at={barAt(at, applications)} size={[BAR, heightOf(applications)]} fill="var(--mask)" />
            <Rect
              at={barAt(at, applications + messages)}
              size={[BAR, heightOf(messages)]}
              fill="var(--copper)"
            />
          </g>
        ))}
      </svg>
      <div className="beside between week-chart__weeks">
        {marks.map(({ day }) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <figcaption className="row week-chart__key">
        <span className="stage-tag">{words.applications}</span>
        <span className="stage-tag stage-tag--offer">{words.messages}</span>
      </figcaption>
    </figure>
  );
}

/** Rounds up to an even number that is easy to read: 2, 4, 6, 8, 10, 20, 40 … */
function niceMaximum(most: number): number {
  let unit = 1;
  while (most > unit * 10) unit *= 10;
  return Math.max(Math.ceil(most / unit / 2) * 2 * unit, 2);
}
