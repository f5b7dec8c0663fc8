import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { career } from '#content/careers/career-copy.ts';
import { jobLabels } from '#content/careers/job-copy.ts';
import { type JobQuery, toQueryString } from '#shared/job-query.ts';
import { CAREER, CONTACT, JOBS_FEED, jobPath } from '#shared/paths.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreLink, QuietLink, TextLink } from '../../ui/link/app-link.tsx';
import { JobCard } from '../job-card.tsx';
import { ShowAll } from './job-search.tsx';
import type { Listing } from './listing.ts';

const words = career.jobs;

export const TITLE_ID = 'openings-title';

/** The grouped list, or a message if no job matches or none is open. */
export function Openings({ listing, asked }: { listing: Listing; asked: JobQuery }) {
  const { total, shown, groups } = listing;
  const list = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number>(undefined);

  // "Show more" may have disappeared, so the focus moves to the first newly shown job.
  useEffect(() => {
    const before = shownBefore.current;
    if (before === undefined || shown <= before) return;
    shownBefore.current = undefined;
    list.current?.querySelectorAll('a')[before]?.focus();
  }, [shown]);

  if (total === 0) return listing.open === 0 ? <NoOpenings /> : <NoMatch {...listing} asked={asked} />;
  return (
    <div ref={list}>
      {groups.map((group) => (
        <Group key={group.discipline} {...group} />
      ))}
      {shown < total && (
        <p className="above-6">
          <QuietLink
            to={CAREER + toQueryString({ ...asked, page: asked.page + 1 })}
            preventScrollReset
            onClick={() => {
              shownBefore.current = shown;
            }}
          >
            {words.more(total - shown)}
          </QuietLink>
        </p>
      )}
      <p className="note above-6">
        {words.follow}{' '}
        <a href={JOBS_FEED + toQueryString({ ...asked, page: 1, order: '' })}>{jobLabels.feed}</a>
      </p>
    </div>
  );
}

function Group({ discipline, jobs }: Listing['groups'][number]) {
  return (
    <section className="openings-group above-6">
      {discipline && (
        <h3 className="sticky">
          {`${discipline} `}
          <sup className="mono-s copper">{jobs.length}</sup>
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
      <QuietLink to={CONTACT}>{career.other.link}</QuietLink>
    </EmptyState>
  );
}

function NoMatch({ hasOpen, newest, meant, asked }: Listing & { asked: JobQuery }) {
  return (
    <>
      <EmptyState title={words.noMatch} part={asked.q}>
        <p>{words.noMatchText}</p>
        {meant && (
          <p>
            {words.didYouMean}{' '}
            <TextLink to={CAREER + toQueryString({ ...asked, q: meant })}>{meant}</TextLink>
          </p>
        )}
        <p className="row gap-5 above-2">
          <ShowAll /> {hasOpen && <MoreLink to={jobPath(OPEN_APPLICATION)}>{words.openApplication}</MoreLink>}
        </p>
      </EmptyState>
      <Group discipline={words.newest} jobs={newest} />
    </>
  );
}

/** Empty rows, enough for any screen, which prevent a layout shift when the jobs arrive. */
export function SkeletonRows() {
  return (
    <ul className="grid gap-0 above-6" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <li key={row} className="ruled box-5" />
      ))}
    </ul>
  );
}

export function LoadFailed() {
  const { revalidate } = useRevalidator();
  const retry = () => {
    // The button disappears when the jobs arrive, so the focus moves to their heading first.
    document.getElementById(TITLE_ID)?.focus();
    revalidate();
  };
  return (
    <EmptyState title={words.failed} isAlert>
      <p>{words.failedText}</p>
      <p className="row">
        <button type="button" className="button button--quiet" onClick={retry}>
          <Icon name="rotate-ccw" /> {words.retry}
        </button>
        <TextLink to={CONTACT}>{career.other.link}</TextLink>
      </p>
    </EmptyState>
  );
}
