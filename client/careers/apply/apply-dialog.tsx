import './apply-dialog.css';
import { useEffect } from 'react';
import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import { jobLabels } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Outcome } from '../../ui/form/submission.ts';
import type { Form } from '../../ui/form/use-form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ApplicationForm, isUntouched } from './application-form.tsx';

/** How long the dialog shows the confirmation, ms. */
const CLOSE_DELAY = 2000;

export type ApplyDialogProps = {
  job: Job;
  isOpen: boolean;
  /** The same function each time: the countdown after sending depends on it. */
  onClose: () => void;
  /** Whether an application is being sent, also while the dialog is closed. */
  onSending: (isSending: boolean) => void;
  onSettled: (outcome: Outcome) => void;
};

/** The application in a dialog. It stays mounted while closed, so that what was typed is there when it opens again. */
export function ApplyDialog({ job, isOpen, onClose, onSending, onSettled }: ApplyDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className="apply-dialog"
      aria-labelledby="apply-title"
      firstFocus={'form input:not([tabindex="-1"])'}
      mayDismiss={(dialog) => isUntouched(dialog.querySelector('form'))}
    >
      <div className="beside between items-start gap-4 ruled-end apply-dialog__head">
        <div className="grid gap-1">
          <h2 className="title-2" id="apply-title">
            Apply: {job.title}
          </h2>
          <p className="note">
            {jobLabels.terms(job)}, {job.location}
          </p>
        </div>
        <IconButton icon="x" isLarge className="icon-button--bare" label="Close window" onClick={onClose} />
      </div>
      <ApplicationForm
        job={job}
        initial={undefined}
        onSettled={onSettled}
        frame={({ form, body, note, submit }) => (
          <>
            <div className="apply-dialog__body">{body}</div>
            <div className="row ruled apply-dialog__foot">
              <p className="note">{note}</p>
              <button type="button" className={submit ? 'button button--quiet' : 'button'} onClick={onClose}>
                {words.close}
              </button>
              {submit}
            </div>
            <SendingEffects form={form} isOpen={isOpen} onClose={onClose} onSending={onSending} />
          </>
        )}
      />
    </Dialog>
  );
}

/**
 * Reports while the form is being sent, closes the dialog some time after that, and resets the form once it is closed.
 */
function SendingEffects({
  form,
  isOpen,
  onClose,
  onSending,
}: { form: Form } & Omit<ApplyDialogProps, 'job' | 'onSettled'>) {
  const { phase, restart } = form;
  useEffect(() => onSending(phase.at === 'sending'), [phase.at, onSending]);
  useEffect(() => {
    if (phase.at !== 'sent') return;
    if (!isOpen) return restart();
    const timer = setTimeout(onClose, CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [phase.at, isOpen, restart, onClose]);
  return null;
}
