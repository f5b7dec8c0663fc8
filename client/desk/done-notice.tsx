import { Fragment } from 'react';
import { DONE, type Done } from '#content/desk/desk-copy.ts';
import { DONE_ID, submissionPath } from '#shared/desk-paths.ts';
import { Icon } from '../ui/icon.tsx';

/** What the answer to a form leads to: the address ends with the id of its notice, and so the focus goes there. */
export type JustDone = { what: Done; count?: number | undefined; references?: readonly string[] };

/** Nothing was done, or not all of it. */
const FAILURES: readonly Done[] = ['otherStage', 'someStages', 'noneTicked', 'noStage', 'withdrawn'];

/** Says what has been done, where it was: nothing unless it was one of `any`. */
export function DoneNotice({ done, any }: { done: JustDone | undefined; any: readonly Done[] }) {
  if (!done || !any.includes(done.what)) return null;
  const isLeft = FAILURES.includes(done.what);
  return (
    <p
      className={isLeft ? 'notice notice--failure desk-done wide' : 'notice desk-done wide'}
      id={DONE_ID}
      tabIndex={-1}
    >
      <Icon name={isLeft ? 'circle-alert' : 'circle-check'} />
      <span>
        {DONE[done.what]} {done.count}
        {done.references?.map((reference) => (
          <Fragment key={reference}>
            {' '}
            <a className="mono" href={submissionPath(reference)}>
              {reference}
            </a>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
