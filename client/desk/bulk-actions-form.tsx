import { list as copy } from '#content/desk/desk-copy.ts';
import { RESULTS_ID, SEVERAL, withQuery } from '#shared/desk-paths.ts';
import { SmallButton, StageSelect } from './desk-parts.tsx';
import type { ListView } from './desk-view.ts';

/** The form's id, through which the checkboxes of the rows belong to it. */
export const BULK_ACTIONS_ID = 'several';

const words = copy.several;

/** The number of rows, and bulk actions for the ticked ones, which stay hidden until a row is ticked. */
export function BulkActionsForm({ list, isAllChosen, rows, first, total }: ListView) {
  const tick = withQuery(list, { all: isAllChosen ? undefined : '1' });
  return (
    <form
      className="row between desk-tools"
      id={BULK_ACTIONS_ID}
      method="post"
      action={withQuery(SEVERAL, { list })}
      aria-label={words.label}
    >
      <a className="text-link" href={`${tick}#${RESULTS_ID}`}>
        {isAllChosen ? words.none : words.all}
      </a>
      <span className="row gap-2 desk-several">
        <StageSelect aria-label={words.stage} all={words.noStage} required />
        <SmallButton name="do" value="stage">
          {words.setStage}
        </SmallButton>
        {(['read', 'unread', 'save'] as const).map((action) => (
          <SmallButton key={action} name="do" value={action} formNoValidate>
            {words[action]}
          </SmallButton>
        ))}
      </span>
      <p className="note push" id={RESULTS_ID} tabIndex={-1}>
        {copy.count(first, first + rows.length - 1, total)}
      </p>
    </form>
  );
}
