import { type ComponentType, type MouseEvent, useCallback, useState } from 'react';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import { job as words } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import { applyPath } from '#shared/paths.ts';
import type { Outcome } from '../../ui/form/form-store.ts';
import { bringIntoView, Notice } from '../../ui/form/notice.tsx';
import { isPlainClick, openByLink } from '../../ui/link/app-link.tsx';
import { type Applied, AppliedNotice, useApplied } from '../applied.tsx';
import { JobFacts, JobSkills } from '../job/job-details.tsx';
import type { ApplyDialogProps } from './apply-dialog.tsx';

/** The dialog's code is loaded when the link is hovered or focused, not with the page. */
const loadDialog = async () => (await import('./apply-dialog.tsx')).ApplyDialog;

type Props = {
  job: Job;
  isInPage: boolean;
  /** A preview, to which nobody can apply yet: shows only the terms. */
  isPreview: boolean;
};

/**
 * The card of terms with an "Apply Now" link, and the skills with a second link, where the card is out of
 * view. Both open the same dialog, or move the focus to the form if it is part of the page (`isInPage`). Once
 * the dialog has closed, the outcome appears beside the link that opened it.
 */
export function ApplyNow({ job, isInPage, isPreview }: Props) {
  const [ApplyDialog, setApplyDialog] = useState<ComponentType<ApplyDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [isFromEnd, setFromEnd] = useState(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const applied = useApplied(job._id);
  const close = useCallback(() => setOpen(false), []);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    if (isInPage) {
      event.preventDefault();
      document.querySelector<HTMLElement>('#apply h2')?.focus();
      return;
    }
    const isEnd = event.currentTarget.closest('.job__end') !== null;
    // Where it fails, the page that the link leads to has the form in it, which needs no script.
    openByLink(event, loadDialog, (loaded) => {
      setFromEnd(isEnd);
      setApplyDialog(() => loaded);
      setOpen(true);
    });
  }

  const prefetch = () => loadDialog().catch(() => {});

  const applyLink = (label: string, isOpener: boolean) => (
    <div className="grid gap-3 on-screen">
      {isOpener && !isOpen && <ApplicationStatus isSending={isSending} outcome={outcome} applied={applied} />}
      <a
        className={applied ? 'button button--quiet whole' : 'button whole'}
        href={applyPath(job._id)}
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        {label}
      </a>
      {!applied && <p className="note">{words.applyNote}</p>}
    </div>
  );

  return (
    <>
      <aside className="job__aside" aria-label={words.about}>
        <div className={`frame frame--small raised box-5 grid gap-4 ${applied ? '' : 'sticky'}`}>
          <h2 className="label">{words.about}</h2>
          <JobFacts job={job} />
          {!isPreview && applyLink(words.apply, !isFromEnd)}
        </div>
      </aside>
      <JobSkills job={job}>
        {!isPreview && !isInPage && <div className="job__end">{applyLink(words.applyTitle, isFromEnd)}</div>}
      </JobSkills>
      {ApplyDialog && (
        <ApplyDialog
          job={job}
          isOpen={isOpen}
          onClose={close}
          onSending={setSending}
          onSettled={setOutcome}
        />
      )}
    </>
  );
}

type StatusProps = { isSending: boolean; outcome: Outcome | undefined; applied: Applied | undefined };

function ApplicationStatus({ isSending, outcome, applied }: StatusProps) {
  if (isSending) return <Notice icon="upload">{applicationWords.onItsWay}</Notice>;
  if (outcome?.kind === 'refused')
    return (
      <Notice icon="circle-alert" isFailure ref={bringIntoView}>
        {`${outcome.message} ${applicationWords.stillThere}`}
      </Notice>
    );
  return applied ? <AppliedNotice {...applied} isNew={outcome !== undefined} /> : null;
}
