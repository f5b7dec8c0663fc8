import { writeFile } from 'node:fs/promises';
import { exampleOf } from '#shared/content-rules.ts';
import { JobFile } from '#shared/entities.ts';
import { dayInIndia } from '#shared/indian-time.ts';
import { jobPath } from '#shared/paths.ts';
import { isJobId, JOB_ID_CHARACTERS, OPEN_APPLICATION } from '#shared/slugs.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';
import { printable } from '../../terminal/printable.ts';
import { JOBS_FOLDER } from '../content-file.ts';
import { previewKey, previewSecret } from '../preview-keys.ts';
import { changeFile } from './job-edit.ts';
import { contentPath, jobFiles, jobNamed, pathOf } from './job-files.ts';

export async function closeJob(named: string): Promise<string> {
  const { file, reading, job, state } = jobNamed(named);
  switch (state) {
    case 'closed':
      return `${job._id} is closed already.\n`;
    case 'draft':
      return `${job._id} is a draft, not on the site.\n`;
    case 'scheduled':
      await changeFile(file, reading, { isActive: false, postedAt: undefined });
      return `${job._id} is a draft again; ${job.postedAt}, the day it was to be posted, is taken out.\n`;
    case 'open':
      // Without `postedAt` it would be a draft, which the site does not show.
      await changeFile(file, reading, { isActive: false, postedAt: job.postedAt ?? dayInIndia(new Date()) });
      return `${pathOf(file)} is closed: ${jobPath(job._id)} says that it is gone.\n`;
  }
}

/** Publishes a job on a day, or at once. */
export async function publishJob(named: string, day: string | undefined): Promise<string> {
  const { file, reading, job, state } = jobNamed(named);
  if (state === 'closed') throw new CommandProblem(`${job._id} is closed: npm run jobs -- reopen ${job._id}`);
  if (state === 'open' && job.postedAt) {
    if (!day) return `${job._id} is on the site already.\n`;
    const instead = `npm run jobs -- reopen ${job._id} LAST-DAY`;
    throw new CommandProblem(
      `${job._id} is on the site already; nothing was changed. A new last day: ${instead}`,
    );
  }
  const today = dayInIndia(new Date());
  const postedAt = day ?? today;
  if (postedAt < today)
    throw new CommandProblem(`${postedAt} is over; the day is today, ${today}, or one to come.`);
  if (job.closesAt && job.closesAt < postedAt) {
    const instead = 'Put another into closesAt, or take it out.';
    throw new CommandProblem(
      `${job._id} was not published: its last day, ${job.closesAt}, would be over. ${instead}`,
    );
  }
  await changeFile(file, reading, { isActive: true, postedAt });
  return postedAt > today
    ? `${pathOf(file)} goes on the site by itself on ${postedAt}. To read it before: npm run jobs -- preview ${job._id}\n`
    : `${pathOf(file)} is on the site within a second: ${jobPath(job._id)}\n`;
}

/** Puts a job back on the site, or gives an open one a new last day. */
export async function reopenJob(named: string, lastDay: string | undefined): Promise<string> {
  const { file, reading, job, state } = jobNamed(named);
  if (state === 'draft' || state === 'scheduled') {
    throw new CommandProblem(`${job._id} has not been on the site yet: npm run jobs -- publish ${job._id}`);
  }
  if (state === 'open' && !lastDay) return `${job._id} is on the site already.\n`;
  const today = dayInIndia(new Date());
  if (lastDay && lastDay < today)
    throw new CommandProblem(`${lastDay} is over; the last day is one to come.`);
  const isOver = job.closesAt !== undefined && job.closesAt < today;
  const closesAt = lastDay ?? (isOver ? undefined : job.closesAt);
  await changeFile(file, reading, { isActive: true, closesAt });
  if (state === 'open') return `${pathOf(file)} stays open until the end of ${lastDay}.\n`;
  const taken = isOver && !lastDay ? `Its closing day, ${job.closesAt}, is taken out: it is over.\n` : '';
  return `${pathOf(file)} is open again.\n${taken}`;
}

/** Renames a job; the address that visitors know redirects to the new one. */
export async function renameJob(named: string, id: string): Promise<string> {
  const { file, reading, job, state } = jobNamed(named);
  if (job._id === OPEN_APPLICATION)
    throw new CommandProblem(`${OPEN_APPLICATION} keeps its name: pages lead there those whom no job fits.`);
  assertName(id);
  const target = `${JOBS_FOLDER}/${id}.json`;
  if (target === file) return `${id} has that name already.\n`;
  if (jobFiles().includes(target)) {
    throw new CommandProblem(`${pathOf(target)} already exists and was left as it is.`);
  }
  const wasSeen = state === 'open' || state === 'closed';
  const kept = [...new Set([...reading.formerIds, ...(wasSeen ? [job._id] : [])])];
  await changeFile(file, reading, { formerIds: kept.length > 0 ? kept : undefined }, target);
  const leads = wasSeen ? ` ${jobPath(job._id)} leads to ${jobPath(id)}.` : '';
  return `${pathOf(target)} is the file now.${leads}\n`;
}

/** Creates a draft of examples to fill in; overwrites nothing. */
export async function newJob(id: string): Promise<string> {
  assertName(id);
  const file = `${JOBS_FOLDER}/${id}.json`;
  // Without `postedAt`, which would mean that it has been on the site; publishing sets it.
  const examples = Object.entries(JobFile.entries).map(([name, schema]) => [name, exampleOf(schema)]);
  const template = { ...Object.fromEntries(examples), $schema: '../schemas/job.schema.json' };
  const text = `${JSON.stringify(template, null, 2)}\n`;
  await writeFile(contentPath(file), text, { flag: 'wx' }).catch((error) => {
    const why =
      error.code === 'EEXIST' ? 'already exists and was left as it is' : `could not be written: ${error}`;
    throw new CommandProblem(`${pathOf(file)} ${why}.`);
  });
  return `${pathOf(file)} is a draft now. Fill it in, then: npm run jobs -- publish ${id}\n`;
}

/** The address under which a job can be read before it is on the site. */
export function previewLink(named: string): string {
  const { job, state } = jobNamed(named);
  const { publicOrigin, previewSecret: given, dataDirectory: directory } = commandSettings();
  const page = publicOrigin + jobPath(job._id);
  if (state === 'open') return `${page}\n`;
  if (state === 'closed')
    throw new CommandProblem(`${job._id} is closed; there is a preview only before a job is on the site.`);
  return `${page}?preview=${previewKey(previewSecret({ given, directory }), job._id)}\n`;
}

/** Throws `CommandProblem` unless `id` can be the name of a file and part of an address. */
function assertName(id: string): void {
  if (isJobId(id)) return;
  const rule = `lower-case letters, digits and single hyphens, at most ${JOB_ID_CHARACTERS} characters`;
  throw new CommandProblem(`"${printable(id)}" cannot be a name: ${rule}.`);
}
