import { resolve } from 'node:path';
import { openContent } from '../../jobs/content-store.ts';
import { CommandProblem, didYouMean } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';
import { writeNewFile } from '../../terminal/new-file.ts';
import { groupOf } from '../desk-queries.ts';
import type { Stores } from '../stores.ts';
import type { Submission } from '../submissions.ts';
import { formatCsv, formatJson, formatList, formatOne, withNotes } from './inbox-format.ts';

/** `job`: any name of a job. `search`: words that must all occur. */
type InboxFilter = { job?: string; unread?: boolean; quarantine?: boolean; search?: string };

/** Lines of a list without `--limit`. */
const DEFAULT_LIMIT = 50;

export async function list(
  stores: Stores,
  filter: InboxFilter,
  { limit = DEFAULT_LIMIT, json }: { limit: number | undefined; json: boolean },
): Promise<string> {
  const { submissions, total } = await chooseSubmissions(stores, filter, limit);
  if (json) return formatJson(submissions);
  const quarantined = filter.quarantine ? '' : await quarantineLine(stores);
  if (submissions.length > 0) return formatList(submissions, total) + quarantined;
  const { job } = filter;
  if (job && (await chooseSubmissions(stores, { job })).total === 0)
    return `${await noApplicants(stores, job)}\n`;
  const isFiltered = quarantined !== '' || Object.values(filter).some(Boolean);
  return (isFiltered ? 'Nothing matches.\n' : 'Nothing has been sent through the site yet.\n') + quarantined;
}

/** Nobody gets an e-mail about these, so the list of the inbox mentions them. */
async function quarantineLine(stores: Stores): Promise<string> {
  const { total } = await stores.desk.search({ quarantine: true }, { limit: 1 });
  return total > 0 ? `${total} in quarantine: --quarantine\n` : '';
}

/** Exports everything unless there is a `limit`; returns the table itself if no file is named. */
export async function exportTable(
  stores: Stores,
  filter: InboxFilter,
  { limit, out }: { limit: number | undefined; out: string | undefined },
): Promise<string> {
  const { submissions } = await chooseSubmissions(stores, filter, limit);
  const table = formatCsv(await withNotes(stores, submissions));
  if (out === undefined) return table;
  const path = resolve(commandSettings().calledFrom, out);
  // The byte order mark tells spreadsheets that this is UTF-8.
  const isWritten = await writeNewFile(path, `\ufeff${table}`);
  if (!isWritten) throw new CommandProblem(`${path} already exists; choose another name.`);
  return `${path}\n${submissions.length} written\n`;
}

export async function show(stores: Stores, reference: string, json: boolean): Promise<string> {
  const found = await findOne(stores, reference);
  const [stages, notes, answers, siblings] = await Promise.all([
    stores.stages.history(reference),
    stores.notes.of(reference),
    stores.answers.of(reference),
    stores.desk.siblingsOf(found),
  ]);
  if (json) return formatJson({ ...found, stages, ourNotes: notes, answers });
  return formatOne(found, { siblings, stages, notes, answers });
}

/**
 * Newest first, of all kinds; one person's applications for one job are grouped at the newest of them.
 * `total` counts those that `limit` left out, too.
 */
export async function chooseSubmissions(
  stores: Stores,
  filter: InboxFilter,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ submissions: Submission[]; total: number }> {
  const { job, search: words, ...common } = filter;
  const jobIds = job === undefined ? undefined : siteJobs().current.names(job);
  const references = await stores.desk.matching({ ...common, words, jobIds });
  const submissions = await stores.desk.these(references.slice(0, limit));
  return { submissions: groupedByPerson(submissions), total: references.length };
}

const groupedByPerson = (submissions: readonly Submission[]) =>
  [...Map.groupBy(submissions, groupOf).values()].flat();

/** Throws `CommandProblem` if there is none. */
export async function findOne(stores: Stores, reference: string): Promise<Submission> {
  const found = await stores.find(reference);
  if (!found) throw new CommandProblem(`There is nothing under the reference ${reference}.`);
  return found;
}

export async function noApplicants(stores: Stores, job: string): Promise<string> {
  const jobs = await stores.desk.jobs();
  return `Nobody has applied for "${job}".${didYouMean(
    job,
    jobs.map(({ jobId }) => jobId),
  )}`;
}

/** The jobs of the site, by their present and former names. */
export const siteJobs = () => openContent({ directory: commandSettings().contentDirectory, log: () => {} });
