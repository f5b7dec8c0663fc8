import { list as copy } from '#content/desk/desk-copy.ts';
import { RESULTS_ID, SEVERAL, withQuery } from '#shared/desk-paths.ts';
import type { ListView } from './desk-view.ts';
import { StageSelect } from './stage-select.tsx';

/** The boxes of the rows belong to it by its id. */
export const SEVERAL_ID = 'several';

const words = copy.several;

/** What can be done with those that are ticked. */
export function SeveralForm({ list, isAllChosen }: ListView) {
  const tick = withQuery(list, { all: isAllChosen ? undefined : '1' });
  return (
    <form
      className="row desk-several"
      id={SEVERAL_ID}
      method="post"
      action={withQuery(SEVERAL, { list })}
      aria-label={words.label}
    >
      <a className="text-link" href={`${tick}#${RESULTS_ID}`}>
        {isAllChosen ? words.none : words.all}
      </a>
      <span className="beside">
        <StageSelect aria-label={words.stage} all={words.noStage} />
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
