import { Fragment } from 'react';
import { DONE, type Done } from '#content/desk/desk-copy.ts';
import { DONE_ID, submissionPath } from '#shared/desk-paths.ts';
import { Icon } from '../ui/icon.tsx';

/** What the answer to a form leads to: the address ends with the id of its notice, and so the focus goes there. */
export type JustDone = { what: Done; count?: number | undefined; references?: readonly string[] };

type Part = 'stage' | 'answers' | 'notes';

/** What is told in the part of the page where it was done; all else stands above the page. */
const PART_OF: Partial<Record<Done, Part>> = {
  stage: 'stage',
  otherStage: 'stage',
  withdrawn: 'stage',
  answered: 'answers',
  takenBack: 'answers',
  noted: 'notes',
  forgotten: 'notes',
};

/** Nothing was done, or not all of it. */
const FAILURES: readonly Done[] = ['otherStage', 'someStages', 'noneTicked', 'noStage', 'withdrawn'];

/** Says what has been done, where it was: above the page, or `at` a part of it. */
export function DoneNotice({ done, at }: { done: JustDone | undefined; at?: Part }) {
  if (!done || PART_OF[done.what] !== at) return null;
  const isLeft = FAILURES.includes(done.what);
  return (
    <p className={isLeft ? 'notice notice--failure wide' : 'notice wide'} id={DONE_ID} tabIndex={-1}>
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
