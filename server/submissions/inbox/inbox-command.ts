import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { REFERENCE } from '#shared/reference.ts';
import { DamagedDatabase, MissingDatabase, StoreUnavailable } from '../../database/store-errors.ts';
import { printable } from '../../terminal/printable.ts';
import { openStores, type Stores } from '../submission-stores.ts';
import { formatCsv, formatList, formatOne, type Submission } from './inbox-format.ts';
import {
  type InboxCommand,
  type InboxFilter,
  parseInboxCommand,
  USAGE,
  UsageError,
} from './inbox-options.ts';
import { saveResume } from './resume-file.ts';

/** Something the reader can act on: exit code 1. */
class InboxProblem extends Error {}

/** npm runs scripts in the project's folder; paths are meant from where it was called. */
const calledFrom = process.env.INIT_CWD ?? process.cwd();
const directory = resolve(process.env.DATA_DIR ?? './data');

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error; // `npm run inbox | head` has read enough
});
process.exitCode = await main(process.argv.slice(2));

/** The exit code: 0 done, 1 a problem in words, 2 a command line that cannot be understood. */
async function main(args: readonly string[]): Promise<number> {
  try {
    const command = parseInboxCommand(args);
    process.stdout.write(command.name === 'help' ? USAGE : await withStores(command));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) return complain(`${error.message}\n\n${USAGE}`, 2);
    return complain(`${wordsFor(error)}\n`, 1);
  }
}

function complain(words: string, code: number): number {
  process.stderr.write(words);
  return code;
}

type StoreCommand = Exclude<InboxCommand, { name: 'help' }>;

async function withStores(command: StoreCommand): Promise<string> {
  const writes = command.name === 'read' || command.name === 'unread';
  const stores = await openStores({ directory, existing: writes ? 'write' : 'read' });
  try {
    return await run(stores, command);
  } finally {
    await stores.close();
  }
}

/** What is to be printed. */
async function run(stores: Stores, command: StoreCommand): Promise<string> {
  switch (command.name) {
    case 'list':
      return list(stores, command.filter);
    case 'export':
      return exportTable(stores, command.filter, command.out);
    case 'show':
      return formatOne(await findOne(stores, command.reference));
    case 'save':
      return save(stores, command.reference, command.folder);
    case 'read':
    case 'unread':
      return mark(stores, command.reference, command.name === 'read');
  }
}

async function list(stores: Stores, filter: InboxFilter): Promise<string> {
  const submissions = await choose(stores, filter);
  if (submissions.length > 0) {
    return formatList(submissions, process.stdout.isTTY ? process.stdout.columns : undefined);
  }
  const isFiltered = filter.job ?? filter.kind ?? filter.since ?? filter.until ?? filter.unread;
  return isFiltered ? 'Nothing matches.\n' : 'Nothing has been sent through the site yet.\n';
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

/** Newest first, whatever kind. */
async function choose(stores: Stores, filter: InboxFilter): Promise<Submission[]> {
  const { job, since, until, kind, unread } = filter;
  const received = { since, until, unread };
  const isMessages = kind !== 'application' && job === undefined;
  const isApplications = kind === undefined || kind === 'application';
  const applications = isApplications ? await stores.applications.list({ ...received, jobId: job }) : [];
  const messages = isMessages ? await stores.messages.list({ ...received, kind }) : [];
  return [...applications, ...messages].toSorted((a, b) => b.receivedAt.getTime() - a.receivedAt.getTime());
}

async function findOne(stores: Stores, reference: string): Promise<Submission> {
  const found = REFERENCE.test(reference)
    ? ((await stores.applications.find(reference)) ?? (await stores.messages.find(reference)))
    : undefined;
  if (!found) throw new InboxProblem(`There is nothing under the reference ${printable(reference)}.`);
  return found;
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
  const target = folder === undefined ? join(directory, 'saved') : resolve(calledFrom, folder);
  return `${await saveResume(target, { reference, fileName: found.resume.fileName, bytes })}\n`;
}

async function mark(stores: Stores, reference: string, read: boolean): Promise<string> {
  const found = await findOne(stores, reference);
  const store = found.kind === 'application' ? stores.applications : stores.messages;
  await store.markRead(reference, read);
  return `${reference} is marked as ${read ? 'read' : 'unread'}.\n`;
}

function wordsFor(error: unknown): string {
  if (error instanceof MissingDatabase) {
    return `${error.message}.\nIf the site keeps its data elsewhere, set DATA_DIR to that folder.`;
  }
  if (error instanceof StoreUnavailable) {
    return `The database in ${directory} cannot be opened or is in use just now (${causeOf(error)}). Please try again.`;
  }
  if (error instanceof InboxProblem || error instanceof DamagedDatabase) return error.message;
  return `That did not work: ${error instanceof Error ? error.message : String(error)}`;
}

const causeOf = ({ cause }: Error) => (cause instanceof Error ? cause.message : 'no reason given');
