import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job, Testimonial } from '#shared/entities.ts';
import type { SiteData } from '#shared/site-data.ts';
import {
  isContentFile,
  JOBS_FOLDER,
  jobId,
  listJobFiles,
  type Reading,
  readContentFile,
  TESTIMONIALS_FILE,
} from './content-file.ts';
import type { ContentProblem } from './content-problems.ts';
import { watchContent } from './content-watch.ts';
import { START } from './json-positions.ts';
import { holdsAt, type OpenJobs, openJobsAt } from './open-jobs.ts';

export type { ContentProblem } from './content-problems.ts';

export type ContentLogEntry = { level: 'warn' | 'info'; message: string } & Partial<ContentProblem>;

/** The openings and testimonials in service; spec.md section 3 and decisions.md "Data". */
export interface ContentStore extends SiteData {
  /** Changes whenever what is served changes, an opening that closes by its date included. */
  readonly version: number;
  /** Every fault of the files as they are now, by file and place. Empty: all files are in service as they stand. */
  problems(): ContentProblem[];
  /** Calls `listener` after `version` has changed; returns what ends that. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
}

export type ContentOptions = {
  /** The folder that holds `jobs/` and `testimonials.json`. */
  directory: string;
  log: (entry: ContentLogEntry) => void;
  clock?: () => Date;
  /** Whether changes are taken up while the store is open; true unless said otherwise. */
  watch?: boolean;
};

/** What is known of one file. `digest` is that of its last good text, which stays in service while it is broken. */
type Known = { stamp?: string | undefined; digest?: string; problems: readonly ContentProblem[] };

/** Files looked at side by side: enough to keep the disk busy, few enough to let requests in between. */
const SIDE_BY_SIDE = 32;
/** ms. A save caught half-way looks broken or gone: only what a second look confirms is believed. */
const SECOND_LOOK = 150;

/** Reads the content folder and keeps up with it. Whatever stands in the folder, it neither throws nor rejects. */
export async function openContent(options: ContentOptions): Promise<ContentStore> {
  const { directory, log, clock = () => new Date() } = options;
  const known = new Map<string, Known>();
  const jobs = new Map<string, Job>();
  let testimonials: Testimonial[] = [];
  const suspects = new Map<string, string>();
  const listeners = new Set<() => void>();
  let version = 1;
  let announced = version;
  let open: OpenJobs | undefined;
  let takenUp: string[] = [];
  let hasStarted = false;

  function openNow(): OpenJobs {
    const now = clock();
    if (open && holdsAt(open, now)) return open;
    const before = open;
    open = openJobsAt(jobs.values(), now);
    if (before && ids(before) !== ids(open)) version += 1;
    return open;
  }

  async function look(named?: ReadonlySet<string>) {
    const files = [...(await filesToLookAt(named))];
    for (let start = 0; start < files.length; start += SIDE_BY_SIDE) {
      await Promise.all(files.slice(start, start + SIDE_BY_SIDE).map((file) => lookAt(file, named !== undefined)));
    }
    if (takenUp.length > 0) {
      version += 1;
      open = undefined;
      if (hasStarted) log({ level: 'info', message: `content taken up: ${listed(takenUp)}` });
      takenUp = [];
    }
    openNow();
    announce();
  }

  /** Where the folder of openings is missing, they are not deleted one by one: it may be about to be swapped. */
  async function filesToLookAt(named: ReadonlySet<string> | undefined): Promise<Iterable<string>> {
    const folder = await listJobFiles(directory).catch(() => undefined);
    if (!folder) {
      note(JOBS_FOLDER, [{ file: JOBS_FOLDER, ...START, rule: 'should be a folder that the site can read' }]);
      return [TESTIMONIALS_FILE];
    }
    note(JOBS_FOLDER, []);
    known.delete(JOBS_FOLDER);
    if (named) return [...named].filter(isContentFile);
    return new Set([TESTIMONIALS_FILE, ...known.keys(), ...folder]);
  }

  async function lookAt(file: string, isTouched: boolean) {
    const stamp = await stampOf(join(directory, file));
    const before = known.get(file);
    if (!isTouched && stamp !== undefined && before?.stamp === stamp) return;
    const reading = await readContentFile(directory, file);
    if (isHalfway(file, reading, stamp)) return;
    take(file, reading);
    const after = known.get(file);
    if (after) after.stamp = reading.state === 'broken' && reading.isPassing ? undefined : stamp;
  }

  function isHalfway(file: string, reading: Reading, stamp: string | undefined): boolean {
    const looks = `${reading.state} ${stamp}`;
    const isGood = reading.state === 'job' || reading.state === 'testimonials';
    if (isGood || !hasStarted || suspects.get(file) === looks || isOldNews(file, reading)) {
      suspects.delete(file);
      return false;
    }
    suspects.set(file, looks);
    watching?.again(file, SECOND_LOOK);
    return true;
  }

  function isOldNews(file: string, reading: Reading): boolean {
    if (reading.state === 'gone') return !known.has(file);
    return reading.state === 'broken' && isSame(known.get(file)?.problems ?? [], reading.problems);
  }

  function take(file: string, reading: Reading) {
    if (reading.state === 'broken') return note(file, reading.problems);
    if (reading.state === 'gone') return remove(file);
    note(file, []);
    const entry = known.get(file);
    if (!entry || entry.digest === reading.digest) return;
    entry.digest = reading.digest;
    takenUp.push(file);
    if (reading.state === 'job') jobs.set(reading.job._id, reading.job);
    else testimonials = reading.testimonials;
  }

  function remove(file: string) {
    if (file === TESTIMONIALS_FILE) return note(file, [{ file, ...START, rule: 'the file is missing' }]);
    known.delete(file);
    if (jobs.delete(jobId(file))) takenUp.push(file);
  }

  /** Keeps a file's faults and logs them once, until they are others or none. */
  function note(file: string, problems: readonly ContentProblem[]) {
    const entry = known.get(file) ?? { problems: [] };
    known.set(file, entry);
    if (isSame(entry.problems, problems)) return;
    entry.problems = problems;
    const [first, ...rest] = problems;
    if (!first) return log({ level: 'info', message: `${file} is in order again`, file });
    const more = rest.length > 0 ? ` (and ${rest.length} more)` : '';
    const outcome = entry.digest ? 'its last good version stays in service' : 'it is not in service';
    const place = `${first.file}:${first.line}:${first.column}`;
    log({ level: 'warn', message: `${place} ${first.rule}${more}; ${outcome}`, ...first });
  }

  function announce() {
    if (version === announced) return;
    announced = version;
    for (const listener of listeners) listener();
  }

  await look();
  hasStarted = true;
  const watching = options.watch === false ? undefined : watchContent(directory, look);

  return {
    get version() {
      openNow();
      return version;
    },
    testimonials: async () => [...testimonials],
    jobs: async () => [...openNow().jobs],
    async job(id) {
      const job = jobs.get(id);
      if (!job) return { state: 'unknown' };
      return isOpen(job, clock()) ? { state: 'open', job } : { state: 'closed' };
    },
    problems: () => [...known.keys()].sort().flatMap((file) => known.get(file)?.problems ?? []),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await watching?.close();
    },
  };
}
