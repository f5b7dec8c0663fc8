/**
 * jobs/: jobs and testimonials. This store reads content/ and reloads what changes; beside it are the checks of the
 * files, the states of a job, the search, the API and the feeds. command/ is `npm run jobs`.
 */

import type { Job, Testimonial } from '#shared/entities.ts';
import type { SiteData } from '#shared/site-data.ts';
import {
  type GoodReading,
  JOBS_FOLDER,
  listJobFiles,
  type Reading,
  readContentFile,
  stampOf,
  TESTIMONIALS_FILE,
} from './content-file.ts';
import { type ContentLogEntry, createNotices } from './content-notices.ts';
import type { ContentProblem } from './content-problems.ts';
import { nameWords } from './json-mistakes.ts';
import { holdsAt, type OpenJobs, openJobsAt } from './open-jobs.ts';
import { createOpenings } from './openings.ts';
import { searchOpenings } from './search-openings.ts';

/** The jobs and testimonials that are served. */
export interface ContentStore extends SiteData {
  /** Jobs open now, newest first: the same list until it changes. */
  jobs(): Promise<readonly Job[]>;
  /** Changes whenever what is served changes, a job that closes by its date included. */
  readonly version: number;
  /** A job that is not on the site yet, for a preview. */
  upcoming(id: string): Job | undefined;
  /** The present name of a job that visitors may know by this one; undefined where the name is right or unknown. */
  renamed(id: string): string | undefined;
  /** The present name of a job and those it had, whichever of them `id` is; itself for one unknown. */
  names(id: string): string[];
  /** Every problem of the files as they are now, by file and place. Empty: all files are served as they are. */
  problems(): ContentProblem[];
  close(): Promise<void>;
}

export type ContentOptions = {
  /** The folder that holds `jobs/` and `testimonials.json`. */
  directory: string;
  log: (entry: ContentLogEntry) => void;
  clock?: () => Date;
  /** Whether changed files are reloaded while the store is open; true by default. */
  watch?: boolean;
};

/** A file as it was last read; `good` is its last good version, which stays in service. */
type Known = { stamp: string | undefined; reading: Reading; good: GoodReading | undefined };
/** Stamps of the files that there are; `isWhole` is false where the folder of jobs cannot be listed. */
type Listing = { stamps: ReadonlyMap<string, string | undefined>; isWhole: boolean };

/** Between two listings of the folder, ms: file systems in containers and networks tell of no changes. */
const POLL = 500;
/** A folder is read when it has not changed for this long, ms, so that a save is not caught half-way. */
const SETTLED = 100;

/** Reads the content folder and reloads what changes. Whatever the folder holds, it never throws. */
export function openContent(options: ContentOptions): ContentStore {
  const { directory, log, clock = () => new Date() } = options;
  const notices = createNotices(log);
  let known: ReadonlyMap<string, Known> = new Map();
  let openings = createOpenings([], clock);
  let testimonials: readonly Testimonial[] = [];
  let open: OpenJobs | undefined;
  let version = 0;

  /** The jobs open at this moment: computed again after a change, and when one of them opens or closes by its date. */
  function openNow(): OpenJobs {
    const now = clock();
    if (open && holdsAt(open, now)) return open;
    open = openJobsAt(openings.all(), now);
    version += 1;
    return open;
  }

  /** Where the folder of jobs is missing they are not gone one by one: it may be about to be swapped. */
  function list(): Listing {
    const stamps = new Map([[TESTIMONIALS_FILE, stampOf(directory, TESTIMONIALS_FILE)]]);
    try {
      for (const file of listJobFiles(directory)) stamps.set(file, stampOf(directory, file));
      return { stamps, isWhole: true };
    } catch {
      for (const [file, { stamp }] of known) if (file !== TESTIMONIALS_FILE) stamps.set(file, stamp);
      return { stamps, isWhole: false };
    }
  }

  /** Takes a listing into service: every file whose stamp has moved is read again, all others stay as they are. */
  function load({ stamps, isWhole }: Listing): void {
    const before = known;
    const now = new Map<string, Known>();
    notices.note(JOBS_FOLDER, isWhole ? [] : [problem(JOBS_FOLDER, NO_FOLDER)], before.size > 1);
    for (const [file, stamp] of stamps) now.set(file, knownAs(file, stamp, before.get(file)));
    for (const file of before.keys()) if (!now.has(file)) notices.forget(file);
    known = now;
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      (file) => before.get(file)?.good?.text !== now.get(file)?.good?.text,
    );
    if (changed.length === 0) return;
    const good = [...now.values()].map((file) => file.good);
    openings = createOpenings(
      good.filter((reading) => reading?.state === 'job'),
      clock,
    );
    testimonials = good.find((reading) => reading?.state === 'testimonials')?.testimonials ?? [];
    if (open) log({ level: 'info', message: `content reloaded: ${listed(changed)}` });
    open = undefined;
    openNow();
  }

  function knownAs(file: string, stamp: string | undefined, before: Known | undefined): Known {
    if (before && before.stamp === stamp) return before;
    const reading = readContentFile(directory, file);
    const good = reading.state === 'broken' || reading.state === 'gone' ? before?.good : reading;
    notices.note(file, problemsOf(file, reading), good !== undefined);
    // A text that is saved again makes no new version.
    return { stamp, reading, good: good?.text === before?.good?.text ? before?.good : good };
  }

  let loaded = list();
  load(loaded);
  openNow();

  let timer: NodeJS.Timeout | undefined;
  let pending = '';
  function look() {
    const listing = list();
    const print = fingerprint(listing);
    const hasMoved = print !== fingerprint(loaded);
    const hasSettled = hasMoved && print === pending;
    pending = print;
    if (hasSettled) {
      loaded = listing;
      load(listing);
    }
    timer = setTimeout(look, hasMoved && !hasSettled ? SETTLED : POLL).unref();
  }
  if (options.watch !== false) timer = setTimeout(look, POLL).unref();

  return {
    get version() {
      openNow();
      return version;
    },
    testimonials: async () => [...testimonials],
    jobs: async () => openNow().jobs,
    async openings(asked) {
      const isFilled = asked.like !== '' && openings.find(asked.like).state === 'closed';
      return searchOpenings(openNow().jobs, asked, isFilled ? openings.file(asked.like) : undefined);
    },
    job: async (id) => openings.find(id),
    upcoming: (id) => openings.upcoming(id),
    renamed: (id) => openings.renamed(id),
    names: (id) => openings.names(id),
    problems: notices.all,
    async close() {
      clearTimeout(timer);
    },
  };
}

const NO_FOLDER = 'should be a folder that the site can read';

const problem = (file: string, rule: string): ContentProblem => ({ file, line: 1, column: 1, rule });

function problemsOf(file: string, reading: Reading): ContentProblem[] {
  if (reading.state === 'broken') return reading.problems;
  return reading.state === 'gone' && file === TESTIMONIALS_FILE ? [problem(file, 'the file is missing')] : [];
}

const fingerprint = ({ stamps, isWhole }: Listing): string =>
  `${isWhole} ${[...stamps].map((file) => file.join(' ')).join('\n')}`;

function listed(files: readonly string[]): string {
  const names = files.slice(0, 3).map(nameWords).join(', ');
  return files.length > 3 ? `${names} and ${files.length - 3} more` : names;
}
