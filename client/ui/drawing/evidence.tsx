import './evidence.css';
import './exhibit.css';
import type { EvidenceOf, Evidence as EvidenceSource } from '#shared/evidence.ts';

/** A log, a change, a report, a measured curve or a list that shows what the words beside it say. */
export function Evidence({ of }: { of: EvidenceSource }) {
  return (
    <figure className={`exhibit evidence evidence--${of.kind}`}>
      <p className="exhibit__name">{of.name}</p>
      <Body of={of} />
      <figcaption className="evidence__caption">{of.caption}</figcaption>
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
    case 'scope':
      return <Scope of={of} />;
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
    <table className="evidence__table">
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
      <path d="M0 2H100" />
      <path d={`M0 2H${share}`} />
    </svg>
  );
}

const COLUMNS = [48, 96, 144, 192, 240, 288, 336, 384, 432];
const ROWS = [40, 80, 120, 160, 200];

/** The screen of an oscilloscope; the caption says in words what it shows. */
function Scope({ of: { scales, curves, marks } }: { of: EvidenceOf<'scope'> }) {
  return (
    <div className="evidence__scope">
      <svg viewBox="0 0 480 240" aria-hidden="true">
        <path
          className="evidence__grid"
          d={`${COLUMNS.map((x) => `M${x} 0V240`).join('')}${ROWS.map((y) => `M0 ${y}H480`).join('')}`}
        />
        {marks.map(([x]) => (
          <path key={x} className="evidence__cursor" d={`M${x} 0V240`} />
        ))}
        {curves.map(([tone, path]) => (
          <path key={path} className={`evidence__curve evidence__curve--${tone}`} d={path} />
        ))}
        {marks.map(([x, words], at) => (
          <text
            key={words}
            x={x > 320 ? x - 8 : x + 8}
            y={18 + at * 20}
            {...(x > 320 && { textAnchor: 'end' })}
          >
            {words}
          </text>
        ))}
      </svg>
      <p className="evidence__scales">
        {scales.map((scale) => (
          <span key={scale}>{scale}</span>
        ))}
      </p>
    </div>
  );
}
