import { type ReactNode, useEffect, useRef } from 'react';
import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import type { Job } from '#shared/entities.ts';
import type { FormState } from '#shared/form-state.ts';
import { API, jobPath } from '#shared/paths.ts';
import { APPLICATION_ACCEPTED } from '#shared/replies.ts';
import { ConsentNote, FormFields, SubmitButton } from '../../ui/form/form-fields.tsx';
import type { Outcome } from '../../ui/form/form-store.ts';
import { OutcomePanel } from '../../ui/form/outcome.tsx';
import { upload } from '../../ui/form/upload.ts';
import { type Form, type FormOptions, useForm } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { keepApplied } from '../applied.tsx';
import { ResumeField } from './resume-field.tsx';

type ApplicationFormProps = {
  job: Pick<Job, '_id'>;
  /** The outcome of a post without JavaScript. */
  initial: FormState | undefined;
  /** Arranges the parts: in the page, or in the scrolling body and the fixed footer of the dialog. */
  frame: (parts: {
    form: Form;
    body: ReactNode;
    note: ReactNode;
    submit: ReactNode | undefined;
  }) => ReactNode;
};

/** The application form (behaviour J7 to J9). Its `frame` places it in a dialog or in the page. */
export function ApplicationForm({ job, initial, frame }: ApplicationFormProps) {
  const formRef = useRef<HTMLFormElement>(null);

  const form = useForm({
    id: 'application',
    initial,
    fields: words.fields,
    rules: () => import('./application-rules.ts'),
    sentWords: APPLICATION_ACCEPTED,
    isToasted: true,
    send: (values, under) => send(job._id, values, under),
  });
  const { sent, outcome } = form;
  const isCancelled = outcome?.kind === 'cancelled';
  useEffect(() => {
    // The button that was pressed is gone with the progress bar.
    if (isCancelled) formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isCancelled]);

  if (sent) {
    const body = (
      <OutcomePanel
        title={sent.message ?? APPLICATION_ACCEPTED}
        receipt={[
          ['Reference', sent.reference],
          ['Resume', form.sentText('resume')],
          ['Answer to', form.sentText('email')],
        ]}
      >
        <p>{words.thanks}</p>
        {sent.link && (
          <>
            <p>{words.keep}</p>
            <p>
              {/* A full page load: no API response contains the data of that page. */}
              <a className="text-link" href={sent.link}>
                {words.ownPage} <Icon name="arrow-right" className="icon--move" />
              </a>
            </p>
          </>
        )}
      </OutcomePanel>
    );
    return frame({ form, body, note: words.closesItself, submit: undefined });
  }

  const body = (
    <div className="grid form">
      <FormFields
        form={form}
        of="application"
        detail={
          outcome?.kind === 'refused' &&
          outcome.isGone && (
            // A full page load: the page of an opening that is gone takes what was typed as an open application.
            <>
              <a href={jobPath(job._id)}>{words.gone.link}</a> {words.gone.after}
            </>
          )
        }
        isToasted={initial?.state !== 'refused' || form.refusals > 1}
        file={<ResumeField form={form} />}
      />
      <p className="form__status" role="status">
        {isCancelled && words.resume.cancelled}
      </p>
    </div>
  );
  return (
    <form
      ref={formRef}
      className="grid form-frame"
      method="post"
      action={`${jobPath(job._id)}#apply`}
      encType="multipart/form-data"
      {...form.props}
    >
      {frame({
        form,
        body,
        note: <ConsentNote text={words.consent} />,
        submit: <SubmitButton form={form} words={words} />,
      })}
    </form>
  );
}

/** Reads `success` and `message` of the response (behaviour J8, J9). An unreadable response is a failure. */
async function send(jobId: string, ...[values, under]: Parameters<FormOptions['send']>): Promise<Outcome> {
  values.set('jobId', jobId);
  const answer = await upload(API.apply, values, under);
  if (answer.kind === 'cancelled') return { kind: 'cancelled' };
  if (answer.kind === 'unreachable') return { kind: 'refused', message: words.unreachable };
  const { success, message, reference, link, errors } = answer.body ?? {};
  if (!success) {
    return { kind: 'refused', message: message ?? words.failed, errors, isGone: answer.status === 410 };
  }
  keepApplied(jobId, { reference, link });
  return { kind: 'sent', message, reference, link };
}

/** Whether closing the form would lose nothing. */
export function isUntouched(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].every((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue;
    if (!(field instanceof HTMLInputElement)) return true;
    return field.type === 'file' ? field.files?.length === 0 : field.value === field.defaultValue;
  });
}
