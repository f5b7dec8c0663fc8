import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What a reader gets: URLs, its interval between requests and the timeout, which counts as a wait; ms. */
export type Reading = { addresses: readonly string[]; askedEvery: number; patience: number };

/**
 * A visitor who only reads, in a worker thread, so that the load generator does not delay it. Posts `true`
 * once each URL has been read, and after the message to stop the longest wait in ms.
 */
const { addresses, askedEvery, patience }: Reading = workerData;
let isOver = false;
let longest = 0;
const read = async (address: string) =>
  (await fetch(address, { signal: AbortSignal.timeout(patience) })).arrayBuffer();

async function goOnReading(address: string): Promise<void> {
  while (!isOver) {
    const started = performance.now();
    await read(address).catch(() => {
      isOver = true;
    });
    longest = Math.max(longest, performance.now() - started);
    await delay(askedEvery);
  }
}

for (const address of addresses) await read(address);
const readers = addresses.map(goOnReading);
parentPort?.once('message', async () => {
  isOver = true;
  await Promise.all(readers);
  parentPort?.postMessage(longest);
});
parentPort?.postMessage(true);
