import './apply-dialog.css';
import { useEffect, useEffectEvent } from 'react';
import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import { jobPeople } from '#content/careers/job-people.ts';
import type { Job } from '#shared/entities.ts';
import { dayInIndia } from '#shared/indian-time.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ConsentNote, SubmitButton } from '../../ui/form/form-fields.tsx';
import type { Outcome } from '../../ui/form/form-store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Signature } from '../../ui/person/signature.tsx';
import { Picture } from '../../ui/picture.tsx';
import { StageLine } from '../application/stage-line.tsx';
import type { SlipParts } from '../applied.tsx';
import { firstCallBy } from '../date-format.ts';
import { placeOf } from '../job/job-people.tsx';
import { ApplicationFields, ApplicationForm, receiptOf, useApplication } from './application-form.tsx';

/** How long the dialog shows the confirmation, ms. */
const CLOSE_DELAY = 2000;

export type ApplyDialogProps = {
  job: Job;
  isOpen: boolean;
  /** Must be stable across renders: the countdown after sending depends on it. */
  onClose: () => void;
  /** Whether an application is being sent, even while the dialog is closed. */
  onSending: (isSending: boolean) => void;
  onSettled: (outcome: Outcome, slip: SlipParts) => void;
};

/** The application in a dialog. It stays mounted while closed, so that it reopens with what was typed. */
export function ApplyDialog({ job, isOpen, onClose, onSending, onSettled }: ApplyDialogProps) {
  const form = useApplication(job._id);
  const { outcome, restart } = form;
  const isSending = form.sending !== undefined;
  const isSent = form.sent !== undefined;
  useEffect(() => onSending(isSending), [isSending, onSending]);
  const settled = useEffectEvent((it: Outcome) =>
    onSettled(it, { receipt: receiptOf(form), ahead: <Ahead /> }),
  );
  useEffect(() => {
    if (outcome) settled(outcome);
  }, [outcome]);
  // The dialog closes after a delay, and the form restarts once it is closed.
  useEffect(() => {
    if (!isSent) return;
    if (!isOpen) return restart();
    const timer = setTimeout(onClose, CLOSE_DELAY);
    return () => clearTimeout(timer);
  }, [isSent, isOpen, restart, onClose]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className="apply-dialog"
      aria-labelledby="apply-title"
      firstFocus={'form input:not([tabindex="-1"])'}
      mayDismiss={(dialog) => isUntouched(dialog.querySelector('form'))}
    >
      <div className="band band--plain beside items-start between gap-4 apply-dialog__head">
        <h2 className="title-4" id="apply-title">
          <span className="label block">{isSent ? words.appliedFor : words.applyFor}</span> {job.title}
        </h2>
        <Picture className="job__place" of={placeOf(job)} sizes="22rem" alt="" />
        <IconButton icon="x" isLarge className="icon-button--bare" label="Close window" onClick={onClose} />
      </div>
      <ApplicationForm form={form} jobId={job._id}>
        <div className="apply-dialog__body">
          <ApplicationFields form={form} jobId={job._id}>
            <Ahead />
          </ApplicationFields>
          {!isSent && (
            <div className="beside gap-4 above-4">
              <Signature of={jobPeople.reader.id} />
              <p className="note">
                <strong className="block ink medium">{words.readBy}</strong>
                <ConsentNote text={words.consent} />
              </p>
            </div>
          )}
        </div>
        <div className="row ruled apply-dialog__foot">
          {isSent && <p className="note">{words.closesItself}</p>}
          <button type="button" className="button button--quiet push" onClick={onClose}>
            {words.close}
          </button>
          {!isSent && <SubmitButton form={form} words={words} />}
        </div>
      </ApplicationForm>
    </Dialog>
  );
}

function Ahead() {
  const today = dayInIndia(new Date());
  return <StageLine stage="new" events={[{ what: 'new', day: today }]} callBy={firstCallBy(today)} />;
}

/** Whether closing the form would lose nothing. */
function isUntouched(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].every((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue;
    if (!(field instanceof HTMLInputElement)) return true;
    return field.type === 'file' ? field.files?.length === 0 : field.value === field.defaultValue;
  });
}
