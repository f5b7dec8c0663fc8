import './job-page.css';
import { type MouseEvent, useRef, useState } from 'react';
import { data, redirectDocument, useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import { jobLabels, job as words } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import type { FormState } from '#shared/form-state.ts';
import { CAREER, jobPath } from '#shared/paths.ts';
import { type FoundJob, JOB_STATUS } from '#shared/site-data.ts';
import { isJobId, OPEN_APPLICATION } from '#shared/slugs.ts';
import { type Deferred, query, useQueryResult } from '../../ui/data/site-data.ts';
import { Notice } from '../../ui/form/notice.tsx';
import { headAfterPost } from '../../ui/form/use-error-title.ts';
import { Icon } from '../../ui/icon.tsx';
import { isPlainClick, TextLink } from '../../ui/link/app-link.tsx';
import { type Head, type HeadArgs, type LoaderArgs, pageHead, type ToAbsolute } from '../../ui/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { ApplyNow } from '../apply/apply-now.tsx';
import { ApplyInPage, ApplySection } from '../apply/apply-section.tsx';
import { listedJob } from '../job-card.tsx';
import { GoneJob, type Others } from './gone-job.tsx';
import { JobProse } from './job-details.tsx';
import { placeOf } from './job-people.tsx';
import { jobPosting } from './job-posting.ts';

/** `others` are open jobs, shown if this one is gone; `takesOpen`: whether open applications are accepted. */
type Data = { found: Deferred<FoundJob>; others: Deferred<Others>; form?: FormState; takesOpen?: boolean };

export async function loader(args: LoaderArgs) {
  const { params, context, request } = args;
  const id = params.id ?? '';
  const { siteData, form } = context;
  // Back to a preview: only the server-rendered page shows previews, the API does not.
  if (!siteData && request.url.includes('?preview=')) throw redirectDocument(request.url);
  const found = await query(args, (site) => site.job(id));
  const others = await query(args, async (site): Promise<Others> => {
    const state = await site.job(id).catch(() => undefined);
    if (state?.state === 'open') return { jobs: [], similar: 0 };
    // Optional content below the message; if it fails as well, the link to the list remains.
    const like = isJobId(id) ? id : '';
    const all = await site.jobsLike(like).catch(() => undefined);
    return { jobs: all?.jobs.map(listedJob) ?? [], similar: all?.similar ?? 0 };
  });
  if (!siteData) return { found, others } satisfies Data;
  const status = 'value' in found ? JOB_STATUS[found.value.state] : 200;
  const posted = form && { form, takesOpen: (await siteData.job(OPEN_APPLICATION)).state === 'open' };
  return data({ found, others, ...posted } satisfies Data, { status });
}

export function Page() {
  const { found, others, form, takesOpen = false } = useLoaderData<Data>();
  const { id } = useParams();
  const { result, isWaiting } = useQueryResult(found);
  const open = !isWaiting && result?.value?.state === 'open' ? result.value : undefined;
  const isGone = !isWaiting && !open;
  return (
    // The key keeps the input and outcome for one job away from another job that Back leads to.
    <div key={id}>
      <div className={`band band--plain job__head ${isGone ? '' : 'job__head--place'}`}>
        <div className="wrap stack gap-3">
          <BackToCareers />
          {/* Only a title that is already loaded can take part in the view transition. */}
          <h1 tabIndex={-1} className={`display anywhere ${open && 'value' in found ? 'travels' : ''}`}>
            {isWaiting ? words.loading : titleOf(result?.value)}
          </h1>
          {open && <p className="mono-note">{jobLabels.terms(open.job)}</p>}
          {open?.isPreview && (
            <Notice icon="circle-alert">
              <strong>{words.preview.title}</strong>
              {` ${words.preview.text}`}
            </Notice>
          )}
        </div>
        {open && (
          <Picture
            className="job__place on-screen"
            of={placeOf(open.job)}
            sizes="max(52vw, 28rem)"
            priority
          />
        )}
      </div>
      <div className="wrap">
        {isWaiting && <div className="job__wait" />}
        {open && <OpenJob {...open} form={form} />}
        {isGone && <GoneJob others={others} form={form} takesOpen={takesOpen} state={result?.value?.state} />}
      </div>
    </div>
  );
}

/** `found` is undefined if the request for the job failed. */
function titleOf(found: FoundJob | undefined): string {
  if (!found) return words.failed;
  if (found.state === 'open') return found.job.title;
  if (found.state === 'unknown') return words.unknown;
  return found.isExpired ? words.expired : words.filled;
}

type OpenJobProps = { job: Job; isPreview?: boolean; form: FormState | undefined };

/** The form is part of the page if the URL asks for it (`?apply`) or the form was posted from there. */
function OpenJob({ job, isPreview = false, form }: OpenJobProps) {
  const { search } = useLocation();
  const [posted] = useState(form);
  const isInPage = !isPreview && (new URLSearchParams(search).has('apply') || posted !== undefined);
  return (
    <>
      <div className="split items-start job">
        <JobProse job={job} />
        <ApplyNow job={job} isInPage={isInPage} isPreview={isPreview} />
      </div>
      {isInPage && (
        <ApplySection title={words.applyTitle}>
          <ApplyInPage jobId={job._id} initial={posted} />
        </ApplySection>
      )}
    </>
  );
}

/** Goes back for visitors who came from within the site (behaviour J3); a plain link for everybody else. */
function BackToCareers() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const wentFrom = useRef<string>(undefined);
  function back(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    // The second click of a double click would go back twice.
    if (wentFrom.current === key) return event.preventDefault();
    // The router numbers its history entries: above 0, the previous one is a page of this site.
    if (!(window.history.state?.idx > 0)) return;
    event.preventDefault();
    wentFrom.current = key;
    navigate(-1);
  }
  return (
    <TextLink to={CAREER} onClick={back}>
      <Icon name="arrow-left" className="icon--back" /> {words.back}
    </TextLink>
  );
}

export async function head({ data, params }: HeadArgs<Data | undefined>): Promise<Head> {
  const found =
    data && ('value' in data.found ? data.found.value : await data.found.promise.catch(() => undefined));
  if (found?.state !== 'open') {
    const title = titleOf(found);
    const description = found?.state === 'closed' ? `${title}.` : words.gone;
    return headAfterPost(pageHead({ title, description }), data?.form);
  }
  const { job, isPreview } = found;
  const { title, location, experience, jobType, salary } = job;
  const { preview } = words;
  if (isPreview) return pageHead({ title: preview.mark + title, description: preview.text });
  const description = `${title} in ${location}. ${experience}, ${jobType.toLowerCase()}, ${salary}. Apply with a PDF resume.`;
  const page = {
    ...pageHead({ title, description }, jobPath(params.id ?? job._id)),
    // Rendered by the server only, so that browsers need not load it.
    ...(import.meta.env.SSR && { structuredData: (toAbsolute: ToAbsolute) => jobPosting(job, toAbsolute) }),
  };
  return headAfterPost(page, data?.form);
}
