import { createHash } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DEFAULT_RETENTION_DAYS } from '#shared/retention.ts';
import { StoreUnavailable, UnusableDatabase } from '../../database/store-errors.ts';
import { printableLines } from '../../terminal/printable.ts';
import { openStores, type Stores } from '../submission-stores.ts';
import { restoreBackup, saveBackup } from './backup-commands.ts';
import { chooseSubmissions, siblingsOf } from './choose-submissions.ts';
import { erasePerson, findSubmission, sweepOld } from './erase.ts';
import { formatCsv, formatJson, formatList, formatOne, type Submission } from './inbox-format.ts';
import { type InboxCommand, type InboxFilter, parseInboxCommand, UsageError } from './inbox-options.ts';
import { InboxProblem } from './inbox-problem.ts';
import { USAGE } from './inbox-usage.ts';
import { savedFolder, saveResume } from './resume-file.ts';
import { calledFrom, databaseUrl, directory } from './surroundings.ts';

const contentDirectory = resolve(process.env.CONTENT_DIR || './content');
const WRITING = new Set<string>(['read', 'unread', 'erase', 'sweep']);

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error; // `npm run inbox | head` has read enough
});
process.exitCode = await main(process.argv.slice(2));

/** The exit code: 0 done, 1 a problem in words, 2 a command line that cannot be understood. */
async function main(args: readonly string[]): Promise<number> {
  try {
    process.stdout.write(await answer(parseInboxCommand(args, process.env)));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      return complain(`npm run inbox -- --help shows what can be asked for.\n${error.message}\n`, 2);
    }
    return complain(`${wordsFor(error)}\n`, 1);
  }
}

/** What is wrong may quote what was typed, and that may have been pasted. */
function complain(words: string, code: number): number {
  process.stderr.write(printableLines(words));
  return code;
}

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
  const stores = await openStores({ directory, existing, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    return await run(stores, command);
  } finally {
    await stores.close();
  }
}

async function run(stores: Stores, command: StoreCommand): Promise<string> {
  switch (command.name) {
    case 'list':
      return list(stores, command.filter, command.json);
    case 'export':
      return exportTable(stores, command.filter, command.out);
    case 'show':
      return show(stores, command.reference, command.json);
    case 'save':
      return save(stores, command.reference, command.folder);
    case 'read':
    case 'unread':
      return mark(stores, command.reference, command.name === 'read');
    case 'erase':
      return erasePerson(stores, command.person, command.isAgreed);
    case 'sweep':
      return sweepOld(stores, retentionDays(), command.isDryRun);
  }
}

async function list(stores: Stores, filter: InboxFilter, json: boolean): Promise<string> {
  const submissions = await choose(stores, filter);
  if (json) return formatJson(submissions);
  if (submissions.length > 0) {
    return formatList(submissions, process.stdout.isTTY ? process.stdout.columns : undefined);
  }
  const isFiltered = Object.values(filter).some(Boolean);
  return isFiltered ? 'Nothing matches.\n' : 'Nothing has been sent through the site yet.\n';
}

async function choose(stores: Stores, filter: InboxFilter): Promise<Submission[]> {
  const submissions = await chooseSubmissions(stores, filter);
  if (filter.job && submissions.length === 0) await assertOpening(stores, filter.job);
  return submissions;
}

/** Openings that have gone are known as long as somebody has applied for them. */
async function assertOpening(stores: Stores, job: string): Promise<void> {
  const names = await readdir(join(contentDirectory, 'jobs')).catch(() => []);
  const known = new Set(names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5)));
  for (const { jobId } of await stores.applications.list()) known.add(jobId);
  if (known.has(job)) return;
  throw new InboxProblem(`There is no opening "${job}". There are: ${[...known].toSorted().join(', ')}.`);
}

async function exportTable(stores: Stores, filter: InboxFilter, out: string | undefined): Promise<string> {
  const submissions = await choose(stores, filter);
  const table = formatCsv(submissions);
  if (out === undefined) return table;
  const path = resolve(calledFrom, out);
  // The byte order mark tells spreadsheets that this is UTF-8; personal data is for its owner alone.
  await writeNew(path, `\ufeff${table}`);
  return `${path}\n${submissions.length} written\n`;
}

async function writeNew(path: string, content: string): Promise<void> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw taken ? new InboxProblem(`${path} is there already; choose another name.`) : error;
  }
}

async function findOne(stores: Stores, reference: string): Promise<Submission> {
  const found = await findSubmission(stores, reference);
  if (!found) throw new InboxProblem(`There is nothing under the reference ${reference}.`);
  return found;
}

async function show(stores: Stores, reference: string, json: boolean): Promise<string> {
  const found = await findOne(stores, reference);
  return json ? formatJson(found) : formatOne(found, await siblingsOf(stores, found));
}

async function save(stores: Stores, reference: string, folder: string | undefined): Promise<string> {
  const found = await findOne(stores, reference);
  if (found.kind !== 'application')
    throw new InboxProblem(`${reference} is a message; it came without a resume.`);
  const bytes = await stores.applications.resumeBytes(reference);
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== found.resume.sha256) {
    throw new InboxProblem(
      `The resume of ${reference} is damaged in the database. A backup may still hold it.`,
    );
  }
  const target = folder === undefined ? savedFolder(directory) : resolve(calledFrom, folder);
  return `${await saveResume(target, { reference, fileName: found.resume.fileName, bytes })}\n`;
}

async function mark(stores: Stores, reference: string, read: boolean): Promise<string> {
  const found = await findOne(stores, reference);
  const store = found.kind === 'application' ? stores.applications : stores.messages;
  await store.markRead(reference, read);
  return `${reference} is marked as ${read ? 'read' : 'unread'}.\n`;
}

function retentionDays(): number {
  const given = process.env.RETENTION_DAYS?.trim();
  if (!given) return DEFAULT_RETENTION_DAYS;
  const days = Number(given);
  if (Number.isInteger(days) && days >= 1) return days;
  throw new InboxProblem(`RETENTION_DAYS is "${given}", but has to be a whole number of days from 1.`);
}

function wordsFor(error: unknown): string {
  if (error instanceof UnusableDatabase) {
    const elsewhere = 'If the site keeps its data elsewhere, set DATA_DIR to that folder.';
    return error.reason === 'missing' ? `${error.message}\n${elsewhere}` : error.message;
  }
  if (error instanceof StoreUnavailable) {
    return `The database${databaseUrl ? '' : ` in ${directory}`} cannot be opened or is in use just now (${error.reason}). Please try again.`;
  }
  if (error instanceof InboxProblem) return error.message;
  return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
}
