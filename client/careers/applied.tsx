import { useEffect, useState } from 'react';
import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import type { Outcome } from '../ui/form/form-store.ts';
import { bringIntoView, Notice } from '../ui/form/notice.tsx';
import { readStored, store } from '../ui/stored.ts';

/**
 * That an application was sent from this device, with the way to its own page; `isNew` where that was just now, in a
 * dialog that has closed by itself.
 */
export function AppliedNotice({ reference, link, isNew }: Applied & { isNew: boolean }) {
  return (
    <Notice ref={isNew ? bringIntoView : null}>
      <p>
        <strong>{words.applied}</strong>{' '}
        {reference && (
          <span className="job__reference">
            Reference <span className="mono">{reference}</span>
          </span>
        )}
      </p>
      {isNew && <p>{words.thanks}</p>}
      {link && (
        <>
          <p>{words.keepShort}</p>
          <a className="button button--small above-3" href={link}>
            {words.ownPage}
          </a>
        </>
      )}
    </Notice>
  );
}

/** By the `_id` of an opening: the way to the page of what was sent for it. */
const STORE = 'applied';

export type Applied = { reference?: string | undefined; link?: string | undefined };

/** What was sent for an opening from this device, be it in this visit; undefined while that is not known. */
export function useApplied(jobId: string, outcome?: Outcome): Applied | undefined {
  const [applied, setApplied] = useState<Applied>();
  useEffect(() => setApplied(stored()[jobId]), [jobId]);
  return outcome?.kind === 'sent' ? outcome : applied;
}

/** Keeps the way to an application on this device; `undefined` forgets it. */
export const keepApplied = (jobId: string, applied: Applied | undefined) =>
  store(STORE, { ...stored(), [jobId]: applied }, 'local');

const stored = () => ({ ...(readStored(STORE, 'local') ?? {}) }) as Record<string, Applied | undefined>;
