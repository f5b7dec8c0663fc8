import './evidence.css';
import type { EvidenceOf, Evidence as EvidenceSource } from '#content/evidence.ts';
import { Drawing } from '../line-drawing/marks.tsx';
import { DataTable } from '../table/data-table.tsx';

/** A log, a diff, a report or a table that backs up the words beside it. */
export function Evidence({ of }: { of: EvidenceSource }) {
  return (
    <figure className={`frame frame--small raised evidence evidence--${of.kind}`}>
      <p className="ruled-end sunken via exhibit__name beside muted mono-xs wide">{of.name}</p>
      <Body of={of} />
      <figcaption className="ruled muted evidence__caption">{of.caption}</figcaption>
    </figure>
  );
}

function Body({ of }: { of: EvidenceSource }) {
  if (of.kind === 'log') return <Log lines={of.lines} />;
  return of.kind === 'diff' ? <Diff lines={of.lines} /> : <Table of={of} />;
}

const TONES = { good: 'mask', bad: 'copper', note: 'muted' };

/** Lines of a log, each with its time. */
export function Log({ lines }: Pick<EvidenceOf<'log'>, 'lines'>) {
  return (
    <div className="evidence__log rules rules--between">
      {lines.map(([time, words, tone]) => (
        <p key={time + words} className={`pair gap-4 wide content-center ${tone ? TONES[tone] : ''}`}>
          <span className="muted">{time}</span> <span>{words}</span>
        </p>
      ))}
    </div>
  );
}

const SIGNS = { '+': ['ins', 'Added: '], '-': ['del', 'Removed: '], ' ': ['span', ''] } as const;

function Diff({ lines }: Pick<EvidenceOf<'diff'>, 'lines'>) {
  return (
    <div className="evidence__diff">
      {lines.map(([sign, text]) => {
        const [Change, spoken] = SIGNS[sign];
        return (
          <p className="wide" key={sign + text}>
            <Change>
              {spoken && <span className="visually-hidden">{spoken}</span>}
              <span aria-hidden="true">{sign} </span>
              {text}
            </Change>
          </p>
        );
      })}
    </div>
  );
}

/** In a report, a bar in each row's first cell shows the share of the limit. */
function Table({ of }: { of: EvidenceOf<'report'> | EvidenceOf<'sheet'> }) {
  const rows =
    of.kind === 'report'
      ? of.rows.map(([first, value, limit, share]) => [
          <WithBar key={first} name={first} share={share} />,
          value,
          limit,
        ])
      : of.rows;
  return <DataTable className="evidence__table text-s" aria-label={of.name} heads={of.columns} rows={rows} />;
}

function WithBar({ name, share }: { name: string; share: number }) {
  return (
    <>
      {name}
      <Drawing className="whole above-2 evidence__bar" size={[100, 4]} preserveAspectRatio="none">
        <path stroke="var(--hairline)" strokeWidth="4" d="M0 2H100" />
        <path stroke="var(--mask)" strokeWidth="4" d={`M0 2H${share}`} />
      </Drawing>
    </>
  );
}
