import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { OutboxPurpose } from '../../database/schema.ts';
import { printable } from '../../terminal/printable.ts';
import type { Outbox, OutboxLine } from '../outbox.ts';
import type { Submission } from '../submissions.ts';

/**
 * What a failure concerns: the channel, so that all of its letters wait; this letter alone; or this letter for good,
 * so that no retry helps.
 */
export type FailureScope = 'channel' | 'letter' | 'final';

/** A letter or call that was not accepted. `message` is stored; `reason` names nobody and may be logged. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly scope: FailureScope;
  readonly reason: string;

  constructor(scope: FailureScope, message: string, reason: string) {
    super(message);
    this.scope = scope;
    this.reason = reason;
  }
}

/** A way to deliver letters or calls. */
export type Channel = {
  name: 'mail' | 'webhooks';
  purposes: readonly OutboxPurpose[];
  /**
   * Resolves when it was accepted, when there is nothing to send, or when its address has had too many today;
   * ends when `signal` is aborted. `submission` is undefined if it was erased. Throws `DeliveryError`.
   */
  deliver(
    line: OutboxLine,
    submission: Submission | undefined,
    signal: AbortSignal,
  ): Promise<'sent' | 'nothing' | 'too many'>;
};

export type AttemptOutcome = 'sent' | 'failed' | 'given up' | 'left out';

/** Milliseconds between two queries of an empty outbox. */
const POLL_INTERVAL = 5000;
/**
 * Milliseconds for a whole attempt, including a resume over a slow line and the server's scan of it, and for
 * the attempt under way when the process stops.
 */
const ATTEMPT = 900_000;
const STOPPING_ATTEMPT = 5000;
/** Milliseconds after which another process may take over a killed one's line; renewed during an attempt. */
const LEASE = 120_000;

export type SenderDeps = {
  outbox: Outbox;
  find(reference: string): Promise<Submission | undefined>;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  clock?: () => Date;
  /** Waits, or returns early when `signal` is aborted. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random?: () => number;
  deadlines?: { attempt?: number; stopping?: number; lease?: number };
  onAttempted?: ((purpose: OutboxPurpose, outcome: AttemptOutcome) => void) | undefined;
};

/** Sends what is in the outbox, one letter at a time by each channel, until it is stopped. Never throws. */
export function startSending(channels: readonly Channel[], deps: SenderDeps) {
  const stopping = new AbortController();
  const aborting = new AbortController();
  const signals = { stopping: stopping.signal, aborting: aborting.signal };
  const loops = channels.map((channel) => keepSending(channel, deps, signals));
  return {
    /** No further attempt is begun; the one under way gets five seconds, then its line is free for others. */
    async stop(): Promise<void> {
      stopping.abort();
      const patience = deps.deadlines?.stopping ?? STOPPING_ATTEMPT;
      const timer = setTimeout(() => aborting.abort(), patience);
      await Promise.all(loops);
      clearTimeout(timer);
    },
  };
}

async function keepSending(
  channel: Channel,
  deps: SenderDeps,
  signals: { stopping: AbortSignal; aborting: AbortSignal },
): Promise<void> {
  const { outbox, log, clock = () => new Date(), pause = wait, random = Math.random } = deps;
  const attemptTime = deps.deadlines?.attempt ?? ATTEMPT;
  const lease = deps.deadlines?.lease ?? LEASE;
  /** Consecutive failures of the channel as a whole. */
  let failures = 0;
  /** Lines that were sent but could not be marked so; they must not be sent again after their lease. */
  const unmarked = new Set<number>();

  while (!signals.stopping.aborted) {
    const milliseconds = await sendNext().catch((error: unknown) => failed('database', error));
    if (milliseconds > 0) await pause(milliseconds, signals.stopping);
  }

  /** Returns the milliseconds to wait before the next. */
  async function sendNext(): Promise<number> {
    const [line] = await outbox.claim(1, lease / 1000, channel.purposes);
    if (!line) return POLL_INTERVAL;
    if (!unmarked.has(line.id)) {
      const outcome = await attempt(line, await deps.find(line.reference));
      if (outcome instanceof DeliveryError) return handleFailure(line, outcome);
      if (outcome !== 'sent') {
        await outbox.drop(line.id);
        if (outcome === 'too many') logSkipped(line);
        return 0;
      }
      deps.onAttempted?.(line.purpose, 'sent');
    }
    unmarked.add(line.id);
    await outbox.markSent(line.id);
    unmarked.delete(line.id);
    recover();
    return 0;
  }

  function logSkipped({ id, purpose }: OutboxLine) {
    deps.onAttempted?.(purpose, 'left out');
    const about = { channel: channel.name, line: id, purpose };
    log.info(about, 'a receipt was skipped: its address has had the daily maximum');
  }

  async function attempt(line: OutboxLine, submission: Submission | undefined) {
    const deadline = AbortSignal.any([signals.aborting, AbortSignal.timeout(attemptTime)]);
    let renewed: Promise<void> | undefined;
    const renewal = setInterval(() => {
      renewed = outbox.postpone(line.id, new Date(clock().getTime() + lease)).catch(() => undefined);
    }, lease / 2);
    try {
      return await channel.deliver(line, submission, deadline);
    } catch (error) {
      if (error instanceof DeliveryError) return error;
      // A letter that cannot be composed must not hold up the others.
      log.error({ err: error, channel: channel.name, line: line.id }, 'a letter could not be composed');
      return new DeliveryError('letter', String(error), 'fault');
    } finally {
      clearInterval(renewal);
      // A renewal that is written after the outcome would postpone the letter by another lease.
      await renewed;
    }
  }

  async function handleFailure(line: OutboxLine, problem: DeliveryError): Promise<number> {
    const { id, purpose, attempts } = line;
    const message = printable(problem.message);
    if (signals.aborting.aborted) {
      await outbox.postpone(id, clock(), message);
      return 0;
    }
    if (problem.scope !== 'channel') recover();
    if (problem.scope === 'final' || attempts >= MAX_ATTEMPTS) {
      await outbox.giveUp(id, message);
      deps.onAttempted?.(purpose, 'given up');
      log.warn({ channel: channel.name, line: id, purpose, reason: problem.reason }, 'a letter was given up');
      return 0;
    }
    await outbox.postpone(id, new Date(clock().getTime() + backOff(attempts, random)), message);
    deps.onAttempted?.(purpose, 'failed');
    return problem.scope === 'channel' ? failed(problem.reason) : 0;
  }

  /** Logs once when trouble is over. */
  function recover() {
    if (failures > 0) log.info({ channel: channel.name }, 'letters are sent again');
    failures = 0;
  }

  /** Logs once when trouble begins, and returns the milliseconds to wait. */
  function failed(reason: string, err?: unknown): number {
    failures += 1;
    const about = { channel: channel.name, reason, ...(err !== undefined && { err }) };
    if (failures === 1) log.warn(about, 'letters cannot be sent; they are retried');
    return backOff(failures, random);
  }
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  delay(milliseconds, undefined, { signal, ref: false }).catch(() => {});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Attempts after which a letter is given up: at an hour apart, about three days. */
const MAX_ATTEMPTS = 96;

/**
 * Milliseconds of back-off: a minute, doubled with each failed attempt, at most an hour; minus up to a
 * quarter, so that instances do not all retry in the same moment.
 */
export function backOff(attempts: number, random: () => number): number {
  const full = Math.min(HOUR, MINUTE * 2 ** (attempts - 1));
  return Math.round(full * (1 - random() / 4));
}
