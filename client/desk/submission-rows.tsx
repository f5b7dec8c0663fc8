import { STAGE_WORDS, list as words } from '#content/desk/desk-copy.ts';
import { submissionPath } from '#shared/desk-paths.ts';
import type { Row, Time } from './desk-view.ts';
import { SEVERAL_ID } from './several-form.tsx';

/** A line for each submission; what was typed is kept apart from our words whatever its direction. */
export function SubmissionRows(props: {
  rows: readonly Row[];
  label: string;
  /** As in the addresses of its submissions. */
  list?: string;
  /** Whether the boxes are ticked; undefined where there are none. */
  ticked?: boolean;
}) {
  const { rows, label, list, ticked } = props;
  if (rows.length === 0) return null;
  return (
    <ol className={ticked === undefined ? 'desk-rows' : 'desk-rows desk-rows--boxes'} aria-label={label}>
      {rows.map((row) => (
        <li
          key={row.reference}
          className={row.isEarlier ? 'linked desk-row desk-row--earlier' : 'linked desk-row'}
        >
          <span className={row.isUnread ? 'desk-row__mark desk-row__mark--unread' : 'desk-row__mark'}>
            {row.isUnread && <span className="visually-hidden">{words.unread}</span>}
          </span>
          <span className="desk-row__person">
            {/* The way back from a submission leads to its line. */}
            <a
              className="linked__link desk-row__name"
              id={row.reference}
              href={submissionPath(row.reference, list)}
              data-row
            >
              <bdi>{row.name}</bdi>
            </a>
            <bdi className="desk-row__email">{row.email}</bdi>
          </span>
          <span className="desk-row__subject grid gap-0 content-start">
            <bdi>{row.subject}</bdi>
            {row.excerpt && <bdi className="note desk-row__excerpt">{row.excerpt}</bdi>}
            {row.isEarlier && <span className="note">{words.earlier}</span>}
            {row.kind === 'enquiry' && <span className="note">{words.enquiry}</span>}
            {row.held && <span className="note">{row.held}</span>}
          </span>
          <span className="desk-row__stage">
            {row.stage && row.stage !== 'new' && <StageTag stage={row.stage} />}
          </span>
          <span className="desk-row__when">
            <When {...row.received} />
            <span className="mono">{row.reference}</span>
          </span>
          {ticked !== undefined && (
            <input
              className="desk-row__box"
              type="checkbox"
              form={SEVERAL_ID}
              name={row.reference}
              value={row.stage ?? 'message'}
              aria-label={words.several.choose(row.name)}
              defaultChecked={ticked}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

export function StageTag({ stage }: { stage: NonNullable<Row['stage']> }) {
  return <span className={`stage-tag stage-tag--${stage}`}>{STAGE_WORDS[stage]}</span>;
}

export function When({ iso, words }: Time) {
  return <time dateTime={iso}>{words}</time>;
}
