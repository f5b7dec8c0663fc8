import './job-card.css';
import '../ui/travels/travels.css';
import { useViewTransitionState } from 'react-router-dom';
import { jobLabels, job as words } from '#content/careers/job-copy.ts';
import type { Job } from '#shared/entities.ts';
import { jobPath } from '#shared/paths.ts';
import { prefetchJob } from '../ui/data/site-data.ts';
import { AppLink } from '../ui/link/app-link.tsx';
import { useApplied } from './applied.tsx';
import { shortDate } from './date-format.ts';

const { facts } = words;

/** The fields that a card may show; the HTML of a list contains no others. */
const CARD_FIELDS = [
  ...['_id', 'title', 'experience', 'location', 'employmentType', 'workplace', 'openings'],
  ...['salary', 'postedAt', 'closesAt'],
] as const satisfies (keyof Job)[];

type Shown = Pick<Job, (typeof CARD_FIELDS)[number]>;
/** `isNewest` if none was posted later. */
export type ListedJob = Shown & { isNewest?: boolean };

export const listedJob = (job: Job) =>
  Object.fromEntries(CARD_FIELDS.map((field) => [field, job[field]])) as Shown;

/** One open job in a list. Its title morphs into the title of the job's page, and back. */
export function JobCard({ job, heading: Heading = 'h3' }: { job: ListedJob; heading?: 'h3' | 'h4' }) {
  const to = jobPath(job._id);
  const isMoving = useViewTransitionState(to);
  const [posted, tone] = job.isNewest ? [facts.newest, 'copper beside via'] : [facts.posted, 'muted'];
  const hasApplied = useApplied(job._id) !== undefined;
  return (
    <li className="grid text-s ruled job-card">
      <div>
        <Heading className={isMoving ? 'travels' : undefined}>{job.title}</Heading>
        <p className="row gap-3 note">
          <span>{jobLabels.terms(job)}</span> <span>{jobLabels.count(job)}</span>
          {hasApplied && <strong>{jobLabels.hasApplied}</strong>}
        </p>
      </div>
      <ul className="row items-baseline ink job-card__facts">
        <li>{job.experience}</li>
        <li className="muted">{job.location}</li>
      </ul>
      <p className="row items-baseline job-card__terms">
        <span className="ink title-1 medium">{job.salary}</span>
        {job.postedAt && <span className={tone}>{` ${posted} ${shortDate(job.postedAt)}`}</span>}
        {job.closesAt && <span className="muted">{` ${facts.closes} ${shortDate(job.closesAt)}`}</span>}
      </p>
      <AppLink
        className="text-link icon-after job-card__link"
        to={to}
        viewTransition
        onPointerEnter={() => prefetchJob(job._id)}
      >
        {jobLabels.details}
        <span className="visually-hidden">{`: ${job.title}`}</span>
      </AppLink>
    </li>
  );
}
