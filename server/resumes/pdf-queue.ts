import { LRUCache } from 'lru-cache';
import { type Outcome, PdfThread, type Task, type ThreadLimits } from './pdf-thread.ts';

/** Milliseconds of processor time for a first attempt: five times what a usual resume takes. */
const FIRST_ATTEMPT = 250;
/** Milliseconds of processor time for the second. A copy is written as well as read, and is larger. */
const SECOND_ATTEMPT: Readonly<Record<Task['kind'], number>> = { read: 2000, draw: 2000, copy: 4000 };
/** Milliseconds after which a visitor's use of the thread counts half. */
const HALF_LIFE = 60_000;
/** Visitors whose use is remembered. */
const MAX_REMEMBERED = 10_000;

/** Whose share of the thread a task uses, and until when it is wanted. */
export type TaskOwner = { visitor: string; signal?: AbortSignal };

type Waiting = TaskOwner & {
  task: Task;
  resolve: (outcome: Outcome) => void;
  isSecondAttempt: boolean;
  isGivenUp: boolean;
};

/**
 * Fair queueing for the one thread: next comes a task of the visitor who has used it least lately, and among
 * equals the oldest. A task that exceeds its first attempt waits for a second, behind those that do not.
 */
export class PdfQueue {
  readonly #thread: PdfThread;
  readonly #maxWait: number;
  readonly #uses = new LRUCache<string, { milliseconds: number; at: number }>({ max: MAX_REMEMBERED });
  #waiting: Waiting[] = [];
  #isWorking = false;

  /** `maxWait`: milliseconds after which a task that was not begun is answered `busy`. */
  constructor({ maxWait, ...limits }: ThreadLimits & { maxWait: number }) {
    this.#maxWait = maxWait;
    this.#thread = new PdfThread(limits);
  }

  /** Never rejects. A task that waited too long, or whose sender has gone, is answered `busy`. */
  async run(task: Task, owner: TaskOwner): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const waiting = { ...owner, task, resolve, isSecondAttempt: false, isGivenUp: false };
    const giveUp = () => {
      waiting.isGivenUp = true;
      if (this.#remove(waiting)) resolve({ fault: 'busy' });
    };
    const timer = setTimeout(giveUp, this.#maxWait);
    owner.signal?.addEventListener('abort', giveUp);
    this.#waiting.push(waiting);
    void this.#work();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      owner.signal?.removeEventListener('abort', giveUp);
    }
  }

  /** Ends the thread; what waits is answered `busy`, what is under way `died`. The next task starts another. */
  async close(): Promise<void> {
    for (const { resolve } of this.#waiting.splice(0)) resolve({ fault: 'busy' });
    await this.#thread.end();
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#attempt(next);
    this.#isWorking = false;
  }

  async #attempt(waiting: Waiting): Promise<void> {
    const { task, visitor, resolve, isSecondAttempt } = waiting;
    const started = performance.now();
    const outcome = await this.#thread.run(task, isSecondAttempt ? SECOND_ATTEMPT[task.kind] : FIRST_ATTEMPT);
    const now = performance.now();
    this.#uses.set(visitor, { milliseconds: this.#usedBy(visitor) + now - started, at: now });
    if (outcome.fault !== 'slow' || isSecondAttempt) resolve(outcome);
    else if (waiting.isGivenUp) resolve({ fault: 'busy' });
    else {
      waiting.isSecondAttempt = true;
      this.#waiting.push(waiting);
    }
  }

  #next(): Waiting | undefined {
    let [next] = this.#waiting;
    for (const each of this.#waiting) {
      if (next && this.#usedBy(each.visitor) < this.#usedBy(next.visitor)) next = each;
    }
    if (next) this.#remove(next);
    return next;
  }

  #remove(waiting: Waiting): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter((each) => each !== waiting);
    return this.#waiting.length < before;
  }

  /** In milliseconds. */
  #usedBy(visitor: string): number {
    const use = this.#uses.get(visitor);
    return use ? use.milliseconds * 2 ** ((use.at - performance.now()) / HALF_LIFE) : 0;
  }
}
