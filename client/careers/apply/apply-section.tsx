import type { ReactNode } from 'react';
import { applicationWords as words } from '#content/careers/application-form-copy.ts';
import type { FormState } from '#shared/form-state.ts';
import { jobPath } from '#shared/paths.ts';
import { ConsentNote, SubmitButton } from '../../ui/form/form-fields.tsx';
import { ApplicationFields, ApplicationForm, useApplication } from './application-form.tsx';

type ApplyInPageProps = {
  jobId: string;
  initial: FormState | undefined;
  /** Shown above the form until it is sent. */
  intro?: string;
};

/** The application form in a page: without JavaScript, or if the URL asks for it. */
export function ApplyInPage({ jobId, initial, intro }: ApplyInPageProps) {
  const form = useApplication(jobId, initial);
  const fields = <ApplicationFields form={form} jobId={jobId} />;
  if (form.sent) return fields;
  return (
    <ApplicationForm form={form} jobId={jobId}>
      {intro && <p>{intro}</p>}
      {fields}
      <p className="note">
        <ConsentNote text={words.consent} />
      </p>
      <div className="row">
        <SubmitButton form={form} words={words} />
        {!intro && (
          <a className="button button--quiet" href={jobPath(jobId)}>
            {words.close}
          </a>
        )}
      </div>
    </ApplicationForm>
  );
}

/** The section that a URL ending in `#apply` leads to. */
export function ApplySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="split split--third ruled section" id="apply" aria-labelledby="apply-title">
      <h2 className="sticky" id="apply-title" tabIndex={-1}>
        {title}
      </h2>
      <div className="grid">{children}</div>
    </section>
  );
}
