/**
 * jobs/: jobs and testimonials. This store reads content/ and reloads what changes; beside it are the checks of the
 * files, the states of a job, the API and the feeds. command/ is `npm run jobs`.
 */

import { ALL_JOBS, JOBS_PER_PAGE } from '#shared/job-query.ts';
import type { SiteData } from '#shared/site-data.ts';
import {
  type ContentFile,
  type GoodFile,
  JOBS_FOLDER,
  listJobFiles,
  readContentFile,
  stampOf,
  TESTIMONIALS_FILE,
} from './content-file.ts';
import { type ContentProblem, shortName } from './content-problems.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

export type ContentStore = ReturnType<typeof openContent>;

export type ContentLogEntry = { level: 'warn' | 'info'; message: string } & Partial<ContentProblem>;

export type ContentOptions = {
  /** The folder that holds `jobs/` and `testimonials.json`. */
  directory: string;
  log: (entry: ContentLogEntry) => void;
  clock?: () => Date;
};

/** A file as it was last read; `good` is its last good version, which stays in service. */
type Loaded = { problems: readonly ContentProblem[]; good: GoodFile | undefined };

/** The polling interval, ms: mounted file systems in containers and networks emit no change events. */
const POLL_INTERVAL = 500;
/** The folder is read once it has not changed for this long, ms, so that no file is read half-written. */
const DEBOUNCE = 100;
/** After so many changes in a row it is read anyway: a file written without end must not hold up others. */
const MAX_CHANGES = 20;

/** Reads the content folder and reloads what changes. Whatever the folder holds, it never throws. */
export function openContent(options: ContentOptions) {
  const { directory, log, clock = () => new Date() } = options;
  let files: ReadonlyMap<string, Loaded> = new Map();
  let snapshot = createSnapshot(0, [], clock());

  /** Called after a change, and when a job opens or closes by its date. */
  function renew(): Snapshot {
    const good = [...files.values()].flatMap((file) => file.good ?? []);
    snapshot = createSnapshot(snapshot.version + 1, good, clock());
    return snapshot;
  }
  const current = () => (snapshot.isValidAt(clock()) ? snapshot : renew());

  /** A missing folder removes no job: a deployment may be about to replace it. */
  function load(): void {
    const before = files;
    const names = listJobFiles(directory);
    const now = new Map(names ? [] : before);
    now.set(JOBS_FOLDER, { problems: names ? [] : [NO_FOLDER], good: undefined });
    for (const file of [TESTIMONIALS_FILE, ...(names ?? [])]) {
      now.set(file, loaded(readContentFile(directory, file), before.get(file)?.good));
    }
    files = now;
    report(before);
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter(
      (file) => before.get(file)?.good !== now.get(file)?.good,
    );
    if (changed.length === 0) return;
    renew();
    const summary = changed.length > 3 ? `${changed.length} files` : changed.map(shortName).join(', ');
    if (before.size > 0) log({ level: 'info', message: `content reloaded: ${summary}` });
  }

  /** Logs the problems of a file once, until they change or are gone. */
  function report(before: ReadonlyMap<string, Loaded>): void {
    for (const [file, { problems, good }] of files) {
      const known = before.get(file)?.problems ?? [];
      if (JSON.stringify(known) === JSON.stringify(problems)) continue;
      const isServed = good !== undefined || (file === JOBS_FOLDER && before.size > 0);
      log(problems[0] ? warningOf(problems, isServed) : inOrder(shortName(file)));
    }
  }

  let last = fingerprint(directory);
  load();

  let pending = last;
  let changes = 0;
  function poll() {
    const present = fingerprint(directory);
    const hasMoved = present !== last;
    const hasSettled = hasMoved && (present === pending || changes >= MAX_CHANGES);
    pending = present;
    changes = hasMoved && !hasSettled ? changes + 1 : 0;
    if (hasSettled) {
      last = present;
      load();
    }
    timer = setTimeout(poll, hasMoved && !hasSettled ? DEBOUNCE : POLL_INTERVAL).unref();
  }
  let timer = setTimeout(poll, POLL_INTERVAL).unref();

  const served = {
    /** What is served now: another one once a file has changed, or a job opens or closes by its date. */
    get current() {
      return current();
    },
    testimonials: async () => [...current().testimonials],
    jobs: async () => current().jobs,
    async jobsLike(id: string) {
      const { jobs, similar } = current().search({ ...ALL_JOBS, like: id });
      return { jobs: jobs.slice(0, JOBS_PER_PAGE), similar };
    },
    job: async (id: string) => current().find(id),
    /** Every problem of the files as they are now, by file and place. Empty: all files are served as they are. */
    problems: () => [...files].sort(byName).flatMap(([, { problems }]) => problems),
    close: async () => clearTimeout(timer),
  };
  return served satisfies SiteData;
}

const NO_FOLDER: ContentProblem = {
  file: JOBS_FOLDER,
  line: 1,
  column: 1,
  rule: 'should be a folder that the site can read',
};

/** Saving the same text again makes no new version. */
function loaded(read: ContentFile, before: GoodFile | undefined): Loaded {
  if (read.state === 'broken') return { problems: read.problems, good: before };
  return { problems: [], good: read.text === before?.text ? before : read };
}

function warningOf(problems: readonly ContentProblem[], isServed: boolean): ContentLogEntry {
  const [first, ...rest] = problems as [ContentProblem, ...ContentProblem[]];
  // `jobs/x.json:12:16` is the form that editors and terminals turn into a link.
  const place = `${first.file}:${first.line}:${first.column}`;
  const more = rest.length > 0 ? ` (and ${rest.length} more)` : '';
  const outcome = isServed ? 'the last good version stays in service' : 'it is not in service';
  return { level: 'warn', message: `${place} ${first.rule}${more}; ${outcome}`, ...first };
}

const inOrder = (file: string): ContentLogEntry => ({
  level: 'info',
  message: `${file} is valid again`,
  file,
});

const byName = ([a]: [string, Loaded], [b]: [string, Loaded]) => (a < b ? -1 : 1);

/** Names, sizes and times of all content files. */
const fingerprint = (directory: string): string =>
  [TESTIMONIALS_FILE, ...(listJobFiles(directory) ?? [JOBS_FOLDER])]
    .map((file) => `${file} ${stampOf(directory, file)}`)
    .join('\n');
