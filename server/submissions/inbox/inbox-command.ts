/**
 * `npm run inbox`: submissions at the terminal. Each command has its file in this folder.
 */

import { resolve } from 'node:path';
import { CommandProblem, runCommand } from '../../terminal/command-line.ts';
import { calledFrom, keptByNpm, retentionDays, siteDatabase } from '../../terminal/command-settings.ts';
import { writeNewFile } from '../../terminal/new-file.ts';
import { openStores, type Stores } from '../submission-stores.ts';
import { restoreBackup, saveBackup } from './backup-commands.ts';
import { mark, note, release } from './change-submissions.ts';
import { chooseSubmissions, findOne } from './choose-submissions.ts';
import { erase, sweepOld } from './erase.ts';
import type { InboxFilter } from './inbox-filter.ts';
import { formatCsv, formatJson, formatList, formatOne } from './inbox-format.ts';
import { type InboxCommand, parseInboxCommand } from './inbox-options.ts';
import { USAGE } from './inbox-usage.ts';
import { save, saveOpening } from './save-resumes.ts';

const WRITING = new Set<string>(['mark', 'note', 'release', 'erase', 'sweep']);

await runCommand('inbox', () => answer(parseInboxCommand(process.argv.slice(2), keptByNpm)));

/** What is to be printed. */
async function answer(command: InboxCommand): Promise<string> {
  switch (command.name) {
    case 'help':
      return USAGE;
    case 'backup':
      return saveBackup(command.file);
    case 'restore':
      return restoreBackup(command.file);
    default:
      return withStores(command);
  }
}

type StoreCommand = Exclude<InboxCommand, { name: 'help' | 'backup' | 'restore' }>;

async function withStores(command: StoreCommand): Promise<string> {
  const existing = WRITING.has(command.name) ? 'write' : 'read';
  const stores = await openStores({ ...siteDatabase, existing });
  try {
    return await run(stores, command);
  } finally {
    await stores.close();
  }
}

async function run(stores: Stores, command: StoreCommand): Promise<string> {
  switch (command.name) {
    case 'list':
      return list(stores, command);
    case 'export':
      return exportTable(stores, command);
    case 'show':
      return show(stores, command.reference, command.json);
    case 'save':
      return save(stores, command.reference, command.folder);
    case 'save opening':
      return saveOpening(stores, command.job, command.folder);
    case 'mark':
      return mark(stores, command.reference, command.mark);
    case 'note':
      return note(stores, command.reference, command.text);
    case 'release':
      return release(stores, command.reference);
    case 'erase':
      return erase(stores, command.asked, command.isAgreed);
    case 'sweep':
      return sweepOld(stores, retentionDays, command.isDryRun);
  }
}

type List = { filter: InboxFilter; limit: number; json: boolean };

async function list(stores: Stores, { filter, limit, json }: List): Promise<string> {
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

type Export = { filter: InboxFilter; limit: number | undefined; out: string | undefined };

async function exportTable(stores: Stores, { filter, limit, out }: Export): Promise<string> {
  const { submissions } = await chooseSubmissions(stores, filter, limit);
  const table = formatCsv(submissions);
  if (out === undefined) return table;
  const path = resolve(calledFrom, out);
  // The byte order mark tells spreadsheets that this is UTF-8.
  const isWritten = await writeNewFile(path, `\ufeff${table}`);
  if (!isWritten) throw new CommandProblem(`${path} is there already; choose another name.`);
  return `${path}\n${submissions.length} written\n`;
}

async function show(stores: Stores, reference: string, json: boolean): Promise<string> {
  const found = await findOne(stores, reference);
  const [stages, notes] = await Promise.all([stores.stages.history(reference), stores.notes.of(reference)]);
  if (json) return formatJson({ ...found, stages, ourNotes: notes });
  return formatOne(found, { siblings: await stores.desk.siblingsOf(found), stages, notes });
}
