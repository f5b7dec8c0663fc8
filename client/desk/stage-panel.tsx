import { application } from '#content/careers/application-copy.ts';
import { STAGE_WORDS, sheet as words } from '#content/desk/desk-copy.ts';
import { actionPath, withQuery } from '#shared/desk-paths.ts';
import { Byline, DoneNotice, Panel, SmallButton, StageSelect } from './desk-parts.tsx';
import type { SubmissionProps } from './desk-view.ts';
import { NOTE_FORM } from './notes-panel.tsx';

const pageWords = application.stages;
const TITLE_ID = 'stage-title';

/** The stage of an application, the control to set it, and its history. */
export function StagePanel({ row, position, history, disclosedStage, answers, done }: SubmissionProps) {
  const path = (action: string) => actionPath(row.reference, action, position.list);
  return (
    <Panel title={words.stage} titleId={TITLE_ID}>
      <DoneNotice done={done} at="stage" />
      {disclosedStage?.soon === 'withdrawn' ? (
        <p>{words.withdrawn}</p>
      ) : (
        // Fields of the note's form, so that a note begun there is saved along with the stage.
        <div className="beside">
          <input type="hidden" name="was" value={row.stage} form={NOTE_FORM} />
          <input type="hidden" name="after" value={answers[0]?.id ?? 0} form={NOTE_FORM} />
          <StageSelect aria-labelledby={TITLE_ID} form={NOTE_FORM} defaultValue={row.stage} />
          <SmallButton form={NOTE_FORM} formAction={path('stage')} formNoValidate>
            {words.setStage}
          </SmallButton>
        </div>
      )}
      {disclosedStage && (
        <p className="note">
          {words.own} {words.knows(pageWords[disclosedStage.now].name, pageWords[disclosedStage.soon].name)}
        </p>
      )}
      {disclosedStage && disclosedStage.soon !== row.stage && (
        <a className="button button--quiet button--small" href={withQuery(path('answer'), { tell: '1' })}>
          {words.tell}
        </a>
      )}
      <ol className="rules text-s ink" aria-label={words.history}>
        {history.toReversed().map(({ stage, at, by }) => (
          <li key={`${at.iso} ${stage}`} className="beside between">
            {STAGE_WORDS[stage]} <Byline at={at} by={by} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
