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
type Waiting = { job: Job; settle: (answer: Answer) => void };

/**
 * The thread in which hostile files are read, one after the other, and those who wait for it. It can be ended at any
 * moment, has a memory of its own, and does not keep the event loop of the pages. Started when first needed; one that
 * dies or overruns is replaced.
 */
export class InspectionQueue {
  readonly #options: QueueOptions;
  readonly #queue: Waiting[] = [];
  #thread: Thread | undefined;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Never rejects. The bytes of the job are copied when its turn comes, and stay the caller's. */
  run(job: Job): Promise<Answer> {
    return new Promise((settle) => {
      const isTaken = this.#thread !== undefined && !this.#thread.isIdle;
      if (isTaken && this.#queue.length >= this.#options.waiting) return settle({ ended: 'busy' });
      this.#queue.push({ job, settle });
      this.#next();
    });
  }

  /** Ends the thread; jobs that wait or are under way are answered `busy` or `died`. */
  async close(): Promise<void> {
    for (const { settle } of this.#queue.splice(0)) settle({ ended: 'busy' });
    await this.#thread?.end('died');
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    this.#thread ??= new Thread(this.#options, {
      free: () => this.#next(),
      gone: () => {
        this.#thread = undefined;
        this.#next();
      },
    });
    const waiting = this.#thread.isIdle && this.#queue.shift();
    if (waiting) this.#thread.give(waiting);
  }
}

/** One worker and the job that it has. */
class Thread {
  readonly #worker: Worker;
  readonly #options: QueueOptions;
  readonly #on: { free: () => void; gone: () => void };
  #current: Waiting | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isReady = false;
  #isEnding = false;

  constructor(options: QueueOptions, on: { free: () => void; gone: () => void }) {
    this.#options = options;
    this.#on = on;
    this.#worker = new Worker(new URL('./inspection-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMegabytes, maxYoungGenerationSizeMb: 16 },
    });
    this.#worker.on('message', (report: Report) => this.#take(report));
    this.#worker.on('error', (error: Error) => {
      if (!this.#isReady)
        process.emitWarning(`Resumes cannot be read, a worker did not start: ${error.message}`);
      this.end('died');
    });
    this.#worker.on('exit', () => this.end('died'));
    this.#worker.unref();
  }

  get isIdle(): boolean {
    return this.#current === undefined && !this.#isEnding;
  }

  give(waiting: Waiting): void {
    this.#current = waiting;
    // An upload under way keeps the process, as its socket does; a thread without work does not.
    this.#worker.ref();
    if (this.#isReady) this.#begin();
    else this.#limit(this.#options.patience);
  }

  async end(reason: 'slow' | 'died'): Promise<void> {
    if (this.#isEnding) return;
    this.#isEnding = true;
    // A thread that never started says nothing about the file.
    this.#settle({ ended: this.#isReady ? reason : 'busy' });
    await this.#worker.terminate();
    this.#on.gone();
  }

  #take(report: Report): void {
    if (this.#isEnding) return;
    if (report === 'ready') {
      this.#isReady = true;
      if (this.#current) this.#begin();
      return;
    }
    this.#settle(report.outcome);
    if (report.isSpent) {
      this.end('died');
      return;
    }
    this.#worker.unref();
    this.#timer = setTimeout(() => this.end('died'), this.#options.idle).unref();
    this.#on.free();
  }

  #begin(): void {
    const waiting = this.#current;
    if (!waiting) return;
    const bytes = new Uint8Array(waiting.job.bytes);
    this.#worker.postMessage({ ...waiting.job, bytes }, [bytes.buffer]);
    this.#limit(this.#options.patience);
    this.#watch(waiting).catch(() => this.end('died'));
  }

  /** Ends a job that has had its time of the processor; asked again for as long as it waits for one. */
  async #watch(waiting: Waiting): Promise<void> {
    const { deadline } = this.#options;
    const before = millisecondsOf(await this.#worker.cpuUsage());
    for (let left = deadline; left > 0; ) {
      await pause(Math.max(left, SHORTEST_WATCH), undefined, { ref: false });
      if (this.#current !== waiting || this.#isEnding) return;
      left = deadline - (millisecondsOf(await this.#worker.cpuUsage()) - before);
    }
    if (this.#current === waiting) await this.end('slow');
  }

  #limit(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end('slow'), milliseconds);
  }

  #settle(answer: Answer): void {
    clearTimeout(this.#timer);
    const current = this.#current;
    this.#current = undefined;
    current?.settle(answer);
  }
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
