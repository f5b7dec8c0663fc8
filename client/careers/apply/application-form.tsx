import { type ReactNode, useEffect, useRef } from 'react';
import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import { jobPeople } from '#content/careers/job-people.ts';
import type { FormState } from '#shared/form-state.ts';
import { API, jobPath } from '#shared/paths.ts';
import { APPLICATION_ACCEPTED } from '#shared/replies.ts';
import { FormFields } from '../../ui/form/form-fields.tsx';
import { OutcomePanel } from '../../ui/form/outcome.tsx';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { Reference, storeApplied } from '../applied.tsx';
import { ResumeField } from './resume-field.tsx';
import { sendFile } from './send-file.ts';

/** The application for a job (behaviour J7 to J9). `initial` is the outcome of a post without JavaScript. */
export const useApplication = (jobId: string, initial?: FormState) =>
  useForm({
    id: 'application',
    initial,
    fields: words.fields,
    rules: () => import('./application-rules.ts'),
    sentWords: APPLICATION_ACCEPTED,
    alwaysToasts: true,
    async send(values, options) {
      values.set('jobId', jobId);
      const outcome = await sendFile(API.apply, values, options, words);
      if (outcome.kind === 'sent') storeApplied(jobId, { reference: outcome.reference, link: outcome.link });
      return outcome;
    },
  });

type ApplicationProps = { form: Form; jobId: string };

/** The form element around the fields and buttons of a dialog or page; without it once the form is sent. */
export function ApplicationForm({ form, jobId, children }: ApplicationProps & { children: ReactNode }) {
  const formRef = useRef<HTMLFormElement>(null);
  const isCancelled = form.outcome?.kind === 'cancelled';
  useEffect(() => {
    // The pressed button was unmounted while the progress bar was shown.
    if (isCancelled) formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [isCancelled]);
  if (form.sent) return children;
  return (
    <form
      ref={formRef}
      className="grid form-frame"
      method="post"
      action={`${jobPath(jobId)}#apply`}
      encType="multipart/form-data"
      {...form.props}
    >
      {children}
    </form>
  );
}

export const receiptOf = (form: Form) =>
  [
    ['Resume', form.sentText('resume')],
    ['Answer to', form.sentText('email')],
  ] as const;

/** The fields, or the outcome once they are sent, and with it its children: what happens next, instead of words about it. */
export function ApplicationFields({ form, jobId, children }: ApplicationProps & { children?: ReactNode }) {
  const { sent, outcome } = form;
  if (sent)
    return (
      <OutcomePanel
        title={
          sent.reference ? (
            <Reference label={words.reference} of={sent.reference} />
          ) : (
            (sent.message ?? APPLICATION_ACCEPTED)
          )
        }
        receipt={receiptOf(form)}
        ahead={children}
        signers={[jobPeople.reader]}
      >
        {!children && <p>{words.thanks}</p>}
        {!children && sent.link && <p>{words.keep}</p>}
        {/* A full page load: no API response contains the data of that page. */}
        {sent.link && (
          <a className="button" href={sent.link}>
            {words.ownPage} <Icon name="arrow-right" className="icon--move" />
          </a>
        )}
      </OutcomePanel>
    );
  // A full page load: the page of a job that is gone offers what was typed as an open application.
  const ifGone = outcome?.kind === 'refused' && outcome.isGone && (
    <>
      <a href={jobPath(jobId)}>{words.gone.link}</a> {words.gone.after}
    </>
  );
  return (
    <div className="grid form">
      <FormFields form={form} of="application" detail={ifGone} file={<ResumeField form={form} />} />
      <p className="text-s ink anywhere" role="status">
        {outcome?.kind === 'cancelled' && words.resume.cancelled}
      </p>
    </div>
  );
}
