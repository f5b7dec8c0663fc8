import { Icon } from '../ui/icon.tsx';
import { submissionPath } from './desk-addresses.ts';
import type { EraseView } from './desk-view.ts';
import { SubmissionRows } from './submission-rows.tsx';

/** The step between the wish to erase and erasing: it shows what would go. */
export function EraseForm({ row, ofPerson, total, isUnconfirmed }: EraseView) {
  const path = submissionPath(row.reference);
  return (
    <section className="desk-erase">
      <a className="text-link" href={path}>
        <Icon name="arrow-left" /> Back without erasing
      </a>
      <h1 className="desk__title">
        Erase <span className="mono">{row.reference}</span>
      </h1>
      <p>
        What is erased is gone for good: fields, letter, resume, notes and stages. Backups, exported tables
        and resumes saved to other folders may still hold it.
      </p>
      <form className="stack" method="post" action={`${path}/erase`}>
        {isUnconfirmed && (
          <p className="field__error" role="alert" id="sure-error">
            <Icon name="circle-alert" /> Nothing was erased. Tick the box to say that you mean it.
          </p>
        )}
        {total > 1 ? (
          <fieldset className="stack">
            <legend className="desk-erase__legend">What is to go?</legend>
            <label className="desk-erase__choice">
              <input type="radio" name="extent" value="one" defaultChecked /> This one alone
            </label>
            <label className="desk-erase__choice">
              <input type="radio" name="extent" value="all" />
              <span>
                Everything of <bdi>{row.email}</bdi>: {total} submissions
              </span>
            </label>
          </fieldset>
        ) : (
          <input type="hidden" name="extent" value="one" />
        )}
        <label className="desk-erase__choice">
          <input
            type="checkbox"
            name="sure"
            value="yes"
            aria-invalid={isUnconfirmed || undefined}
            aria-describedby={isUnconfirmed ? 'sure-error' : undefined}
          />{' '}
          Yes, remove it for good
        </label>
        <button type="submit" className="button desk-danger">
          Erase
        </button>
      </form>
      <h2 className="desk-erase__list">{total > 1 ? 'Everything of this person' : 'What would go'}</h2>
      <SubmissionRows rows={ofPerson} label="What would go" />
      {total > ofPerson.length && <p className="note">{total - ofPerson.length} older ones are not shown.</p>}
    </section>
  );
}
