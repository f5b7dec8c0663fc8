import './opening-card.css';
import { useViewTransitionState } from 'react-router-dom';
import { career } from '#content/careers/career-copy.ts';
import { openingLabels } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import { jobPath } from '#shared/paths.ts';
import { prefetchJob } from '../ui/data/site-data.ts';
import { Icon } from '../ui/icon.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { useReducedMotion } from '../ui/use-reduced-motion.ts';

/** What a card may show of a job, and all of it that travels in the HTML of a list. */
const LISTED = ['_id', 'title', 'experience', 'location'] as const;

export type ListedJob = Pick<Job, (typeof LISTED)[number]>;

export const listedJob = (job: Job) =>
  Object.fromEntries(LISTED.map((field) => [field, job[field]])) as ListedJob;

/** One open job in a list. Its title moves over to the job's page, and back. */
export function OpeningCard({ job }: { job: ListedJob }) {
  const to = jobPath(job._id);
  const isOpening = useViewTransitionState(to);
  const isStill = useReducedMotion();
  return (
    <li className="card card--lift opening">
      <div>
        <p className="opening__label">{openingLabels.terms}</p>
        <h3 className={isOpening ? 'job-title' : undefined}>{job.title}</h3>
      </div>
      <ul className="opening__facts">
        <li className="opening__fact">
          <Icon name="briefcase" />
          {job.experience}
        </li>
        <li className="opening__fact">
          <Icon name="users" />
          {openingLabels.count}
        </li>
        <li className="opening__fact">
          <Icon name="map-pin" />
          {job.location}
        </li>
      </ul>
      <AppLink
        className="button button--quiet button--small opening__link"
        to={to}
        viewTransition={!isStill}
        onPointerEnter={() => prefetchJob(job._id)}
      >
        {career.jobs.details}
        <Icon name="arrow-right" className="icon--move" />
        <span className="visually-hidden">: {job.title}</span>
      </AppLink>
    </li>
  );
}
