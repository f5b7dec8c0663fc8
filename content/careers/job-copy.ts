import { type EmploymentType, kindOf, type Terms, type Workplace, workplaceOf } from '#shared/job-terms.ts';

const workplaces: Record<Workplace, string> = { 'on site': 'On Site', hybrid: 'Hybrid', remote: 'Remote' };
const kinds: Record<EmploymentType, string> = {
  FULL_TIME: 'Full Time',
  PART_TIME: 'Part Time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
};

/** What every job says of itself: 'On Site - Full Time' and '01 Openings' unless its file says otherwise. */
export const jobLabels = {
  workplaces,
  kinds,
  terms: (job: Terms) => `${workplaces[workplaceOf(job)]} - ${kinds[kindOf(job)]}`,
  details: 'View Details',
  hasApplied: 'You applied',
  feed: 'Atom',
  count: ({ openings = 1 }: Terms) => `${String(openings).padStart(2, '0')} Openings`,
} as const;

/** Copy of /careers/{_id}. */
export const job = {
  back: 'Back to Careers',
  loading: 'Loading job...',
  failed: 'Job not found or server error',
  unknown: 'No job found',
  filled: 'This opening is filled',
  expired: 'Applications for this opening have closed',
  hear: 'Follow new openings in a feed reader:',
  gone: 'This job may have been filled, or its address may have changed.',
  later: 'Please load this page again in a few minutes.',
  notSent: {
    title: 'Your application was not sent',
    sendOpen:
      'Send what you typed as an open application, which is not tied to one job, or look at the jobs below.',
    copy: 'Copy what you typed into the form of another job, and choose your resume again there.',
  },
  preview: {
    mark: 'Preview: ',
    title: 'This is a preview.',
    text: 'Only people with this link can see the job, and nobody can apply for it yet.',
  },
  similarJobs: 'Similar openings',
  openJobs: 'Open jobs',
  otherJobs: 'Other open jobs',
  allJobs: 'Search the open jobs',
  summary: 'Job summary',
  responsibilities: 'Key responsibilities',
  required: 'Required skills and qualifications',
  preferred: 'Preferred qualifications',
  about: 'About this job',
  facts: {
    experience: 'Experience',
    location: 'Location',
    jobType: 'Job type',
    salary: 'Salary',
    openings: 'Openings',
    department: 'Department',
    closes: 'Apply by',
    posted: 'Posted',
    newest: 'Newest, posted',
  },
  apply: 'Apply Now',
  applyTitle: 'Apply for this job',
} as const;
