import './apply-dialog.css';
import { useEffect } from 'react';
import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import { jobLabels } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { Outcome } from '../../ui/form/form-store.ts';
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
            <SendingEffects {...{ form, isOpen, onClose, onSending, onSettled }} />
          </>
        )}
      />
    </Dialog>
  );
}

/**
 * Reports while the form is being sent and how that ended, closes the dialog some time after that, and resets the form
 * once it is closed.
 */
function SendingEffects(props: { form: Form } & Omit<ApplyDialogProps, 'job'>) {
  const { form, isOpen, onClose, onSending, onSettled } = props;
  const { sending, outcome, restart } = form;
  const isSending = sending !== undefined;
  const isSent = form.sent !== undefined;
  useEffect(() => onSending(isSending), [isSending, onSending]);
  useEffect(() => {
    if (outcome) onSettled(outcome);
  }, [outcome, onSettled]);
  useEffect(() => {
    if (!isSent) return;
    if (!isOpen) return restart();
    const timer = setTimeout(onClose, CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [isSent, isOpen, restart, onClose]);
  return null;
}
