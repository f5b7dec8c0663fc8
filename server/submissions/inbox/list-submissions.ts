import { resolve } from 'node:path';
import { CommandProblem } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';
import { writeNewFile } from '../../terminal/new-file.ts';
import type { Stores } from '../submission-stores.ts';
import { chooseSubmissions, findOne } from './choose-submissions.ts';
import type { InboxFilter } from './inbox-filter.ts';
import { formatCsv, formatJson, formatList, formatOne, withNotes } from './inbox-format.ts';

/** Lines of a list that nobody asked to be longer. */
const USUAL_LIMIT = 50;

/** Gives what is to be printed. */
export async function list(
  stores: Stores,
  filter: InboxFilter,
  { limit = USUAL_LIMIT, json }: { limit: number | undefined; json: boolean },
): Promise<string> {
  const { submissions, total } = await chooseSubmissions(stores, filter, limit);
  if (json) return formatJson(submissions);
  const held = filter.quarantine ? '' : await heldBack(stores);
  if (submissions.length > 0) {
    const width = process.stdout.isTTY ? process.stdout.columns : undefined;
    return formatList(submissions, { width, total }) + held;
  }
  const isFiltered = held !== '' || Object.values(filter).some(Boolean);
  return (isFiltered ? 'Nothing matches.\n' : 'Nothing has been sent through the site yet.\n') + held;
}

/** Nobody is told of these by e-mail, so whoever looks into the inbox is told that they are there. */
async function heldBack(stores: Stores): Promise<string> {
  const { total } = await stores.desk.search({ quarantine: true }, { limit: 1 });
  return total > 0 ? `${total} in quarantine: --quarantine\n` : '';
}

/** Everything is exported unless there is a `limit`; to be printed where no file is named. */
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
  if (!isWritten) throw new CommandProblem(`${path} is there already; choose another name.`);
  return `${path}\n${submissions.length} written\n`;
}

/** Gives what is to be printed. */
export async function show(stores: Stores, reference: string, json: boolean): Promise<string> {
  const found = await findOne(stores, reference);
  const [stages, notes] = await Promise.all([stores.stages.history(reference), stores.notes.of(reference)]);
  if (json) return formatJson({ ...found, stages, ourNotes: notes });
  return formatOne(found, { siblings: await stores.desk.siblingsOf(found), stages, notes });
}
