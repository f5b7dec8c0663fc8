import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { JOBS_FOLDER } from './content-file.ts';

/** ms. Editors save in several steps; the look comes once they have been quiet for `quiet`, or after `patience`. */
const DEBOUNCE = { quiet: 80, patience: 400 };
/** ms between two looks at everything, for folders whose events get lost (network drives, containers). */
const RESCAN = { least: 500, most: 30_000 };
/** A look at everything may take this share of the time at most, however many files there are. */
const RESCAN_SHARE = 0.05;

/** Looks at the named files, or at all without names. Never rejects. */
export type Look = (files?: ReadonlySet<string>) => Promise<void>;

export type Watch = {
  /** Has `look` called for this file once more, in `ms` or at the next change, whichever comes first. */
  again(file: string, ms: number): void;
  /** Resolves when nothing is being looked at and nothing will be. */
  close(): Promise<void>;
};

/**
 * Calls `look` soon after anything changes in the content folder, and now and then in any case; never twice at once.
 * Resolves when the folders are being watched.
 */
export async function watchContent(directory: string, look: Look): Promise<Watch> {
  const folders = [
    watchFolder(directory, (name) => touched(name === JOBS_FOLDER ? EVERYTHING : name)),
    watchFolder(join(directory, JOBS_FOLDER), (name) => touched(name && `${JOBS_FOLDER}/${name}`)),
  ];
  const files = new Set<string>();
  let soon: NodeJS.Timeout | undefined;
  let waitingSince = 0;
  let rescan: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();
  let isClosed = false;

  function touched(file: string) {
    if (soon === undefined) waitingSince = performance.now();
    files.add(file);
    const patience = Math.max(0, waitingSince + DEBOUNCE.patience - performance.now());
    schedule(Math.min(DEBOUNCE.quiet, patience));
  }

  function schedule(ms: number) {
    if (isClosed) return;
    clearTimeout(soon);
    soon = setTimeout(lookSoon, ms).unref();
  }

  function lookSoon() {
    soon = undefined;
    const named = new Set(files);
    files.clear();
    enqueue(() => (named.has(EVERYTHING) ? lookAtAll() : look(named)));
  }

  function enqueue(step: () => Promise<void>) {
    queue = queue.then(() => (isClosed ? undefined : step()));
    return queue;
  }

  async function renew() {
    for (const folder of folders) await folder.renew();
  }

  async function lookAtAll() {
    await renew();
    await look();
  }

  function plan(ms: number) {
    if (isClosed) return;
    rescan = setTimeout(async () => {
      const started = performance.now();
      await enqueue(lookAtAll);
      const pause = (performance.now() - started) / RESCAN_SHARE;
      plan(Math.min(RESCAN.most, Math.max(RESCAN.least, pause)));
    }, ms).unref();
  }

  await renew();
  plan(RESCAN.least);

  return {
    again(file, ms) {
      files.add(file);
      if (soon === undefined) schedule(ms);
    },
    async close() {
      isClosed = true;
      clearTimeout(soon);
      clearTimeout(rescan);
      await queue;
      for (const folder of folders) folder.close();
    },
  };
}

/** Stands for a change whose file isn't known: the jobs folder itself, or a platform that tells no names. */
const EVERYTHING = '';

/** A watch hangs on the folder it was set on; `renew` sets it again where another folder has taken the place. */
function watchFolder(path: string, touched: (name: string) => void) {
  let watcher: FSWatcher | undefined;
  let watched: number | undefined;

  function close() {
    watcher?.close();
    watcher = undefined;
    watched = undefined;
  }

  return {
    close,
    async renew() {
      const inode = await stat(path).then(
        (found) => found.ino,
        () => undefined,
      );
      if (inode === watched) return;
      close();
      if (inode === undefined) return;
      try {
        watcher = watch(path, { persistent: false }, (_, name) => touched(name ?? EVERYTHING));
        // Without a watch (the system's limit is reached, the folder went away) the rescan still finds changes.
        watcher.on('error', close);
        watched = inode;
      } catch {
        close();
      }
    },
  };
}
