import { Worker } from 'node:worker_threads';
import { isBytes, type Statement, type Statements } from './statements.ts';
import { StoreUnavailable } from './store-errors.ts';
import type { Answer, Fault, Order } from './writing-thread.ts';

/** A connection that writes, in a thread of its own: putting five megabytes on disk takes SQLite a tenth of a second. */
export class SqliteWriter implements Statements {
  readonly #file: string;
  readonly #warn: (words: string) => void;
  readonly #asked: PromiseWithResolvers<Answer>[] = [];
  #thread: { worker: Worker; ended: Promise<void> } | undefined;
  #isInTransaction = false;
  #isClosing = false;

  constructor(file: string, warn: (words: string) => void) {
    this.#file = file;
    this.#warn = warn;
  }

  /** Opens the connection where it is not open, also after its thread has ended unasked. Throws what SQLite said. */
  async open(): Promise<void> {
    if (this.#thread) return;
    const worker = new Worker(new URL('./writing-thread.ts', import.meta.url), {
      execArgv: [],
      workerData: this.#file,
    });
    worker.on('message', (answer: Answer) => this.#take(answer));
    let reason = 'it was stopped';
    worker.on('error', ({ message }) => {
      reason = message;
    });
    const ended = new Promise<void>((resolve) => {
      worker.on('exit', () => {
        this.#ended(reason);
        resolve();
      });
    });
    this.#thread = { worker, ended };
    this.#isClosing = false;
    const { fault } = await this.#answer();
    if (!fault) return;
    await this.close();
    throw asError(fault);
  }

  async run({ sql, parameters }: Statement) {
    // Bytes are copied once, here; they stay the caller's, who may have to write them again.
    const values = parameters.map((value) => (isBytes(value) ? new Uint8Array(value) : value));
    const buffers = values.filter(isBytes).map(({ buffer }) => buffer);
    this.#tell({ sql, parameters: values }, buffers);
    const answer = await this.#answer();
    // Made here, where the error still knows who asked.
    if (answer.fault) throw asError(answer.fault);
    return answer.result;
  }

  isInTransaction(): boolean {
    return this.#isInTransaction;
  }

  async close(): Promise<void> {
    if (!this.#thread) return;
    const { ended } = this.#thread;
    this.#isClosing = true;
    this.#tell('close');
    await ended;
  }

  #tell(order: Order, buffers: ArrayBuffer[] = []): void {
    if (!this.#thread) throw gone();
    const { worker } = this.#thread;
    // A thread without work does not keep the process.
    worker.ref();
    worker.postMessage(order, buffers);
  }

  #answer(): Promise<Answer> {
    const asked = Promise.withResolvers<Answer>();
    this.#asked.push(asked);
    return asked.promise;
  }

  #take(answer: Answer): void {
    this.#isInTransaction = answer.isInTransaction;
    this.#asked.shift()?.resolve(answer);
    if (this.#asked.length === 0) this.#thread?.worker.unref();
  }

  /** SQLite itself takes back what the thread had not committed. */
  #ended(reason: string): void {
    if (!this.#isClosing) this.#warn(`${GONE} (${reason}). It is started anew with the next submission.`);
    this.#thread = undefined;
    this.#isInTransaction = false;
    for (const { reject } of this.#asked.splice(0)) reject(gone());
  }
}

const GONE = 'The thread that writes to the database ended';
const gone = () => new StoreUnavailable(new Error(GONE));

function asError({ message, ...codes }: Fault): Error {
  return Object.assign(new Error(message), codes);
}
