import { on } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Ended, Job, Outcome, Report } from './inspection-jobs.ts';

export type QueueOptions = {
  /** Jobs that wait; one more is answered `busy`. */
  waiting: number;
  /** In ms of processor time that a job may take of its thread. */
  deadline: number;
  /** In ms by the clock: a machine at its limit is no fault of the file. Also for the start of a thread. */
  patience: number;
  /** In ms; a worker without work leaves after it. */
  idle: number;
  memoryMegabytes: number;
};

/** In ms, between two looks at what a job has used. */
const SHORTEST_WATCH = 100;

type Answer = Outcome | Ended;
/** What the thread says. */
export type Message = { kind: 'ready' } | ({ kind: 'report' } & Report);
type Thread = { worker: Worker; ready: Promise<unknown>; gone: AbortSignal };

/**
 * The thread in which hostile files are read, one after the other, and those who wait for it. It can be ended at any
 * moment, has a memory of its own, and does not keep the event loop of the pages. Started when first needed; one that
 * dies or overruns is replaced.
 */
export class InspectionQueue {
  readonly #options: QueueOptions;
  /** Jobs that wait or are under way, and the last of them. */
  #jobs = 0;
  #last: Promise<unknown> = Promise.resolve();
  #closing = new AbortController();
  #thread: Thread | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Never rejects. The bytes of the job are copied when its turn comes, and stay the caller's. */
  async run(job: Job): Promise<Answer> {
    if (this.#jobs > this.#options.waiting) return { ended: 'busy' };
    const { signal: closing } = this.#closing;
    this.#jobs += 1;
    const answer = this.#last.then((): Answer | Promise<Answer> =>
      closing.aborted ? { ended: 'busy' } : this.#answer(job),
    );
    const done = () => {
      this.#jobs -= 1;
    };
    this.#last = answer.then(done, done);
    return answer;
  }

  /** Ends the thread; jobs that wait or are under way are answered `busy` or `died`. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.#closing = new AbortController();
    await this.#end();
    await this.#last;
  }

  async #answer(job: Job): Promise<Answer> {
    clearTimeout(this.#idle);
    const { patience, deadline, idle } = this.#options;
    const over = new AbortController();
    let thread: Thread | undefined;
    let isBegun = false;
    try {
      this.#thread ??= this.#start();
      thread = this.#thread;
      const { worker, ready, gone } = thread;
      // An upload under way keeps the process, as its socket does; a thread without work does not.
      worker.ref();
      await Promise.race([ready, lasts(patience, over.signal)]);
      const bytes = new Uint8Array(job.bytes);
      worker.postMessage({ ...job, bytes }, [bytes.buffer]);
      isBegun = true;
      // Not before the copy, for which there may be no memory: nobody would await it then.
      const reported = messageOf(worker, 'report', AbortSignal.any([over.signal, gone]));
      const limits = [lasts(patience, over.signal), uses(worker, deadline, over.signal)];
      const { outcome, isSpent } = await Promise.race([reported, ...limits]);
      if (isSpent) await this.#end();
      else this.#idle = setTimeout(() => this.#end(), idle).unref();
      return outcome;
    } catch (error) {
      if (!isBegun && !thread?.gone.aborted) process.emitWarning(`Resumes cannot be read now: ${error}`);
      await this.#end();
      // A thread that never had the file says nothing about it.
      if (!isBegun) return { ended: 'busy' };
      return { ended: error === TOO_SLOW ? 'slow' : 'died' };
    } finally {
      over.abort();
      thread?.worker.unref();
    }
  }

  #start(): Thread {
    const { memoryMegabytes } = this.#options;
    const worker = new Worker(new URL('./inspection-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 16 },
    });
    const gone = new AbortController();
    const thread = { worker, ready: messageOf(worker, 'ready', gone.signal), gone: gone.signal };
    // Whoever waits for a message is told; one that nobody waits for ends with the thread.
    worker.on('error', () => {});
    worker.on('exit', () => {
      gone.abort();
      if (this.#thread === thread) this.#thread = undefined;
    });
    return thread;
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.worker.terminate();
  }
}

/** The next message of a kind: `node --watch` has its own messages sent by every worker. */
async function messageOf<Kind extends Message['kind']>(worker: Worker, kind: Kind, signal: AbortSignal) {
  for await (const [message] of on(worker, 'message', { signal })) {
    if (message.kind === kind) return message as Extract<Message, { kind: Kind }>;
  }
  throw new Error('A worker sends messages until it ends');
}

const TOO_SLOW = new Error('a worker takes too long');

/** Rejects after so many ms by the clock. */
async function lasts(milliseconds: number, signal: AbortSignal): Promise<never> {
  await pause(milliseconds, undefined, { signal, ref: false });
  throw TOO_SLOW;
}

/** Rejects when a thread has had so many ms of the processor; asked again for as long as it waits for one. */
async function uses(worker: Worker, milliseconds: number, signal: AbortSignal): Promise<never> {
  const before = millisecondsOf(await worker.cpuUsage());
  for (let left = milliseconds; left > 0; ) {
    await pause(Math.max(left, SHORTEST_WATCH), undefined, { signal, ref: false });
    left = milliseconds - (millisecondsOf(await worker.cpuUsage()) - before);
  }
  throw TOO_SLOW;
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
