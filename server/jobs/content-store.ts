/**
 * jobs/: openings and testimonials. This store reads content/ and reloads what changes; beside it are the checks of
 * the files, the states of an opening, the search, the API and the feeds. command/ is `npm run jobs`.
 */

import { setTimeout as delay } from 'node:timers/promises';
import type { Job, Testimonial } from '#shared/entities.ts';
import type { SiteData } from '#shared/site-data.ts';
import {
  type GoodReading,
  JOBS_FOLDER,
  jobId,
  listJobFiles,
  type Reading,
  readContentFile,
  readingOf,
  stampOf,
  TESTIMONIALS_FILE,
} from './content-file.ts';
import { type ContentLogEntry, createNotices } from './content-notices.ts';
import type { ContentProblem } from './content-problems.ts';
import { watchContent } from './content-watch.ts';
import { type KeptContent, openGoodVersions } from './good-versions.ts';
import { nameWords } from './json-mistakes.ts';
import { holdsAt, type OpenJobs, openJobsAt } from './open-jobs.ts';
import { createOpenings } from './openings.ts';
import { searchOpenings } from './search-openings.ts';

/** The openings and testimonials that are served. */
export interface ContentStore extends SiteData {
  /** Jobs open now, newest first: the same list until it changes. */
  jobs(): Promise<readonly Job[]>;
  /** Changes whenever what is served changes, an opening that closes by its date included. */
  readonly version: number;
  /** An opening that is not on the site yet, for a preview. */
  upcoming(id: string): Job | undefined;
  /** The present name of an opening that visitors may know by this one; undefined where the name is right or unknown. */
  renamed(id: string): string | undefined;
  /** The present name of an opening and those it had, whichever of them `id` is; itself for one unknown. */
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
  /** Where last good versions are persisted; without it they are lost on restart. */
  kept?: KeptContent;
};

/** `stamp` is that of the file when it was last read, `digest` that of its last good text, which stays in service. */
type Known = { stamp: string | undefined; digest: string | undefined };

/** Files checked concurrently: enough to keep the disk busy, few enough to let requests in between. */
const SIDE_BY_SIDE = 32;
/** ms. A file is read when it has not changed for this long, so that a save is not caught half-way. */
const SETTLED = 100;

/** Reads the content folder and reloads what changes. Whatever the folder holds, it neither throws nor rejects. */
export async function openContent(options: ContentOptions): Promise<ContentStore> {
  const { directory, log, clock = () => new Date() } = options;
  const notices = createNotices(log);
  const known = new Map<string, Known>();
  const openings = createOpenings(clock);
  let testimonials: Testimonial[] = [];
  let open: OpenJobs | undefined;
  let version = 0;
  let reloaded: string[] = [];
  const goodVersions = await openGoodVersions(options.kept, log);

  /** The openings of this moment: computed again after a change, and when one of them closes by its date. */
  function openNow(): OpenJobs {
    const now = clock();
    if (open && holdsAt(open, now)) return open;
    open = openJobsAt(openings.all(), now);
    version += 1;
    return open;
  }

  async function look(settled = SETTLED) {
    const changed = new Map<string, string | undefined>();
    await forEachOf(new Set([...known.keys(), ...(await filesThere())]), async (file) => {
      const stamp = await stampOf(directory, file);
      const before = known.get(file);
      // A broken file is read again on every check: it may become readable without a change of its own.
      if (!before || before.stamp !== stamp || notices.has(file)) changed.set(file, stamp);
    });
    if (changed.size > 0) await reload(changed, settled);
    if (reloaded.length > 0) {
      if (open) log({ level: 'info', message: `content reloaded: ${listed(reloaded)}` });
      open = undefined;
      reloaded = [];
    }
    openNow();
    await goodVersions.save();
  }

  async function reload(changed: ReadonlyMap<string, string | undefined>, settled: number) {
    await delay(settled);
    const there = await filesThere();
    await forEachOf(changed, async ([file, stamp]) => {
      if (!there.has(file)) return remove(file);
      if (stamp === (await stampOf(directory, file)))
        take(file, stamp, await readContentFile(directory, file));
    });
  }

  /** Where the folder of openings is missing they are not gone one by one: it may be about to be swapped. */
  async function filesThere(): Promise<Set<string>> {
    const folder = await listJobFiles(directory).catch(() => undefined);
    const rule = 'should be a folder that the site can read';
    notices.note(JOBS_FOLDER, folder ? [] : [problem(JOBS_FOLDER, rule)], openings.size() > 0);
    return new Set([TESTIMONIALS_FILE, ...(folder ?? known.keys())]);
  }

  function take(file: string, stamp: string | undefined, reading: Reading) {
    const before = known.get(file)?.digest;
    const isServed = before !== undefined;
    if (reading.state === 'gone') {
      // An opening that is listed and gone a moment later is looked at again. Testimonials stay as they were.
      if (file === TESTIMONIALS_FILE) notices.note(file, [problem(file, 'the file is missing')], isServed);
      return;
    }
    const isBroken = reading.state === 'broken';
    const good = isBroken ? (before === undefined ? lastGood(file) : undefined) : reading;
    notices.note(file, isBroken ? reading.problems : [], isServed || good !== undefined);
    known.set(file, { stamp, digest: good?.digest ?? before });
    if (!isBroken) goodVersions.note(file, reading.text);
    if (!good || good.digest === before) return;
    reloaded.push(file);
    if (good.state === 'job') openings.put(good.job, good.formerIds);
    else testimonials = good.testimonials;
  }

  /** What was served before the restart, unless it breaks a rule added since. */
  function lastGood(file: string): GoodReading | undefined {
    const text = goodVersions.lastGood(file);
    const reading = text === undefined ? undefined : readingOf(file, text);
    return reading?.state === 'broken' ? undefined : reading;
  }

  function remove(file: string) {
    const wasServed = known.get(file)?.digest !== undefined;
    known.delete(file);
    notices.forget(file);
    goodVersions.remove(file);
    if (wasServed && openings.remove(jobId(file))) reloaded.push(file);
  }

  await look(0);
  // What was deleted while the site was down is not kept. A folder that cannot be read says nothing of its files.
  if (!notices.has(JOBS_FOLDER)) await goodVersions.save(new Set(known.keys()));
  const close = options.watch === false ? undefined : watchContent(directory, look);

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
    upcoming: openings.upcoming,
    renamed: openings.renamed,
    names: openings.names,
    problems: notices.all,
    async close() {
      await close?.();
    },
  };
}

const problem = (file: string, rule: string): ContentProblem => ({ file, line: 1, column: 1, rule });

async function forEachOf<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  while (waiting.length > 0) await Promise.all(waiting.splice(0, SIDE_BY_SIDE).map(work));
}

function listed(files: readonly string[]): string {
  const names = files.slice(0, 3).map(nameWords).join(', ');
  return files.length > 3 ? `${names} and ${files.length - 3} more` : names;
}
