import { textTable } from '../../terminal/text-table.ts';
import { JOBS_FOLDER, jobId } from '../content-file.ts';
import { jobState } from '../job-state.ts';
import { contentPath, formatProblem, jobFiles, readJobFile } from './job-files.ts';

export const STATES = ['draft', 'scheduled', 'open', 'closed', 'broken'] as const;
export type ListedState = (typeof STATES)[number];

type Row = {
  id: string;
  title: string;
  state: ListedState;
  postedAt?: string | undefined;
  closesAt?: string | undefined;
  problems?: string[];
};

export function listJobs(only: ListedState | undefined, asJson: boolean): string {
  const files = jobFiles();
  const all = files.map(rowOf);
  const rows = all.filter(({ state }) => !only || state === only);
  if (asJson) return `${JSON.stringify(rows, null, 2)}\n`;
  if (rows.length === 0) {
    const kind = only && files.length > 0 ? `${only} jobs` : 'jobs';
    const elsewhere = files.length > 0 ? '' : ' If they are elsewhere, set CONTENT_DIR.';
    return `There are no ${kind} in ${contentPath(JOBS_FOLDER)}.${elsewhere}\n`;
  }
  const cells = rows.map(({ id, title, state, postedAt = '', closesAt = '' }) => {
    return [id, title, state, postedAt, closesAt];
  });
  return `${textTable(['id', 'title', 'state', 'posted', 'closes'], cells)}\n`;
}

function rowOf(file: string): Row {
  const reading = readJobFile(file);
  if (reading.state === 'job') {
    const { _id: id, title, postedAt, closesAt } = reading.job;
    return { id, title, state: jobState(reading.job, new Date()), postedAt, closesAt };
  }
  const problems = reading.state === 'broken' ? reading.problems.map(formatProblem) : [];
  return { id: jobId(file), title: '', state: 'broken', problems };
}
