import { type ComponentType, type MouseEvent, useCallback, useRef, useState } from 'react';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import { job as words } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import { applyPath } from '#shared/paths.ts';
import { Notice } from '../../ui/form/notice.tsx';
import type { Outcome } from '../../ui/form/use-form.ts';
import { inTime } from '../../ui/in-time.ts';
import { isPlainClick } from '../../ui/link/plain-click.ts';
import type { ApplyDialogProps } from './apply-dialog.tsx';

/** After this a press leads to the form in the page instead, ms. */
const DIALOG_TIMEOUT = 4000;

/** The dialog's code is loaded on hover or focus of the link, not with the page. */
const loadDialog = async () => (await import('./apply-dialog.tsx')).ApplyDialog;

/**
 * "Apply Now": opens the dialog, or moves to the form in the page (`isInPage`). The outcome of an application is shown
 * here after its dialog has closed.
 */
export function ApplyNow({ job, isInPage }: { job: Job; isInPage: boolean }) {
  const linkRef = useRef<HTMLAnchorElement>(null);
  const [ApplyDialog, setApplyDialog] = useState<ComponentType<ApplyDialogProps>>();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const close = useCallback(() => {
    setDialog('closed');
    // Not every browser focuses a clicked link, so `<dialog>` alone might not restore the focus.
    linkRef.current?.focus();
  }, []);

  async function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isInPage) {
      document.querySelector<HTMLElement>('#apply h2')?.focus();
      return;
    }
    try {
      const loaded = await inTime(loadDialog(), DIALOG_TIMEOUT);
      setApplyDialog(() => loaded);
      setDialog('open');
    } catch {
      // If the script does not load, the page with the form in it needs none. Who has left meanwhile stays where they are.
      if (linkRef.current) location.assign(applyPath(job._id));
    }
  }

  const prefetch = () => loadDialog().catch(() => {});

  return (
    <div className="stack job__apply">
      <a
        ref={linkRef}
        className="button button--wide"
        href={applyPath(job._id)}
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {words.apply}
      </a>
      <p className="note">{words.applyNote}</p>
      {dialog === 'closed' && <ApplicationStatus isSending={isSending} outcome={outcome} />}
      {ApplyDialog && (
        <ApplyDialog
          job={job}
          isOpen={dialog === 'open'}
          onClose={close}
          onSending={setSending}
          onSettled={setOutcome}
        />
      )}
    </div>
  );
}

function ApplicationStatus({ isSending, outcome }: { isSending: boolean; outcome: Outcome | undefined }) {
  if (isSending) return <Notice icon="upload">{applicationWords.onItsWay}</Notice>;
  if (outcome?.kind === 'refused')
    return <Notice icon="circle-alert">{`${outcome.message} ${applicationWords.stillThere}`}</Notice>;
  if (outcome?.kind !== 'sent') return null;
  return (
    <Notice>
      <p>
        <strong>{applicationWords.applied}</strong>{' '}
        {outcome.reference && (
          <span className="job__reference">
            Reference <span className="mono">{outcome.reference}</span>
          </span>
        )}
      </p>
      {outcome.link && (
        <p>
          {applicationWords.keepShort} <a href={outcome.link}>{applicationWords.ownPage}</a>
        </p>
      )}
    </Notice>
  );
}
