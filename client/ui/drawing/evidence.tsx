import '../paint/paint.css';
import './evidence.css';
import type { ReactNode } from 'react';
import type { EvidenceOf, Evidence as EvidenceSource } from '#shared/evidence.ts';

/** A log, a change, a report or a list that shows what the words beside it say. */
export function Evidence({ of }: { of: EvidenceSource }) {
  return (
    <EvidenceFrame of={of}>
      <Body of={of} />
    </EvidenceFrame>
  );
}

type EvidenceFrameProps = { of: { kind: string; name: string; caption: string }; children: ReactNode };

export function EvidenceFrame({ of: { kind, name, caption }, children }: EvidenceFrameProps) {
  return (
    <figure className={`frame frame--small raised exhibit evidence evidence--${kind}`}>
      <p className="exhibit__name beside muted mono-xs wide">{name}</p>
      {children}
      <figcaption className="evidence__caption">{caption}</figcaption>
    </figure>
  );
}

function Body({ of }: { of: EvidenceSource }) {
  switch (of.kind) {
    case 'log':
      return <Log lines={of.lines} />;
    case 'diff':
      return <Diff lines={of.lines} />;
    case 'report':
      return <Table name={of.name} columns={of.columns} rows={of.rows.map(reportRow)} />;
    default:
      return <Table name={of.name} columns={of.columns} rows={of.rows.map(sheetRow)} />;
  }
}

function Log({ lines }: Pick<EvidenceOf<'log'>, 'lines'>) {
  return (
    <div className="evidence__log">
      {lines.map(([time, words, tone]) => (
        <p key={time + words} className={tone && `evidence__line--${tone}`}>
          <span className="evidence__time">{time}</span> <span>{words}</span>
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
          <p key={sign + text}>
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

/** `share` is drawn as a bar below the row's first cell. */
type Row = { first: string; cells: readonly string[]; share?: number };

const reportRow = ([first, value, limit, share]: EvidenceOf<'report'>['rows'][number]): Row => ({
  first,
  cells: [value, limit],
  share,
});
const sheetRow = ([first = '', ...cells]: EvidenceOf<'sheet'>['rows'][number]): Row => ({ first, cells });

function Table(props: { name: string; columns: readonly string[]; rows: readonly Row[] }) {
  const { name, columns, rows } = props;
  return (
    <table className="evidence__table text-s">
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ first, cells, share }) => (
          <tr key={first}>
            <th scope="row">
              {first}
              {share !== undefined && <Bar share={share} />}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="evidence__bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path className="line-hairline" strokeWidth="4" d="M0 2H100" />
      <path className="line-mask" strokeWidth="4" d={`M0 2H${share}`} />
    </svg>
  );
}
