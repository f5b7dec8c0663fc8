import { STAGE_WORDS, sheet as words } from '#content/desk/desk-copy.ts';
import { submissionPath } from '#shared/desk-paths.ts';
import { STAGES } from '#shared/stages.ts';
import type { SubmissionView } from './desk-view.ts';
import { DoneNotice, type JustDone } from './done-notice.tsx';
import { When } from './submission-rows.tsx';

/** The stage of an application, how to set it, and when it was which. */
export function StagePanel({ row, history, done }: SubmissionView & { done: JustDone | undefined }) {
  return (
    <section className="frame frame--small frame--padded raised grid gap-3">
      <h2 id="stage-title">{words.stage}</h2>
      <DoneNotice done={done} any={['stage']} />
      <form className="desk-inline" method="post" action={`${submissionPath(row.reference)}/stage`}>
        <select
          className="control control--small"
          aria-labelledby="stage-title"
          name="stage"
          defaultValue={row.stage}
        >
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {STAGE_WORDS[stage]}
            </option>
          ))}
        </select>
        <button type="submit" className="button button--small">
          {words.setStage}
        </button>
      </form>
      <ol className="desk-history grid gap-1 ink" aria-label={words.history}>
        {history.toReversed().map(({ stage, at }) => (
          <li key={`${at.iso} ${stage}`}>
            {STAGE_WORDS[stage]}{' '}
            <span className="note">
              <When {...at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
