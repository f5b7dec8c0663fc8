import './career-page.css';
import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { career } from '#content/careers/career-copy.ts';
import { company } from '#content/company.ts';
import { officeDesk } from '#content/pictures/office-desk.ts';
import { CAREER, CONTACT, CULTURE } from '#shared/paths.ts';
import { CtaBand } from '../../ui/cta-band.tsx';
import { ShowDeferred } from '../../ui/data/deferred.tsx';
import { ask, type Deferred } from '../../ui/data/site-data.ts';
import { EmptySocket } from '../../ui/empty-socket.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLink } from '../../ui/link/app-link.tsx';
import type { Head } from '../../ui/page.ts';
import { Picture } from '../../ui/picture.tsx';
import { StepLine } from '../../ui/step-line.tsx';
import { JobCard } from '../job-card.tsx';
import { JobSearch, NoMatch } from './job-search.tsx';
import { type Listing, listingAskedFor, listingSearch, listJobs } from './list-jobs.ts';
import { Pager } from './pager.tsx';

type Data = { listing: Deferred<Listing>; query: string; page: number };

const words = career.jobs;
/** Enough to fill any screen below the heading. */
const BLANK_CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Data> {
  const asked = listingAskedFor(request.url);
  const all = await ask(context, (data) => data.jobs());
  // Only the page that is shown travels in the HTML, however many jobs there are.
  if ('value' in all) return { listing: { value: listJobs(all.value, asked) }, ...asked };
  const promise = all.promise.then((jobs) => listJobs(jobs, asked));
  // A list that fails before the page shows it is shown as failed all the same.
  promise.catch(() => {});
  return { listing: { promise }, ...asked };
}

export function Page() {
  const { listing, query, page } = useLoaderData() as Data;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);

  // Another page of the list begins at its heading, for the eye and for the focus.
  useEffect(() => {
    if (shownPage.current !== page) titleRef.current?.focus();
    shownPage.current = page;
  }, [page]);

  return (
    <>
      <section className="section" aria-labelledby="career-title">
        <div className="wrap split split--wide-start">
          <div className="intro">
            <h1 id="career-title" tabIndex={-1}>
              {career.heading}
            </h1>
            <p className="lead">{career.lead}</p>
            <p className="row">
              <a className="button" href="#openings">
                {career.seeJobs} <Icon name="arrow-right" className="icon--move" />
              </a>
              <AppLink className="text-link" to={CULTURE}>
                {career.howWeWork}
              </AppLink>
            </p>
          </div>
          <Picture
            className="career-picture"
            of={officeDesk}
            sizes="(min-width: 80em) 30rem, (min-width: 64em) 38vw, 100vw"
            priority
          />
        </div>
        <div className="wrap career-hiring">
          <h2>{career.hiring.title}</h2>
          <StepLine steps={career.hiring.steps} />
        </div>
      </section>
      <section className="section section--sunken" id="openings" aria-labelledby="openings-title">
        <div className="wrap">
          <h2 className="openings__title" id="openings-title" tabIndex={-1} ref={titleRef}>
            {words.title}
          </h2>
          {/* Outside what waits for the jobs, or the field would lose the focus with each answer. */}
          <JobSearch
            query={query}
            count={
              <ShowDeferred data={listing} loading={words.loading} failed={null}>
                {(found) => countOf(found, query)}
              </ShowDeferred>
            }
          />
          <ShowDeferred
            data={listing}
            loading={<Waiting />}
            failed={<Failed onRetry={() => titleRef.current?.focus()} />}
          >
            {(found) => <Openings listing={found} query={query} />}
          </ShowDeferred>
        </div>
      </section>
      <CtaBand
        title={career.other.title}
        text={career.other.text}
        actions={
          <AppLink className="button" to={CONTACT}>
            {career.other.link} <Icon name="arrow-right" className="icon--move" />
          </AppLink>
        }
      />
    </>
  );
}

/** Cards without words, as tall as those to come, so that the page below stays where it is. */
function Waiting() {
  return (
    <ul className="openings openings--searched" aria-hidden="true">
      {BLANK_CARDS.map((card) => (
        <li key={card} className="card openings__blank" />
      ))}
    </ul>
  );
}

/** The button is gone once the jobs are here, so the focus goes to their heading first. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const { revalidate } = useRevalidator();
  return (
    <div className="openings__state">
      <p role="alert">{words.failed}</p>
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
    </div>
  );
}

function Openings({ listing, query }: { listing: Listing; query: string }) {
  if (listing.total === 0) {
    return (
      <div className="openings__state">
        <EmptySocket />
        <p>
          <strong>{words.none}</strong>
        </p>
        <p>{words.noneText}</p>
        <AppLink className="button button--quiet" to={CONTACT}>
          {career.other.link}
        </AppLink>
      </div>
    );
  }
  return (
    <>
      {listing.found === 0 ? (
        <NoMatch />
      ) : (
        <ul className="openings openings--searched">
          {listing.jobs.map((job) => (
            <JobCard key={job._id} job={job} />
          ))}
        </ul>
      )}
      <Pager
        label={words.pages}
        page={listing.page}
        pages={listing.pages}
        to={(page) => CAREER + listingSearch(query, page)}
      />
    </>
  );
}

function countOf({ found, total }: Listing, query: string): string {
  if (query) return `${found} of ${total} ${total === 1 ? 'job' : 'jobs'}`;
  return total === 1 ? '1 job' : `${total} jobs`;
}

export function head(): Head {
  return { title: `${career.title} | ${company.name}`, description: career.description, canonical: CAREER };
}
