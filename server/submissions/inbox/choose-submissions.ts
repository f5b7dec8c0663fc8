import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openContent } from '../../jobs/content-store.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';
import { nearNames } from '../../terminal/near-names.ts';
import { groupOf } from '../desk-queries.ts';
import type { Stores } from '../submission-stores.ts';
import type { Submission } from '../submissions.ts';
import type { InboxFilter } from './inbox-filter.ts';

/**
 * Newest first, whatever kind; applications of one person for one opening stand together where the newest stands.
 * `total` counts those that `limit` left out, too.
 */
export async function chooseSubmissions(
  stores: Stores,
  filter: InboxFilter,
  limit = Number.POSITIVE_INFINITY,
): Promise<{ submissions: Submission[]; total: number }> {
  const { job, ...common } = filter;
  const jobIds = job === undefined ? undefined : (await openNames({ watch: false })).names(job);
  const references = await stores.desk.matching({ ...common, jobIds });
  if (jobIds && references.length === 0) await assertOpening(stores, jobIds);
  const submissions = await stores.desk.these(references.slice(0, limit));
  return { submissions: together(submissions), total: references.length };
}

const together = (submissions: readonly Submission[]) =>
  [...Map.groupBy(submissions, groupOf).values()].flat();

/** Throws `CommandProblem` where there is none. */
export async function findOne(stores: Stores, reference: string): Promise<Submission> {
  const found = await stores.find(reference);
  if (!found) throw new CommandProblem(`There is nothing under the reference ${reference}.`);
  return found;
}

/** Knows the names of openings; `watch` for whoever asks more than once, and closes it. */
export const openNames = ({ watch }: { watch: boolean }) =>
  openContent({ directory: commandSettings().contentDirectory, log: () => {}, watch });

/** Openings that have gone are known as long as somebody has applied for them. */
async function assertOpening(stores: Stores, [job = '', ...others]: readonly string[]): Promise<void> {
  if (others.length > 0) return;
  const files = await readdir(join(commandSettings().contentDirectory, 'jobs')).catch(() => []);
  const known = new Set(files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5)));
  for (const { jobId } of await stores.desk.openings()) known.add(jobId);
  if (known.has(job)) return;
  const [nearest] = nearNames(job, [...known]);
  const all = `There are: ${[...known].toSorted().join(', ')}.`;
  throw new CommandProblem(
    `There is no opening "${job}"${nearest ? `; did you mean "${nearest}"?` : '.'}${known.size > 0 ? ` ${all}` : ''}`,
  );
}
