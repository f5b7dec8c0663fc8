import { DONE, type Done } from '#content/desk/desk-copy.ts';
import { DONE_ID, submissionPath } from '#shared/desk-paths.ts';
import { Icon } from '../ui/icon.tsx';

/** What the answer to a form leads to: the address ends with the id of its notice, and so the focus goes there. */
export type JustDone = { what: Done; reference?: string | undefined };

/** Says what has been done, where it was: nothing unless it was one of `any`. */
export function DoneNotice({ done, any }: { done: JustDone | undefined; any: readonly Done[] }) {
  if (!done || !any.includes(done.what)) return null;
  return (
    <p className="notice desk-done wide" id={DONE_ID} tabIndex={-1}>
      <Icon name="circle-check" />
      <span>
        {DONE[done.what]}{' '}
        {done.reference && (
          <a className="mono" href={submissionPath(done.reference)}>
            {done.reference}
          </a>
        )}
      </span>
    </p>
  );
}
