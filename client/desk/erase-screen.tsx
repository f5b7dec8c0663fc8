import { erasing as words } from '#content/desk/desk-copy.ts';
import { actionPath, PROBLEM_ID } from '#shared/desk-paths.ts';
import { Check } from '../ui/form/check.tsx';
import { DeskForm, Problem, SubmissionHeader } from './desk-parts.tsx';
import type { EraseView } from './desk-view.ts';
import { SubmissionRows } from './submission-rows.tsx';

/** The confirmation before erasing, which shows what would be deleted. */
export function EraseScreen({ row, list, ofPerson, total, isUnconfirmed }: EraseView) {
  return (
    <>
      <SubmissionHeader row={row} list={list} title={words.title} back={words.back} />
      <p>{words.lead}</p>
      <DeskForm action={`${actionPath(row.reference, 'erase', list)}#${PROBLEM_ID}`}>
        {total > 1 ? (
          <fieldset>
            <legend className="title-1 semibold ink">{words.extent}</legend>
            <Check type="radio" name="extent" value="one" defaultChecked>
              {words.one}
            </Check>
            <Check type="radio" name="extent" value="all">
              {words.everythingOf} <bdi>{row.email}</bdi>
              {words.submissions(total)}
            </Check>
          </fieldset>
        ) : (
          <input type="hidden" name="extent" value="one" />
        )}
        {isUnconfirmed && <Problem id={PROBLEM_ID} message={words.unconfirmed} />}
        <Check
          name="sure"
          value="yes"
          aria-invalid={isUnconfirmed || undefined}
          aria-describedby={isUnconfirmed ? PROBLEM_ID : undefined}
        >
          {words.sure}
        </Check>
        <button type="submit" className="button desk-danger">
          {words.button}
        </button>
      </DeskForm>
      <h2 className="title-1">{total > 1 ? words.ofPerson : words.whatGoes}</h2>
      <SubmissionRows rows={ofPerson} label={words.whatGoes} />
      {total > ofPerson.length && <p className="note">{words.notShown(total - ofPerson.length)}</p>}
    </>
  );
}
