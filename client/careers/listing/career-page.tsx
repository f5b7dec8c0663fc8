import './career-page.css';
import { useMemo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { career } from '#content/careers/career-copy.ts';
import { jobLabels, job as jobWords } from '#content/careers/job-copy.ts';
import { officeTask } from '#content/pictures/office/task.ts';
import { readJobQuery, toQueryString } from '#shared/job-query.ts';
import { CAREER, CULTURE, JOBS_FEED } from '#shared/paths.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { type Deferred, query, useQueryResult } from '../../ui/data/site-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { GetStarted, TextLink } from '../../ui/link/app-link.tsx';
import { type Head, type HeadArgs, type LoaderArgs, pageHead } from '../../ui/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { ProgressLine } from '../../ui/progress-line/progress-line.tsx';
import { Section } from '../../ui/section.tsx';
import { StepLine } from '../../ui/step-line/step-line.tsx';
import { longDate } from '../date-format.ts';
import { JobSearch } from './job-search.tsx';
import { type Listing, listingOf } from './listing.ts';
import { LoadFailed, Openings, SkeletonRows, TITLE_ID } from './openings.tsx';

/** `query` is the normalized query string. */
type Data = { listing: Deferred<Listing>; query: string };

const words = career.jobs;

export async function loader(args: LoaderArgs): Promise<Data> {
  const asked = readJobQuery(new URL(args.request.url).searchParams).query;
  const listing = await query(args, async (site) => listingOf(await site.jobs(), asked));
  return { listing, query: toQueryString(asked) };
}

const askedIn = (query: string) => readJobQuery(new URLSearchParams(query)).query;

export function Page() {
  const { listing, query } = useLoaderData<typeof loader>();
  const asked = useMemo(() => askedIn(query), [query]);
  const { result, isWaiting } = useQueryResult(listing);
  const found = result?.value;
  // Fixed at the first render: a search typed here must not move what is above it.
  const [isSearch] = useState(query !== '');

  return (
    <>
      <section
        className={`section career-intro ${isSearch ? 'career-intro--filtered' : ''}`}
        aria-labelledby="career-title"
      >
        <div className="wrap row between items-end intro">
          <h1 className="display" id="career-title" tabIndex={-1}>
            {career.heading}
          </h1>
          <p className="lead">{career.lead}</p>
          <p className="row">
            <a className="button" href="#openings">
              {career.seeJobs} <Icon name="arrow-right" className="icon--move" />
            </a>{' '}
            <TextLink to={CULTURE}>{career.howWeWork}</TextLink>
          </p>
        </div>
        <Picture className="above-7 career-picture crop" of={officeTask} sizes="100vw" priority />
      </section>
      <section className="section section--sunken" id="openings" aria-labelledby={TITLE_ID}>
        <div className="wrap">
          <div className="row between items-baseline below-5">
            <h2 className="display" id={TITLE_ID} tabIndex={-1}>
              {words.title}
            </h2>
            {found?.closesAt && (
              <p className="note">{`${jobWords.facts.closes} ${longDate(found.closesAt)}`}</p>
            )}
          </div>
          <ProgressLine isShown={isWaiting && result !== undefined} />
          {/* Nothing to search where there are no jobs. */}
          {!result?.hasFailed && found?.open !== 0 && (
            <JobSearch
              asked={asked}
              isFound={found?.total !== 0}
              filters={found?.filters}
              count={found ? words.counted(found.total, found.open) : words.loading}
            />
          )}
          {!result && <SkeletonRows />}
          {result?.hasFailed && <LoadFailed />}
          {found && <Openings listing={found} asked={asked} />}
        </div>
      </section>
      <Section id="hiring" title={career.hiring.title}>
        <StepLine steps={career.hiring.steps} />
      </Section>
      <CtaBand {...career.other} actions={<GetStarted>{career.other.link}</GetStarted>} />
    </>
  );
}

export function head({ data }: HeadArgs<Data | undefined>): Head {
  const query = data?.query ?? '';
  const whole = toQueryString({ ...askedIn(query), page: 1, order: '' });
  return {
    ...pageHead(career, CAREER),
    isNoindex: query !== '',
    feeds: [{ type: 'application/atom+xml', title: jobLabels.feed, path: JOBS_FEED + whole }],
  };
}
