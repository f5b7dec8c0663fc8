import { application } from '#content/careers/application-copy.ts';
import { desk, STAGE_WORDS, answering as words } from '#content/desk/desk-copy.ts';
import { ANSWERS } from '#content/letters/answer-copy.ts';
import { actionPath, PROBLEM_ID } from '#shared/desk-paths.ts';
import type { Stage } from '#shared/stages.ts';
import { Check } from '../ui/form/check.tsx';
import { DeskForm, Problem, SubmissionHeader, Texts } from './desk-parts.tsx';
import type { AnswerView } from './desk-view.ts';

/** A letter to the sender and, for an applicant, the stage: previews what they will read. */
export function AnswerScreen(view: AnswerView) {
  const { row, position, texts } = view;
  return (
    <>
      <SubmissionHeader row={row} list={position.list} title={words.title} back={desk.toSubmission} />
      <div className="split items-start desk-sheet">
        <AnswerForm {...view} />
        <div className="grid gap-4">
          <Texts texts={texts} />
        </div>
      </div>
    </>
  );
}

/** The form of an answer; for a message it is on the message's own page. */
export function AnswerForm(view: AnswerView) {
  const { row, position, stage, isTelling, canWrite, isMailOn, latest, problem } = view;
  const path = actionPath(row.reference, 'answer', position.list);
  const mail = isMailOn ? words.mailed : words.notMailed;
  return (
    <DeskForm action={`${path}#${PROBLEM_ID}`}>
      <input type="hidden" name="after" value={latest?.id ?? 0} />
      {problem && <Problem id={PROBLEM_ID} message={problem} />}
      {latest && (
        <blockquote className="stack gap-2 sunken box-4 noted whole">
          <p className="note">{words.latest(latest.by, latest.due.words, latest.isWaiting)}</p>
          <div className="desk-text anywhere ink">
            {latest.stage && <p>{STAGE_WORDS[latest.stage]}</p>}
            {latest.text}
          </div>
        </blockquote>
      )}
      {stage && <StageDisclosure stage={stage} isTelling={isTelling} />}
      {!stage && row.stage && <p className="note">{words.stays(application.stages[row.stage].name)}</p>}
      {canWrite && (
        <>
          {row.kind === 'application' && <AnswerTemplates />}
          <h2 className="title-1">
            <label htmlFor="text">{words.text}</label>
          </h2>
          <textarea className="control" id="text" name="text" rows={12} dir="auto" defaultValue={view.text} />
        </>
      )}
      <p className="note">{canWrite ? mail : words.pageAlone}</p>
      <button type="submit" className="button">
        {words.submit}
      </button>
    </DeskForm>
  );
}

const facts: Readonly<Record<string, string>> = application.facts;

function StageDisclosure({ stage, isTelling }: { stage: Stage; isTelling: boolean }) {
  const { name, ...texts }: Record<string, string> = application.stages[stage];
  return (
    <>
      <Check name="tell" value={stage} defaultChecked={isTelling}>
        {words.tell(STAGE_WORDS[stage])}
      </Check>
      <figure className="stack gap-2 sunken box-4 noted whole">
        <figcaption className="note">{words.preview}</figcaption>
        <p>
          <strong>{name}</strong>
        </p>
        {Object.entries(texts).map(([part, text]) => (
          <p key={part}>{Object.hasOwn(facts, part) ? `${facts[part]}: ${text}` : text}</p>
        ))}
      </figure>
    </>
  );
}

/** Submit buttons: the typed text goes along with the press and returns below the inserted text. */
function AnswerTemplates() {
  return (
    <div className="row gap-5">
      <span className="note">{words.begin}</span>
      {Object.entries(ANSWERS).map(([name, { label }]) => (
        <button key={name} type="submit" className="text-link" name="begin" value={name}>
          {label}
        </button>
      ))}
    </div>
  );
}
