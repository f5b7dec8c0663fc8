import { LRUCache } from 'lru-cache';
import { type Outcome, PdfThread, type Task, type ThreadLimits } from './pdf-thread.ts';

/** Milliseconds of processor time for a first attempt: five times what a usual resume takes. */
const FIRST_ATTEMPT = 250;
/** Milliseconds of processor time for the second. A copy is written as well as read, and is larger. */
const SECOND_ATTEMPT: Readonly<Record<Task['kind'], number>> = { read: 2000, draw: 2000, copy: 4000 };
/** Visitors whose use of the thread is remembered, each for a minute from the first use on. */
const REMEMBERED = { max: 10_000, ttl: 60_000, noUpdateTTL: true };

/** Whose share of the thread a task uses, and until when it is wanted. */
export type TaskOwner = { visitor: string; signal?: AbortSignal };

/** An attempt that waits for its turn; `begin(false)`: it does not get one. */
type Waiting = { visitor: string; begin: (hasTurn: boolean) => void };

/**
 * Fair queueing for the one thread: next comes a task of the visitor who has used it least lately, and among
 * equals the oldest. A task that exceeds its first attempt waits for a second, behind those that do not.
 */
export class PdfQueue {
  readonly #thread: PdfThread;
  readonly #maxWait: number;
  /** In milliseconds. */
  readonly #used = new LRUCache<string, number>(REMEMBERED);
  readonly #waiting = new Set<Waiting>();
  #isWorking = false;

  /** `maxWait`: milliseconds after which a task whose turn has not come is answered `busy`. */
  constructor({ maxWait, ...limits }: ThreadLimits & { maxWait: number }) {
    this.#maxWait = maxWait;
    this.#thread = new PdfThread(limits);
  }

  /** Never rejects. A task that waited too long, or whose sender has gone, is answered `busy`. */
  async run(task: Task, { visitor, signal }: TaskOwner): Promise<Outcome> {
    const late = AbortSignal.timeout(this.#maxWait);
    const isOver = signal ? AbortSignal.any([late, signal]) : late;
    const first = await this.#attempt(task, visitor, FIRST_ATTEMPT, isOver);
    return first.fault === 'slow' ? this.#attempt(task, visitor, SECOND_ATTEMPT[task.kind], isOver) : first;
  }

  /** Ends the thread; what waits is answered `busy`, what is under way `died`. The next task starts another. */
  async close(): Promise<void> {
    for (const waiting of this.#waiting) this.#leave(waiting);
    await this.#thread.end();
  }

  async #attempt(task: Task, visitor: string, time: number, isOver: AbortSignal): Promise<Outcome> {
    if (!(await this.#turn(visitor, isOver))) return { fault: 'busy' };
    const started = performance.now();
    const outcome = await this.#thread.run(task, time);
    this.#used.set(visitor, this.#usedBy(visitor) + performance.now() - started);
    this.#isWorking = false;
    // By then what was too slow waits again.
    setImmediate(() => this.#beginNext());
    return outcome;
  }

  #turn(visitor: string, isOver: AbortSignal): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiting = { visitor, begin: resolve };
    this.#waiting.add(waiting);
    if (isOver.aborted) this.#leave(waiting);
    else isOver.addEventListener('abort', () => this.#leave(waiting));
    this.#beginNext();
    return promise;
  }

  /** Does nothing to an attempt that has begun. */
  #leave(waiting: Waiting): void {
    if (this.#waiting.delete(waiting)) waiting.begin(false);
  }

  #beginNext(): void {
    if (this.#isWorking) return;
    const [next] = [...this.#waiting].sort((a, b) => this.#usedBy(a.visitor) - this.#usedBy(b.visitor));
    if (!next) return;
    this.#isWorking = true;
    this.#waiting.delete(next);
    next.begin(true);
  }

  #usedBy(visitor: string): number {
    return this.#used.get(visitor) ?? 0;
  }
}
