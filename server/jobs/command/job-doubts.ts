import type { Job } from '#shared/entities.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import type { GoodJob } from '../content-file.ts';
import { type Mistake, mistakeIn, type Path, readJson } from '../content-problems.ts';
import { jobState } from '../job-state.ts';

/** Warnings about a valid file: what its author may not mean; a note tells what will happen by itself. */
export type Doubt = Mistake & { level: 'warning' | 'note' };

type Remark = { level: Doubt['level']; path: Path; rule: string };

export function doubtsOf(reading: GoodJob, now: Date): Doubt[] {
  const { job, text } = reading;
  const read = readJson(text);
  if ('mistake' in read) return [];
  return [...datesOf(job, now), ...contradictionsIn(job)].map(({ level, path, rule }) => ({
    ...mistakeIn(text, read.tree, path, rule),
    level,
  }));
}

function datesOf(job: Job, now: Date): Remark[] {
  const { isActive, postedAt, closesAt } = job;
  const state = jobState(job, now);
  const found: Remark[] = [];
  const add = (level: Remark['level'], field: string, rule: string) =>
    found.push({ level, path: [field], rule });
  if (isActive && !postedAt && job._id !== OPEN_APPLICATION) {
    const effect = 'the job stands last in the list, and search engines do not list it as a job';
    add('warning', 'isActive', `postedAt is missing: ${effect}`);
  }
  if (state === 'scheduled') add('note', 'postedAt', `goes on the site by itself on ${postedAt}`);
  if (state === 'draft' && postedAt) {
    add('warning', 'postedAt', `nothing happens on ${postedAt} while isActive is false`);
  }
  if (state === 'closed' && isActive) add('note', 'closesAt', `closed by itself at the end of ${closesAt}`);
  return found;
}

function contradictionsIn(job: Job): Remark[] {
  const warn = (field: string, rule: string): Remark => ({ level: 'warning', path: [field], rule });
  const found: Remark[] = [];
  const experience = experienceContradiction(job);
  if (experience) found.push(warn('experience', experience));
  const kind = kindContradiction(job);
  if (kind) found.push(warn('jobType', kind));
  return found;
}

const YEARS = /(\d+(?:\.\d+)?)\s*(?:to|-|–|and)\s*(\d+(?:\.\d+)?)/;
const YEARS_IN_WORDS = /\b(?:years?|months?)\b/i;
const YEARS_ASKED = /(\d+(?:\.\d+)?)\s*(?:\+|or more)?\s*(?:(?:to|-|–)\s*\d+\s*)?years?\b/i;

/** `two years`, of which the filter sees nothing; `4 to 2 years`; or fewer years than a requirement asks for. */
function experienceContradiction({ experience, requiredSkillsQualifications }: Job): string | undefined {
  if (!/\d/.test(experience) && YEARS_IN_WORDS.test(experience))
    return 'experience has its years in words: the filter reads figures, such as "2 to 4 years"';
  const [, from, to] = (YEARS.exec(experience) ?? []).map(Number);
  if (from === undefined || to === undefined) return undefined;
  if (from > to) return `experience goes from ${from} down to ${to}`;
  const asked = requiredSkillsQualifications
    .map((line) => Number(YEARS_ASKED.exec(line)?.[1] ?? 0))
    .find((years) => years > to && years <= 50);
  return asked === undefined
    ? undefined
    : `experience ends at ${to} years, but a requirement asks for ${asked}`;
}

const KINDS = [
  { words: /\bintern(?:ship)?\b/i, type: 'INTERN' },
  { words: /\bpart[ -]time\b/i, type: 'PART_TIME' },
  { words: /\bfull[ -]time\b/i, type: 'FULL_TIME' },
  { words: /\bcontract(?:or)?\b/i, type: 'CONTRACTOR' },
] as const;

function kindContradiction({ jobType, employmentType }: Job): string | undefined {
  const named = KINDS.filter(({ words }) => words.test(jobType)).map(({ type }) => type);
  if (!employmentType || named.length === 0 || named.some((type) => type === employmentType))
    return undefined;
  return employmentType === 'TEMPORARY'
    ? undefined
    : `jobType is "${jobType}", but employmentType is ${employmentType}`;
}
