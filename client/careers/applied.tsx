import { useEffect, useState } from 'react';
import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import { jobPeople } from '#content/careers/job-people.ts';
import { OutcomePanel, type SlipProps } from '../ui/form/outcome.tsx';
import { readStored, store } from '../ui/kept/stored.ts';

/** What only the form knew of the application. */
export type SlipParts = Partial<Pick<SlipProps, 'receipt' | 'ahead'>>;

type NoticeProps = Applied & SlipParts & { isNew: boolean };

/** Says that visitors applied from this device, with a link to the application's page; `isNew` if just now. */
export function AppliedNotice({ reference, link, isNew, receipt = [], ahead }: NoticeProps) {
  return (
    <OutcomePanel
      ref={isNew ? bringUp : null}
      title={
        <>
          <span className="note block">{words.applied}</span>{' '}
          {reference && <Reference label="Reference" of={reference} />}
        </>
      }
      receipt={receipt}
      ahead={ahead}
      signers={[jobPeople.reader]}
    >
      {isNew && <p className="text-s">{words.thanks}</p>}
      {link && <p className="text-s">{words.keep}</p>}
      {link && (
        <a className="button button--small" href={link}>
          {words.ownPage}
        </a>
      )}
    </OutcomePanel>
  );
}

export const Reference = ({ label, of }: { label: string; of: string }) => (
  <>
    <span className="label">{label}</span> <span className="block mono">{of}</span>
  </>
);

/** Brings a notice to the top of the window, below the toast about the same. */
export const bringUp = (notice: Element | null) => notice?.scrollIntoView();

/** Storage key: maps the `_id` of an opening to the page of the application for it. */
const STORE = 'applied';

export type Applied = { reference?: string | undefined; link?: string | undefined };

/** The application sent for an opening from this device; undefined if there is none or it is not read yet. */
export function useApplied(jobId: string): Applied | undefined {
  const [applied, setApplied] = useState<Applied>();
  useEffect(() => {
    const read = () => setApplied(stored()[jobId]);
    read();
    // It may be sent or erased in another tab, or on a page from which Back leads here (back/forward cache).
    const gone = new AbortController();
    for (const type of ['storage', 'pageshow']) addEventListener(type, read, gone);
    return () => gone.abort();
  }, [jobId]);
  return applied;
}

/** Stores the link to an application on this device; `undefined` removes it. */
export function storeApplied(jobId: string, applied: Applied | undefined): void {
  store(STORE, { ...stored(), [jobId]: applied }, 'local');
  // Browsers tell only the other tabs.
  dispatchEvent(new Event('storage'));
}

const stored = () => ({ ...(readStored(STORE, 'local') ?? {}) }) as Record<string, Applied | undefined>;
