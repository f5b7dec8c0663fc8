import type { ReactNode } from 'react';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import type { Job } from '#shared/entities.ts';
import type { FormState } from '#shared/form-state.ts';
import { jobPath } from '#shared/paths.ts';
import { ApplicationForm } from './application-form.tsx';

type ApplyInPageProps = {
  job: Pick<Job, '_id'>;
  initial: FormState | undefined;
  /** Above the form, gone once it is sent. */
  intro?: string;
};

/** The application in a page: without JavaScript, or where an address asks for it. */
export function ApplyInPage({ job, initial, intro }: ApplyInPageProps) {
  return (
    <ApplicationForm
      job={job}
      initial={initial}
      frame={({ body, note, submit }) => (
        <>
          {submit && intro && <p>{intro}</p>}
          {body}
          {submit && (
            <>
              <p className="note">{note}</p>
              <div className="row">
                {submit}
                {!intro && (
                  <a className="button button--quiet" href={jobPath(job._id)}>
                    {applicationWords.close}
                  </a>
                )}
              </div>
            </>
          )}
        </>
      )}
    />
  );
}

/** The part of a page that an address ending with `#apply` leads to. */
export function ApplySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid ruled apply" id="apply" aria-labelledby="apply-title">
      <h2 className="title-3" id="apply-title" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
