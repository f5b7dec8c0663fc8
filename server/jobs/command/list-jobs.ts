import { join } from 'node:path';
import { StoreUnavailable, UnusableDatabase } from '../../database/store-errors.ts';
import { contentDirectory } from '../../terminal/command-settings.ts';
import { printable } from '../../terminal/printable.ts';
import { textTable } from '../../terminal/text-table.ts';
import { JOBS_FOLDER, jobId, readContentFile, readingOf } from '../content-file.ts';
import { type JobState, jobState } from '../job-state.ts';
import { keptContent } from '../kept-content.ts';
import { jobFiles, problemWords } from './job-files.ts';
import { withSiteData } from './site-data-folder.ts';

export const STATES = ['draft', 'scheduled', 'open', 'closed', 'broken'] as const;
export type ListedState = (typeof STATES)[number];

type Row = {
  id: string;
  title: string;
  state: ListedState;
  postedAt?: string | undefined;
  closesAt?: string | undefined;
  problems?: string[];
  /** Of a broken file; null where there is none, undefined where that cannot be known. */
  lastGood?: { title: string; state: JobState } | null | undefined;
};

/** Every opening, or those of one state, as a table or as JSON. */
export async function listJobs(only: ListedState | undefined, asJson: boolean): Promise<string> {
  const files = await jobFiles();
  const all = await Promise.all(files.map(rowOf));
  const { rows, doubt } = await withLastGood(all.filter(({ state }) => !only || state === only));
  if (asJson) return `${JSON.stringify(rows, null, 2)}\n`;
  if (rows.length === 0) {
    const kind = only && files.length > 0 ? `${only} openings` : 'openings';
    const elsewhere = files.length > 0 ? '' : ' If they are elsewhere, set CONTENT_DIR.';
    return `There are no ${kind} in ${join(contentDirectory, JOBS_FOLDER)}.${elsewhere}\n`;
  }
  const columns = [
    { heading: 'id' },
    { heading: 'title', least: 12 },
    { heading: 'state' },
    { heading: 'posted' },
    { heading: 'closes' },
    ...(rows.some(({ state }) => state === 'broken') ? [{ heading: 'last good version', least: 17 }] : []),
  ];
  const table = textTable(columns, rows.map(cellsOf), process.stdout.columns);
  return `${table}\n${doubt ? `\n${doubt}\n` : ''}`;
}

async function rowOf(file: string): Promise<Row> {
  const reading = await readContentFile(contentDirectory, file);
  if (reading.state === 'job') {
    const { _id: id, title, postedAt, closesAt } = reading.job;
    return { id, title, state: jobState(reading.job, new Date()), postedAt, closesAt };
  }
  const problems = reading.state === 'broken' ? reading.problems.map(problemWords) : [];
  return { id: jobId(file), title: '', state: 'broken', problems };
}

/** Tells of broken openings what the site serves in their place; `doubt` says why that cannot be known. */
async function withLastGood(rows: Row[]): Promise<{ rows: Row[]; doubt?: string }> {
  if (rows.every(({ state }) => state !== 'broken')) return { rows };
  try {
    const kept = await withSiteData('read', (database) => keptContent(database).all());
    const texts = new Map(kept.map(({ file, text }) => [file, text]));
    return { rows: rows.map((row) => (row.state === 'broken' ? served(row, texts) : row)) };
  } catch (error) {
    if (!(error instanceof UnusableDatabase || error instanceof StoreUnavailable)) throw error;
    return { rows, doubt: `Last good versions are not known: ${error.message}` };
  }
}

function served(row: Row, texts: ReadonlyMap<string, string>): Row {
  const file = `${JOBS_FOLDER}/${row.id}.json`;
  const text = texts.get(file);
  const reading = text === undefined ? undefined : readingOf(file, text);
  if (reading?.state !== 'job') return { ...row, lastGood: null };
  const { title } = reading.job;
  return { ...row, title, lastGood: { title, state: jobState(reading.job, new Date()) } };
}

function cellsOf({ id, title, state, postedAt, closesAt, lastGood }: Row): string[] {
  const good = { open: 'on the site', closed: 'closed', draft: 'draft', scheduled: 'scheduled' };
  const version = lastGood === null ? 'none' : lastGood ? good[lastGood.state] : '';
  return [printable(id), printable(title), state, postedAt ?? '', closesAt ?? '', version];
}
