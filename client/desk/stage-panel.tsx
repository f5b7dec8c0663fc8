import { application } from '#content/careers/application-copy.ts';
import { STAGE_WORDS, sheet as words } from '#content/desk/desk-copy.ts';
import { actionPath, withQuery } from '#shared/desk-paths.ts';
import { STAGES } from '#shared/stages.ts';
import type { SubmissionView } from './desk-view.ts';
import { DoneNotice, type JustDone } from './done-notice.tsx';
import { NOTE_FORM } from './notes-panel.tsx';
import { When } from './submission-rows.tsx';

const pageWords = application.stages;

/** Belongs to the form of the note, which is kept with the stage where one was begun. */
function SetStage({ row, place }: Pick<SubmissionView, 'row' | 'place'>) {
  return (
    <div className="desk-inline">
      <input type="hidden" name="was" value={row.stage} form={NOTE_FORM} />
      <select
        className="control control--small"
        aria-labelledby="stage-title"
        name="stage"
        form={NOTE_FORM}
        defaultValue={row.stage}
      >
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {STAGE_WORDS[stage]}
          </option>
        ))}
      </select>
      <button
        type="submit"
        className="button button--small"
        form={NOTE_FORM}
        formAction={actionPath(row.reference, 'stage', place.list)}
        formNoValidate
      >
        {words.setStage}
      </button>
    </div>
  );
}

/** The stage of an application, how to set it, and when it was which. */
export function StagePanel({
  row,
  place,
  history,
  told,
  done,
}: SubmissionView & { done: JustDone | undefined }) {
  return (
    <section className="frame frame--small frame--padded raised grid gap-3">
      <h2 id="stage-title">{words.stage}</h2>
      <DoneNotice done={done} any={['stage', 'otherStage', 'withdrawn']} />
      {told?.soon === 'withdrawn' ? <p>{words.withdrawn}</p> : <SetStage row={row} place={place} />}
      {told && (
        <p className="note">
          {words.own} {words.knows(pageWords[told.now].name, pageWords[told.soon].name)}
        </p>
      )}
      {told && told.soon !== row.stage && (
        <a
          className="button button--quiet button--small"
          href={withQuery(actionPath(row.reference, 'answer', place.list), { tell: '1' })}
        >
          {words.tell}
        </a>
      )}
      <ol className="desk-history grid gap-1 ink" aria-label={words.history}>
        {history.toReversed().map(({ stage, at, by }) => (
          <li key={`${at.iso} ${stage}`}>
            {STAGE_WORDS[stage]}{' '}
            <span className="note">
              <When {...at} />
              {by && words.by(by)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
