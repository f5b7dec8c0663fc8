import { STAGE_WORDS, list as words } from '#content/desk/desk-copy.ts';
import { submissionPath } from '#shared/desk-paths.ts';
import { BULK_ACTIONS_ID } from './bulk-actions-form.tsx';
import { Timestamp } from './desk-parts.tsx';
import type { Row } from './desk-view.ts';

type SubmissionRowsProps = {
  rows: readonly Row[];
  label: string;
  /** The list that the links to the submissions carry along. */
  list?: string;
  /** Whether the checkboxes are ticked; undefined if the rows have none. */
  ticked?: boolean;
};

/** A row per submission; what visitors typed is isolated from our words, whatever its direction. */
export function SubmissionRows({ rows, label, list, ticked }: SubmissionRowsProps) {
  return (
    <ol className="rules desk-rows" aria-label={label}>
      {rows.map((row) => (
        <li key={row.reference} className={row.isEarlier ? 'linked desk-row--earlier' : 'linked'}>
          <div className="text-s desk-row">
            <span className={row.isUnread ? 'via desk-row__mark desk-row__mark--unread' : 'desk-row__mark'}>
              {row.isUnread && <span className="visually-hidden">{words.unread}</span>}
            </span>
            <span className="grid gap-0 content-start desk-row__person">
              {/* The id is the target of the link back from the submission. */}
              <a
                className="linked__link ink desk-cut desk-row__name"
                id={row.reference}
                href={submissionPath(row.reference, list)}
                data-row
              >
                <bdi>{row.name}</bdi>
              </a>
              <bdi className={row.isEarlier ? 'note' : 'note desk-cut desk-row__wide'}>
                {row.isEarlier ? words.earlier : row.email}
              </bdi>
            </span>
            <span className="grid gap-0 content-start desk-row__subject">
              <span>
                {row.kind === 'enquiry' && <span className="note">{words.enquiry} </span>}
                <bdi>{row.subject}</bdi> {row.stage && row.stage !== 'new' && <StageTag stage={row.stage} />}
              </span>
              {row.excerpt && <bdi className="note desk-cut">{row.excerpt}</bdi>}
              {row.quarantine && <span className="stage-tag stage-tag--held">{row.quarantine}</span>}
            </span>
            <span className="note desk-row__when">
              <Timestamp {...row.received} />
              <span className="mono desk-row__wide">{row.reference}</span>
            </span>
            {ticked !== undefined && (
              <input
                type="checkbox"
                form={BULK_ACTIONS_ID}
                name={row.reference}
                value={row.stage ?? 'message'}
                aria-label={words.several.choose(row.name)}
                defaultChecked={ticked}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

export function StageTag({ stage }: { stage: NonNullable<Row['stage']> }) {
  return <span className={`stage-tag stage-tag--${stage}`}>{STAGE_WORDS[stage]}</span>;
}
