import type { BigIntStats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isOpen, type Job, type Testimonial } from '#shared/entities.ts';
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
import { type ContentLogEntry, createNotices } from './content-notices.ts';
import type { ContentProblem } from './content-problems.ts';
import { type Watch, watchContent } from './content-watch.ts';
import { printable, START } from './json-positions.ts';
import { holdsAt, isSameList, type OpenJobs, openJobsAt } from './open-jobs.ts';

export type { ContentLogEntry };

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

/** `digest` is that of a file's last good text, which stays in service while the file is broken. */
type Known = { stamp?: string | undefined; digest?: string };

/** Files looked at side by side: enough to keep the disk busy, few enough to let requests in between. */
const SIDE_BY_SIDE = 32;
/** ms. A save caught half-way looks broken or gone: only what a second look confirms is believed. */
const SECOND_LOOK = 150;
const MISSING: readonly ContentProblem[] = [
  { file: TESTIMONIALS_FILE, ...START, rule: 'the file is missing' },
];

/** Reads the content folder and keeps up with it. Whatever stands in the folder, it neither throws nor rejects. */
export async function openContent(options: ContentOptions): Promise<ContentStore> {
  const { directory, log, clock = () => new Date() } = options;
  const notices = createNotices(log);
  const known = new Map<string, Known>();
  const suspects = new Map<string, string>();
  const listeners = new Set<() => void>();
  // A Map, so that an id such as `__proto__` or `constructor` finds nothing.
  const jobs = new Map<string, Job>();
  let testimonials: Testimonial[] = [];
  let open: OpenJobs | undefined;
  let version = 1;
  let announced = version;
  let takenUp: string[] = [];
  let watching: Watch | undefined;

  function openNow(): OpenJobs {
    const now = clock();
    if (open && holdsAt(open, now)) return open;
    const before = open;
    open = openJobsAt(jobs.values(), now);
    if (before && !isSameList(before, open)) version += 1;
    return open;
  }

  async function look(named?: ReadonlySet<string>) {
    const files = await filesToLookAt(named);
    for (let start = 0; start < files.length; start += SIDE_BY_SIDE) {
      const some = files.slice(start, start + SIDE_BY_SIDE);
      await Promise.all(some.map((file) => lookAt(file, named !== undefined)));
    }
    if (takenUp.length > 0) {
      version += 1;
      open = undefined;
      if (watching) log({ level: 'info', message: `content taken up: ${listed(takenUp)}` });
      takenUp = [];
    }
    openNow();
    announce();
  }

  /** Where the folder of openings is missing they are not gone one by one: it may be about to be swapped. */
  async function filesToLookAt(named: ReadonlySet<string> | undefined): Promise<string[]> {
    const folder = await listJobFiles(directory).catch(() => undefined);
    const rule = 'should be a folder that the site can read';
    notices.note(JOBS_FOLDER, folder ? [] : [{ file: JOBS_FOLDER, ...START, rule }], jobs.size > 0);
    if (!folder) return [TESTIMONIALS_FILE];
    if (named) return [...named].filter(isContentFile);
    return [...new Set([TESTIMONIALS_FILE, ...known.keys(), ...folder])];
  }

  /** A touched file is read even if its stamp is the old one: two saves may fall into one tick of the disk's clock. */
  async function lookAt(file: string, isTouched: boolean) {
    const stamp = await stampOf(join(directory, file));
    if (!isTouched && stamp !== undefined && known.get(file)?.stamp === stamp) return;
    const reading = await readContentFile(directory, file);
    if (watching && isHalfway(watching, file, reading, stamp)) return;
    take(file, reading, stamp);
  }

  function isHalfway(watch: Watch, file: string, reading: Reading, stamp: string | undefined): boolean {
    const sight = `${reading.state} ${stamp}`;
    if (!isBadNews(file, reading) || suspects.get(file) === sight) {
      suspects.delete(file);
      return false;
    }
    suspects.set(file, sight);
    watch.again(file, SECOND_LOOK);
    return true;
  }

  function isBadNews(file: string, reading: Reading): boolean {
    if (reading.state === 'broken') return !notices.isNoted(file, reading.problems);
    return reading.state === 'gone' && known.has(file) && !notices.isNoted(file, MISSING);
  }

  function take(file: string, reading: Reading, stamp: string | undefined) {
    if (reading.state === 'gone') return remove(file);
    const entry = known.get(file) ?? {};
    known.set(file, entry);
    entry.stamp = reading.state === 'broken' && reading.isPassing ? undefined : stamp;
    const problems = reading.state === 'broken' ? reading.problems : [];
    notices.note(file, problems, entry.digest !== undefined);
    if (reading.state === 'broken' || reading.digest === entry.digest) return;
    entry.digest = reading.digest;
    takenUp.push(file);
    if (reading.state === 'job') jobs.set(reading.job._id, reading.job);
    else testimonials = reading.testimonials;
  }

  /** An opening goes with its file; without their file the testimonials stay as they were. */
  function remove(file: string) {
    const entry = known.get(file);
    const wasServed = entry?.digest !== undefined;
    if (file === TESTIMONIALS_FILE) {
      if (entry) entry.stamp = undefined;
      return notices.note(file, MISSING, wasServed);
    }
    known.delete(file);
    notices.forget(file);
    if (wasServed && jobs.delete(jobId(file))) takenUp.push(file);
  }

  function announce() {
    if (version === announced) return;
    announced = version;
    for (const listener of listeners) {
      try {
        listener();
      } catch (error) {
        log({ level: 'warn', message: `a listener to content changes failed: ${error}` });
      }
    }
  }

  await look();
  if (options.watch !== false) watching = await watchContent(directory, look);

  return {
    get version() {
      openNow();
      return version;
    },
    testimonials: async () => [...testimonials],
    jobs: async () => openNow().jobs,
    async job(id) {
      const job = jobs.get(id);
      if (!job) return { state: 'unknown' };
      return isOpen(job, clock()) ? { state: 'open', job } : { state: 'closed' };
    },
    problems: notices.all,
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

/** Differs after every change of a file: ctime moves even where a copy keeps size and mtime. Undefined: no such file. */
async function stampOf(path: string): Promise<string | undefined> {
  const words = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats) => `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
  return stat(path, { bigint: true }).then(words, () => undefined);
}

function listed(files: readonly string[]): string {
  const names = files.slice(0, 3).map(printable).join(', ');
  return files.length > 3 ? `${names} and ${files.length - 3} more` : names;
}
