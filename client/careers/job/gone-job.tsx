import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import { jobLabels, job as words } from '#content/careers/job-copy.ts';
import type { FormState, RefusedForm } from '#shared/form-state.ts';
import { CAREER, JOBS_FEED } from '#shared/paths.ts';
import type { FoundJob } from '#shared/site-data.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { type Deferred, useQueryResult } from '../../ui/data/site-data.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { draftKey, hasDraft } from '../../ui/form/use-draft.ts';
import { QuietLink } from '../../ui/link/app-link.tsx';
import { AppliedNotice, useApplied } from '../applied.tsx';
import { ApplyInPage, ApplySection } from '../apply/apply-section.tsx';
import { JobCard, type ListedJob } from '../job-card.tsx';

/** Open jobs; the first `similar` ones resemble the one that is gone. */
export type Others = { jobs: ListedJob[]; similar: number };

type Props = {
  others: Deferred<Others>;
  form: FormState | undefined;
  takesOpen: boolean;
  /** Undefined if the request for the job failed, which the page's heading says. */
  state: FoundJob['state'] | undefined;
};

/** A job that is gone. A form posted here comes first: its outcome, and what was typed into it. */
export function GoneJob({ others, form, takesOpen, state }: Props) {
  const { id = '' } = useParams();
  const [posted] = useState(form);
  const { jobs, similar } = useQueryResult(others).result?.value ?? { jobs: [], similar: 0 };
  const applied = useApplied(id);
  const hasUnsentDraft = useHasDraft() && !posted;
  return (
    <div className="grid gap-7 section section--flush">
      {posted?.state === 'refused' && <UnsentApplication refused={posted} takesOpen={takesOpen} />}
      {applied && <AppliedNotice {...applied} isNew={false} />}
      <EmptyState title={state ? words.failed : words.later} isAlert>
        <p>
          {words.hear} <a href={JOBS_FEED}>{jobLabels.feed}</a>
        </p>
        <QuietLink to={CAREER}>{words.allJobs}</QuietLink>
      </EmptyState>
      {hasUnsentDraft && jobs.some(({ _id }) => _id === OPEN_APPLICATION) && <UnsentApplication takesOpen />}
      <Jobs title={words.similarJobs} jobs={jobs.slice(0, similar)} />
      <Jobs title={similar > 0 ? words.otherJobs : words.openJobs} jobs={jobs.slice(similar)} />
    </div>
  );
}

/** Whether the visitor has begun to apply for the opening: the tab's storage keeps that draft. */
function useHasDraft(): boolean {
  const { pathname } = useLocation();
  const [isDrafted, setDrafted] = useState(false);
  useEffect(() => setDrafted(hasDraft(draftKey('application', pathname))), [pathname]);
  return isDrafted;
}

function Jobs({ title, jobs }: { title: string; jobs: readonly ListedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <div className="grid gap-4">
      <h2 className="title-3">{title}</h2>
      <ul className="grid gap-0">
        {jobs.map((job) => (
          <JobCard key={job._id} job={job} />
        ))}
      </ul>
    </div>
  );
}

/**
 * Offers what was typed for an opening that closed before the form was sent or arrived: in a form that sends
 * it as an open application, or as text to copy if the company accepts none.
 */
function UnsentApplication({ refused, takesOpen }: { refused?: RefusedForm; takesOpen: boolean }) {
  return (
    <ApplySection title={words.notSent.title}>
      {takesOpen ? (
        <ApplyInPage jobId={OPEN_APPLICATION} initial={refused} intro={words.notSent.sendOpen} />
      ) : (
        refused && <CopyableText refused={refused} />
      )}
    </ApplySection>
  );
}

function CopyableText({ refused: { message, values } }: { refused: RefusedForm }) {
  const typed = Object.entries(applicationWords.fields).flatMap(([name, { label, kind }]) =>
    values[name] && kind !== 'file' ? [[label, values[name]] as const] : [],
  );
  return (
    <>
      <p role="alert">{message}</p>
      {typed.length > 0 && (
        <>
          <p>{words.notSent.copy}</p>
          <DescriptionList className="rules facts as-typed" items={typed} />
        </>
      )}
    </>
  );
}
