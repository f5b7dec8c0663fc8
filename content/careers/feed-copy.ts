import { company } from '../company.ts';
import { job } from './job-copy.ts';

/** Words of the feeds of open jobs. */
export const feedWords = {
  title: `Open jobs at ${company.name}`,
  description: `Jobs that ${company.name} in ${company.address.city} takes applications for, newest first.`,
  responsibilities: job.responsibilities,
  required: job.required,
  preferred: job.preferred,
} as const;
