import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { career } from '#content/careers/career-copy.ts';
import { departments, disciplineOf, OTHER_DISCIPLINE } from '#content/careers/disciplines.ts';
import { jobLabels, job as jobWords } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import { ALL_JOBS, JOBS_A_PAGE, type JobQuery, searchFor } from '#shared/job-query.ts';
import { type FoundJobs, searchJobs } from '#shared/job-search.ts';
import { CAREER, CONTACT, JOBS_FEED, jobPath } from '#shared/paths.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import { dayInWords } from '../day-in-words.ts';
import { JobCard, type ListedJob, listedJob } from '../job-card.tsx';

/** What is shown of the jobs that match, in groups, with no more of each job than its card shows. */
export type Listing = Omit<FoundJobs, 'jobs'> & {
  groups: { discipline: string; jobs: ListedJob[] }[];
  shown: number;
  /** Whether the opening is open that is for whom no other fits. */
  hasOpen: boolean;
  /** The last day to apply, where it is the same for all that are shown: it is said once. */
  closesAt?: string | undefined;
  /** The newest, where none matches. */
  newest: ListedJob[];
};

/**
 * By discipline, the one with the newest job first and "Other" last; the order within stays. In an order that was asked
 * for they are one group without a name. Each page of the query shows another fifty.
 */
export function listingOf(open: readonly Job[], query: JobQuery): Listing {
  const { jobs, ...found } = searchJobs(open, query, { departments });
  const groups = [...Map.groupBy(jobs, disciplineOf)];
  const isOther = ([discipline]: [string, unknown]) => Number(discipline === OTHER_DISCIPLINE);
  const inOrder = groups.sort((a, b) => isOther(a) - isOther(b)).flatMap(([, jobs]) => jobs);
  const shown = (query.order ? jobs : inOrder).slice(0, query.page * JOBS_A_PAGE);
  const lastDays = [...new Set(shown.flatMap((job) => job.closesAt ?? []))];
  const closesAt = lastDays.length === 1 ? lastDays[0] : undefined;
  const listed = (job: Job) => listedJob(closesAt ? { ...job, closesAt: undefined } : job);
  return {
    ...found,
    closesAt,
    newest:
      jobs.length > 0 ? [] : searchJobs(open, ALL_JOBS, { departments }).jobs.slice(0, 3).map(listedJob),
    hasOpen: open.some(({ _id }) => _id === OPEN_APPLICATION),
    shown: shown.length,
    groups: [...Map.groupBy(shown, query.order ? () => '' : disciplineOf)].map(([discipline, jobs]) => ({
      discipline,
      jobs: jobs.map(listed),
    })),
  };
}

const words = career.jobs;

/** The list in its groups, or a message where no job is found or open. */
export function Openings({ listing, asked }: { listing: Listing; asked: JobQuery }) {
  const listRef = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number>(undefined);

  // "Show more" may be gone, so the focus moves to the first of the jobs that it showed.
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || listing.shown <= before) return;
    shownBefore.current = undefined;
    listRef.current?.querySelectorAll('a')[before]?.focus();
  }, [listing.shown]);

  if (listing.total === 0) return listing.open === 0 ? <NoOpenings /> : <NoMatch {...listing} />;
  const whole = searchFor({ ...asked, page: 1, order: '' });
  return (
    <div ref={listRef}>
      {listing.closesAt && (
        <p className="note openings__foot above-6">{`${jobWords.facts.closes} ${dayInWords(listing.closesAt)}`}</p>
      )}
      {listing.groups.map(({ discipline, jobs }) => (
        <Group key={discipline} discipline={discipline} jobs={jobs} />
      ))}
      {listing.shown < listing.total && (
        <p className="openings__foot above-6">
          <AppLink
            className="button button--quiet"
            to={CAREER + searchFor({ ...asked, page: asked.page + 1 })}
            preventScrollReset
            onClick={() => {
              shownBefore.current = listing.shown;
            }}
          >
            {words.more(listing.total - listing.shown)}
          </AppLink>
        </p>
      )}
      <p className="note openings__foot above-6">
        {words.follow} <a href={JOBS_FEED + whole}>{jobLabels.feed}</a>
      </p>
    </div>
  );
}

function Group({ discipline, jobs }: { discipline: string; jobs: readonly ListedJob[] }) {
  return (
    <section className="openings-group above-6">
      {discipline && (
        <h3>
          {`${discipline} `}
          <span className="mono-note">{jobs.length}</span>
        </h3>
      )}
      <ul className="grid gap-0">
        {jobs.map((job) => (
          <JobCard key={job._id} job={job} heading={discipline ? 'h4' : 'h3'} />
        ))}
      </ul>
    </section>
  );
}

function NoOpenings() {
  return (
    <EmptyState title={words.none}>
      <p>{words.noneText}</p>
      <AppLink className="button button--quiet" to={CONTACT}>
        {career.other.link}
      </AppLink>
    </EmptyState>
  );
}

function NoMatch({ hasOpen, newest }: Listing) {
  return (
    <>
      <EmptyState title={words.noMatch}>
        <p>{words.noMatchText}</p>
        {hasOpen && (
          <AppLink className="text-link" to={jobPath(OPEN_APPLICATION)}>
            {words.openApplication}
          </AppLink>
        )}
      </EmptyState>
      <Group discipline={words.newest} jobs={newest} />
    </>
  );
}

/** Enough to fill any screen below the heading. */
const BLANK_ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Skeleton rows, which keep the layout from shifting while the jobs load. */
export function Waiting() {
  const blank = <span className="blank" />;
  return (
    <div className="openings-group above-6" aria-hidden="true">
      {blank}
      <ul className="grid gap-0">
        {BLANK_ROWS.map((row) => (
          <li key={row} className="grid text-s ruled job-card">
            <div>
              <span className="blank blank--title" />
              {blank}
            </div>
            <div className="job-card__facts">
              {blank}
              {blank}
              {blank}
            </div>
            <div className="job-card__terms">
              {blank}
              {blank}
            </div>
            {blank}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The button disappears when the jobs arrive, so the focus moves to their heading first. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { revalidate } = useRevalidator();
  return (
    <EmptyState title={words.failed} isAlert>
      <p>{words.failedText}</p>
      <p className="row">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            onRetry();
            revalidate();
          }}
        >
          <Icon name="rotate-ccw" /> {words.retry}
        </button>
        <AppLink className="text-link" to={CONTACT}>
          {career.other.link}
        </AppLink>
      </p>
    </EmptyState>
  );
}
