import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { JOBS_FOLDER } from './content-file.ts';

/** Polling interval of an unchanged folder, ms. Network drives and containers lose events, so polling goes on beside them. */
const POLL = { least: 500, most: 30_000 };
/** Polling may take this share of the time at most, however many files there are. */
const POLL_SHARE = 0.05;
/** ms. However fast events come, a look has this long to wait for the next, and at least as long as it took. */
const PAUSE = 50;

/**
 * Calls `look`, which never rejects, when something changes in the content folder or in `jobs/`, and now and then in
 * any case; never twice at once. Returns what ends that; it resolves when nothing is being looked at any more.
 */
export function watchContent(directory: string, look: () => Promise<void>): () => Promise<void> {
  const folders = [directory, join(directory, JOBS_FOLDER)];
  const closing = new AbortController();
  const isOver = () => closing.signal.aborted;

  /** The folders are watched anew each time, since another folder may have taken the place of one. */
  async function keepLooking() {
    while (!isOver()) {
      const event = new AbortController();
      const watchers = folders.flatMap((folder) => watchFolder(folder, () => event.abort()));
      const started = performance.now();
      await look();
      const took = performance.now() - started;
      const poll = Math.min(POLL.most, Math.max(POLL.least, took / POLL_SHARE));
      await rest(Math.max(PAUSE, took), closing.signal);
      await rest(poll, AbortSignal.any([closing.signal, event.signal]));
      for (const watcher of watchers) watcher.close();
    }
  }

  const looking = keepLooking();
  return () => {
    closing.abort();
    return looking;
  };
}

/** Keeps no process alive; ends early when the signal says so. */
const rest = (ms: number, signal: AbortSignal) =>
  delay(ms, undefined, { signal, ref: false }).catch(() => {});

/** No watcher where there is no folder, or where the system allows no more of them: polling finds changes too. */
function watchFolder(path: string, onEvent: () => void): FSWatcher[] {
  try {
    const watcher = watch(path, { persistent: false }, onEvent);
    return [watcher.on('error', () => watcher.close())];
  } catch {
    return [];
  }
}
