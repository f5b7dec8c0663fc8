import { type ComponentType, type MouseEvent, useCallback, useState } from 'react';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import { job as words } from '#content/careers/job-copy.ts';
import { officeTask } from '#content/pictures/office/task.ts';
import type { Job } from '#shared/entities.ts';
import { applyPath } from '#shared/paths.ts';
import type { Outcome } from '../../ui/form/form-store.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { isPlainClick, openByLink } from '../../ui/link/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type Applied, AppliedNotice, bringUp, type SlipParts, useApplied } from '../applied.tsx';
import { JobFacts, JobSkills } from '../job/job-details.tsx';
import { Hiring, leadOf } from '../job/job-people.tsx';
import type { ApplyDialogProps } from './apply-dialog.tsx';

/** The dialog's code is loaded when the link is hovered or focused, not with the page. */
const loadDialog = async () => (await import('./apply-dialog.tsx')).ApplyDialog;

type Settled = { outcome: Outcome; slip: SlipParts };

type Props = {
  job: Job;
  isInPage: boolean;
  /** A preview, to which nobody can apply yet: shows only the terms. */
  isPreview: boolean;
};

/**
 * The card of terms with an "Apply Now" link, and all that follows, which ends with a second link. Both open
 * the same dialog, or move the focus to the form if it is part of the page (`isInPage`). The outcome appears
 * beside the link that was used: in the card at its top, where the toast covers only the picture.
 */
export function ApplyNow({ job, isInPage, isPreview }: Props) {
  const [ApplyDialog, setApplyDialog] = useState<ComponentType<ApplyDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const [isFromEnd, setFromEnd] = useState(false);
  const [isSending, setSending] = useState(false);
  const [settled, setSettled] = useState<Settled>();
  const { _id, title } = job;
  const applied = useApplied(_id);
  const status = !isOpen && statusOf(isSending, settled, applied);
  const close = useCallback(() => setOpen(false), []);
  const settle = (outcome: Outcome, slip: SlipParts) => setSettled({ outcome, slip });

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
  const applyLink = (label: string) => (
    <a
      className={applied ? 'button button--quiet' : 'button'}
      href={applyPath(_id)}
      onClick={open}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {label}
    </a>
  );

  return (
    <>
      <aside className="job__aside" aria-label={words.about}>
        <div className={`frame frame--small raised box-5 grid ${applied ? '' : 'sticky'}`}>
          {!isFromEnd && status}
          <h2 className="label">{words.about}</h2>
          <JobFacts job={job} />
          {!isPreview && applyLink(words.apply)}
        </div>
      </aside>
      <JobSkills job={job} />
      <Hiring lead={leadOf(job)}>
        {!isPreview && !isInPage && (
          <div className="grid above-7 job__end">
            <Picture className="crop" of={officeTask} sizes="100vw" />
            <div className="frame raised box-5 stack">
              <p className="title-4 ink">{title}</p>
              {applyLink(words.applyTitle)}
              {isFromEnd && status}
            </div>
          </div>
        )}
      </Hiring>
      {ApplyDialog && (
        <ApplyDialog job={job} isOpen={isOpen} onClose={close} onSending={setSending} onSettled={settle} />
      )}
    </>
  );
}

/** What became of the application, or that it was sent earlier. */
function statusOf(isSending: boolean, { outcome, slip }: Partial<Settled> = {}, applied?: Applied) {
  if (isSending) return <Notice icon="upload">{applicationWords.onItsWay}</Notice>;
  if (outcome?.kind === 'refused')
    return (
      <Notice icon="circle-alert" isFailure ref={bringUp}>
        {`${outcome.message} ${applicationWords.stillThere}`}
      </Notice>
    );
  return applied && <AppliedNotice {...applied} {...slip} isNew={outcome !== undefined} />;
}
