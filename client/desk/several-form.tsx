import { list as copy, STAGE_WORDS } from '#content/desk/desk-copy.ts';
import { RESULTS_ID, SEVERAL, withQuery } from '#shared/desk-paths.ts';
import { STAGES } from '#shared/stages.ts';
import type { ListView } from './desk-view.ts';

/** The boxes of the rows belong to it by its id. */
export const SEVERAL_ID = 'several';

const words = copy.several;

/** What can be done with those that are ticked. */
export function SeveralForm({ list, isAllChosen }: ListView) {
  const tick = withQuery(list, { all: isAllChosen ? undefined : '1' });
  return (
    <form
      className="row gap-3 desk-several"
      id={SEVERAL_ID}
      method="post"
      action={withQuery(SEVERAL, { list })}
      aria-label={words.label}
    >
      <a className="text-link" href={`${tick}#${RESULTS_ID}`}>
        {isAllChosen ? words.none : words.all}
      </a>
      <span className="row gap-2">
        <select className="control control--small" name="stage" aria-label={words.stage}>
          <option value="">{words.noStage}</option>
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {STAGE_WORDS[stage]}
            </option>
          ))}
        </select>
        <Button does="stage" label={words.setStage} />
      </span>
      <Button does="read" label={words.read} />
      <Button does="unread" label={words.unread} />
      <Button does="save" label={words.save} />
    </form>
  );
}

function Button({ does, label }: { does: string; label: string }) {
  return (
    <button type="submit" className="button button--quiet button--small" name="do" value={does}>
      {label}
    </button>
  );
}
