import { applicationWords } from '#content/careers/application-form-copy.ts';
import { job as words } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import type { FormState } from '#shared/form-state.ts';
import { jobPath } from '#shared/paths.ts';
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx';

/** The application in the page of its job: without JavaScript, or where an address asks for it. */
export function ApplySection({ job, initial }: { job: Pick<Job, '_id'>; initial: FormState | undefined }) {
  return (
    <section className="grid ruled apply" id="apply" aria-labelledby="apply-title">
      <h2 className="title-3" id="apply-title" tabIndex={-1}>
        {words.applyTitle}
      </h2>
      <ApplicationForm job={job} initial={initial} frame={inPage} />
    </section>
  );
}

/** The parts below each other; the link leads to the page without the form. */
const inPage: ApplicationFormProps['frame'] = ({ job, body, note, submit }) => (
  <>
    {body}
    {submit && (
      <>
        <p className="note">{note}</p>
        <div className="row">
          {submit}
          <a className="button button--quiet" href={jobPath(job._id)}>
            {applicationWords.close}
          </a>
        </div>
      </>
    )}
  </>
);
