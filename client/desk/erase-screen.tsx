import { erasing as words } from '#content/desk/desk-copy.ts';
import { actionPath, PROBLEM_ID, submissionPath } from '#shared/desk-paths.ts';
import { Icon } from '../ui/icon.tsx';
import type { EraseView } from './desk-view.ts';
import { SubmissionRows } from './submission-rows.tsx';

/** The step between the wish to erase and erasing: it shows what would go. */
export function EraseScreen({ row, list, ofPerson, total, isUnconfirmed }: EraseView) {
  return (
    <section className="grid gap-4 desk-erase">
      <a className="text-link" href={submissionPath(row.reference, list)}>
        <Icon name="arrow-left" /> {words.back}
      </a>
      <h1 className="desk__title">
        {words.title} <bdi>{row.name}</bdi>
      </h1>
      <p className="desk-sheet__subject">
        <bdi>{row.subject}</bdi> <span className="mono note">{row.reference}</span>
      </p>
      <p>{words.lead}</p>
      <form
        className="frame frame--small frame--padded raised grid gap-3 desk-erase__form"
        method="post"
        action={`${actionPath(row.reference, 'erase', list)}#${PROBLEM_ID}`}
      >
        {total > 1 ? (
          <fieldset className="stack">
            <legend className="desk-erase__legend">{words.extent}</legend>
            <label className="desk-erase__choice">
              <input type="radio" name="extent" value="one" defaultChecked /> {words.one}
            </label>
            <label className="desk-erase__choice">
              <input type="radio" name="extent" value="all" />
              <span>
                {words.everythingOf} <bdi>{row.email}</bdi>
                {words.submissions(total)}
              </span>
            </label>
          </fieldset>
        ) : (
          <input type="hidden" name="extent" value="one" />
        )}
        {isUnconfirmed && (
          <p className="field__error" id={PROBLEM_ID} tabIndex={-1}>
            <Icon name="circle-alert" /> {words.unconfirmed}
          </p>
        )}
        <label className="desk-erase__choice">
          <input
            type="checkbox"
            name="sure"
            value="yes"
            aria-invalid={isUnconfirmed || undefined}
            aria-describedby={isUnconfirmed ? PROBLEM_ID : undefined}
          />{' '}
          {words.sure}
        </label>
        <button type="submit" className="button desk-danger">
          {words.button}
        </button>
      </form>
      <h2 className="desk-erase__list">{total > 1 ? words.ofPerson : words.whatGoes}</h2>
      <SubmissionRows rows={ofPerson} label={words.whatGoes} />
      {total > ofPerson.length && <p className="note">{words.notShown(total - ofPerson.length)}</p>}
    </section>
  );
}
