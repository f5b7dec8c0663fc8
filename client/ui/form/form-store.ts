import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FieldErrors } from '#shared/form-rules.ts';
import type { FormState } from '#shared/form-state.ts';
import type { AnswerBody } from './send.ts';
import type { Progress } from './upload.ts';

/**
 * How a submission ended. `detail` is what the server adds to a fixed message; `isGone` means that what it
 * was for no longer exists; `cancelled` leaves the form as it was.
 */
export type Outcome =
  | ({ kind: 'sent' } & Pick<AnswerBody, 'message' | 'reference' | 'link'>)
  | {
      kind: 'refused';
      message: string;
      errors?: FieldErrors | undefined;
      detail?: string | undefined;
      isGone?: boolean;
    }
  | { kind: 'cancelled' };

/** What a form shows besides the visitor's input. */
export type Shown = {
  /** Set while sending, with the progress of an upload. */
  sending?: { progress?: Progress } | undefined;
  outcome?: Outcome | undefined;
  /** What was sent. */
  values?: FormData;
  errors: FieldErrors;
  /** Counts refusals, so that screen readers announce the same message again. */
  refusals: number;
  /** Changes when the fields are reset: the key of their container. */
  round: number;
};

/** `initial` is the outcome of a post without JavaScript. */
export function startingFrom(initial: FormState | undefined): Shown {
  const start = { errors: {}, refusals: 0, round: 0 };
  if (initial?.state === 'refused') {
    const { message, errors } = initial;
    return { ...start, outcome: { kind: 'refused', message }, errors, refusals: 1 };
  }
  if (initial?.state !== 'sent') return start;
  return { ...start, outcome: { kind: 'sent', reference: initial.reference } };
}

type Entry = {
  shown: Shown;
  /** Aborts the submission in progress. */
  stop?: AbortController | undefined;
  /** Ended while the visitor was on another page, and not shown yet. */
  isUnseen?: boolean;
};

/** Keyed by form and path. */
const entries = new Map<string, Entry>();
const onPage = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How a submission ended; without an `outcome` it was not sent. */
export type Settled = { outcome?: Outcome; errors: FieldErrors };

/**
 * The submission of the form `key` on the page at `pathname`. It outlives the component, so that a visitor
 * who leaves the page and returns finds it, settled or still being sent, and does not send it twice.
 */
export function useSubmission(key: string, pathname: string, start: Shown) {
  const submission = useMemo(() => {
    const now = () => entries.get(key)?.shown ?? start;
    const change = (shown: Shown, entry: Omit<Entry, 'shown'> = {}) => {
      entries.set(key, { ...entries.get(key), ...entry, shown });
      for (const listener of listeners) listener();
    };
    return {
      now,
      isUnderWay: () => entries.get(key)?.stop !== undefined,
      cancel: () => entries.get(key)?.stop?.abort(),
      /** Returns the signal that `cancel` aborts. */
      begin() {
        const stop = new AbortController();
        change(now(), { stop });
        return stop.signal;
      },
      /** Without an argument, progress is unknown. */
      progress(progress?: Progress) {
        change({ ...now(), errors: {}, outcome: undefined, sending: progress ? { progress } : {} });
      },
      /** Returns whether the form is on the page being shown: the address changes before the page does. */
      settle(settled: Settled, values: FormData): boolean {
        const { refusals, round } = now();
        const kind = settled.outcome?.kind ?? 'refused';
        const counts = {
          refusals: kind === 'refused' ? refusals + 1 : refusals,
          round: kind === 'sent' ? round + 1 : round,
        };
        const isSeen = onPage.has(key) && location.pathname === pathname;
        change({ ...settled, ...counts, values }, { stop: undefined, isUnseen: !isSeen });
        return isSeen;
      },
      /** Clears a field's error when the visitor edits it, and with the last error the message about them. */
      edited(name: string) {
        const { [name]: cleared, ...errors } = now().errors;
        if (cleared === undefined) return;
        const isMended = Object.keys(errors).length === 0;
        change({ ...now(), errors, ...(isMended && { outcome: undefined }) });
      },
      empty: () => change({ ...startingFrom(undefined), round: now().round + 1 }),
      /** Returns to an empty form after submission. */
      restart: () => change({ ...now(), outcome: undefined }),
    };
  }, [key, pathname, start]);

  useEffect(() => {
    onPage.add(key);
    const entry = entries.get(key);
    if (entry) entry.isUnseen = false;
    return () => {
      onPage.delete(key);
      // Deferred: the same form may mount again in this commit, and must find its entry.
      queueMicrotask(() => {
        const left = entries.get(key);
        if (!onPage.has(key) && !left?.stop && !left?.isUnseen) entries.delete(key);
      });
    };
  }, [key]);

  return { submission, shown: useSyncExternalStore(subscribe, submission.now, () => start) };
}
