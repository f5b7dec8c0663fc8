import { on } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What the worker thread is asked to do with a PDF. */
export type Task = { bytes: Uint8Array } & (
  | { kind: 'read' }
  | { kind: 'draw'; page: number; width: number }
  | { kind: 'copy' }
);

/** Why there is no outcome. `slow`: ended at its deadline; `died`: the thread ended with it; `busy`: never begun. */
export type Fault = 'encrypted' | 'damaged' | 'pages' | 'slow' | 'died' | 'busy';

export type Outcome = {
  fault?: Fault;
  /** `hasFiles`: other files are attached to it. */
  read?: { pages: number; text: string; hasFiles: boolean };
  /** A picture or copy; undefined if none can be made. */
  bytes?: Uint8Array | undefined;
};

/** Messages of the thread; `isSpent`: it has grown so large that it must be replaced. */
export type Message = { kind: 'ready' } | { kind: 'report'; outcome: Outcome; isSpent: boolean };

export type ThreadLimits = {
  /** Milliseconds of wall-clock time for a task, and for the thread's start; the machine may be busy. */
  timeout: number;
  /** Milliseconds after which a thread without work ends. */
  idleTimeout: number;
  memoryMegabytes: number;
};

/** Milliseconds between two measurements of what a task has used. */
const SAMPLE_INTERVAL = 100;

type Started = { worker: Worker; ready: Promise<unknown>; exited: AbortSignal };

/** PDFium's code, compiled once: threads that replace others start in half the time. */
let code: Promise<WebAssembly.Module> | undefined;

/**
 * The worker thread that opens PDFs, one at a time. Hostile files can neither block the event loop nor exhaust the
 * process's memory: a thread that exceeds its time or memory is terminated and replaced for the next task.
 */
export class PdfThread {
  readonly #limits: ThreadLimits;
  #started: Started | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
  }

  /**
   * Never rejects. The bytes of the task are copied, and stay the caller's.
   * @param processorTime milliseconds that the task may use
   */
  async run(task: Task, processorTime: number): Promise<Outcome> {
    clearTimeout(this.#idleTimer);
    const { timeout, idleTimeout } = this.#limits;
    const over = new AbortController();
    let started: Started | undefined;
    let isBegun = false;
    try {
      code ??= compilePdfium();
      this.#started ??= this.#start(await code);
      started = this.#started;
      const { worker, ready, exited } = started;
      // A task under way keeps the process alive; an idle thread does not.
      worker.ref();
      await Promise.race([ready, rejectAfter(timeout, over.signal)]);
      const bytes = new Uint8Array(task.bytes);
      worker.postMessage({ ...task, bytes }, [bytes.buffer]);
      isBegun = true;
      const { outcome, isSpent } = await Promise.race([
        nextMessage(worker, 'report', AbortSignal.any([over.signal, exited])),
        rejectAfter(timeout, over.signal),
        rejectAfterUse(worker, processorTime, over.signal),
      ]);
      if (isSpent) await this.end();
      else this.#idleTimer = setTimeout(() => this.end(), idleTimeout).unref();
      return outcome;
    } catch (error) {
      if (!started) code = undefined;
      if (!isBegun && !started?.exited.aborted) process.emitWarning(`PDFs cannot be read now: ${error}`);
      await this.end();
      // A worker that failed before it got the file says nothing about the file.
      if (!isBegun) return { fault: 'busy' };
      return { fault: error === TOO_SLOW ? 'slow' : 'died' };
    } finally {
      over.abort();
      started?.worker.unref();
    }
  }

  /** Terminates the worker; the next task starts another. */
  async end(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const { worker } = this.#started ?? {};
    this.#started = undefined;
    await worker?.terminate();
  }

  #start(workerData: WebAssembly.Module): Started {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      execArgv: [],
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.memoryMegabytes, maxYoungGenerationSizeMb: 16 },
    });
    const exited = new AbortController();
    const started = { worker, ready: nextMessage(worker, 'ready', exited.signal), exited: exited.signal };
    // Without a listener the error of a worker would end the process; `exit` follows it.
    worker.on('error', () => {});
    worker.on('exit', () => {
      exited.abort();
      if (this.#started === started) this.#started = undefined;
    });
    return started;
  }
}

/** The next message of a kind: `node --watch` makes every worker send messages of its own. */
async function nextMessage<Kind extends Message['kind']>(worker: Worker, kind: Kind, signal: AbortSignal) {
  for await (const [message] of on(worker, 'message', { signal })) {
    if (message.kind === kind) return message as Extract<Message, { kind: Kind }>;
  }
  throw new Error('A worker sends messages until it exits');
}

const TOO_SLOW = new Error('the task exceeded its time');

async function rejectAfter(milliseconds: number, signal: AbortSignal): Promise<never> {
  await delay(milliseconds, undefined, { signal, ref: false });
  throw TOO_SLOW;
}

/** Rejects once the worker has used so many milliseconds of processor time. */
async function rejectAfterUse(worker: Worker, milliseconds: number, signal: AbortSignal): Promise<never> {
  const before = millisecondsOf(await worker.cpuUsage());
  for (let left = milliseconds; left > 0; ) {
    await delay(Math.max(left, SAMPLE_INTERVAL), undefined, { signal, ref: false });
    left = milliseconds - (millisecondsOf(await worker.cpuUsage()) - before);
  }
  throw TOO_SLOW;
}

const millisecondsOf = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

async function compilePdfium(): Promise<WebAssembly.Module> {
  const file = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
  return WebAssembly.compile(await readFile(file));
}
