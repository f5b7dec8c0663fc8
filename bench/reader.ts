import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What a reader gets: URLs, its interval between requests and the timeout, which counts as a wait; ms. */
export type ReaderOptions = { addresses: readonly string[]; interval: number; timeout: number };

/**
 * A visitor who only reads, in a worker thread, so that the load generator does not delay it. Posts `true`
 * once each URL has been read, and after the message to stop the longest wait in ms.
 */
const { addresses, interval, timeout }: ReaderOptions = workerData;
let isOver = false;
let longest = 0;
const read = async (address: string) =>
  (await fetch(address, { signal: AbortSignal.timeout(timeout) })).arrayBuffer();

async function readRepeatedly(address: string): Promise<void> {
  while (!isOver) {
    const started = performance.now();
    await read(address).catch(() => {
      isOver = true;
    });
    longest = Math.max(longest, performance.now() - started);
    await delay(interval);
  }
}

for (const address of addresses) await read(address);
const readers = addresses.map(readRepeatedly);
parentPort?.once('message', async () => {
  isOver = true;
  await Promise.all(readers);
  parentPort?.postMessage(longest);
});
parentPort?.postMessage(true);
