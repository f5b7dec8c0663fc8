import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { MADE_IN } from '#shared/form-guard.ts';
import type { FieldErrors } from '#shared/form-rules.ts';
import type { FormState } from '#shared/form-state.ts';
import type { Progress } from './upload.ts';
import { useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';

/** How a submission ended; `cancelled` leaves the form as it was. */
export type Outcome =
  | { kind: 'sent'; message?: string; reference?: string; link?: string }
  | { kind: 'refused'; message: string; errors?: FieldErrors }
  | { kind: 'cancelled' };

type Phase =
  | { at: 'editing' }
  | { at: 'sending'; progress?: Progress }
  | { at: 'sent'; message?: string; reference?: string; link?: string };

export type FormOptions = {
  /** Begins the id of every field, so that no two forms of a page share one. */
  id: string;
  /** What became of the form when it was posted without JavaScript. */
  initial: FormState | undefined;
  /** Fetches the form's rules when they are needed; where that fails, the server alone judges. */
  rules: () => Promise<{ check: (values: FormData) => FieldErrors }>;
  send: (
    values: FormData,
    under: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ) => Promise<Outcome>;
  /** Told after the form shows the outcome, for what stands outside it. */
  onSettled?: (outcome: Outcome, values: FormData) => void;
};

export type Form = {
  id: string;
  phase: Phase;
  errors: FieldErrors;
  /** What is wrong with the submission as a whole. */
  message: string | undefined;
  /** Counts refusals, so that the same words are said again the second time. */
  refusals: number;
  /** Changes when the fields start afresh: a key for what holds them. */
  round: number;
  /** What a field holds at the start. */
  typed: (name: string) => string;
  /** Removes a field's error, since the visitor is at it. */
  edited: (name: string) => void;
  cancel: () => void;
  /** Back to an empty form after it was sent. */
  restart: () => void;
  /** Whether the fields hold what was typed on an earlier visit to the page. */
  hasDraft: boolean;
  /** Empties the fields and puts the focus into the first one. */
  clear: () => void;
  summaryRef: RefObject<HTMLDivElement | null>;
  /** For the form element. */
  props: {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: () => void;
  };
};

type State = {
  phase: Phase;
  errors: FieldErrors;
  message: string | undefined;
  refusals: number;
  round: number;
};

/**
 * What the three forms have in common. Fields are left to the browser: what was typed before this code arrived, or
 * while a form is closed, stays. Checked on submit, refused with a focused summary, sent once at a time.
 */
export function useForm(options: FormOptions): Form {
  const { id } = options;
  // A later answer of the loader must not change what fields began with.
  const [initial] = useState(options.initial);
  const [state, setState] = useState<State>(() => startingState(initial));
  const summaryRef = useRef<HTMLDivElement>(null);
  const underWay = useRef<AbortController | undefined>(undefined);
  const [shownAt] = useState(() => performance.now());
  const draft = useDraft(id, initial !== undefined);
  const { phase, errors, message, refusals, round } = state;

  useErrorTitle(message !== undefined || Object.keys(errors).length > 0);
  useEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  function refuse(found: FieldErrors, words: string | undefined) {
    setState((now) => ({
      ...now,
      phase: { at: 'editing' },
      errors: found,
      message: words,
      refusals: now.refusals + 1,
    }));
  }

  function settle(outcome: Outcome) {
    if (outcome.kind === 'refused') return refuse(outcome.errors ?? {}, outcome.message);
    if (outcome.kind === 'cancelled') return setState((now) => ({ ...now, phase: { at: 'editing' } }));
    const { kind: _kind, ...sent } = outcome;
    draft.forget();
    setState((now) => ({
      ...now,
      phase: { at: 'sent', ...sent },
      errors: {},
      message: undefined,
      round: now.round + 1,
    }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    const values = new FormData(event.currentTarget);
    // Who finds the form filled in, or has one field to mend, may be as fast as can be.
    const isFirst = refusals === 0 && !draft.isKept;
    if (isFirst) values.set(MADE_IN, String(Math.round(performance.now() - shownAt)));
    try {
      const rules = await options.rules().catch(() => undefined);
      const found = rules?.check(values) ?? {};
      if (Object.keys(found).length > 0) return refuse(found, undefined);
      setState((now) => ({ ...now, phase: { at: 'sending' }, errors: {}, message: undefined }));
      const onProgress = (progress: Progress) =>
        setState((now) =>
          now.phase.at === 'sending' ? { ...now, phase: { at: 'sending', progress } } : now,
        );
      const outcome = await options.send(values, { signal: controller.signal, onProgress });
      settle(outcome);
      options.onSettled?.(outcome, values);
    } finally {
      underWay.current = undefined;
    }
  }

  const restart = useCallback(() => setState((now) => ({ ...now, phase: { at: 'editing' } })), []);

  return {
    id,
    phase,
    errors,
    message,
    refusals,
    round,
    typed: (name) => (round === 0 && initial?.state === 'refused' ? (initial.values[name] ?? '') : ''),
    edited: (name) => setState((now) => withoutError(now, name)),
    cancel: () => underWay.current?.abort(),
    restart,
    hasDraft: draft.isKept,
    clear() {
      draft.forget();
      setState((now) => ({ ...startingState(undefined), round: now.round + 1 }));
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id^="${id}-"]`)?.focus());
    },
    summaryRef,
    props: {
      noValidate: true,
      onSubmit: submit,
      onInput: draft.keep,
      // The rules are fetched while the visitor types, so that submitting does not wait for them.
      onFocus: () => void options.rules().catch(() => {}),
    },
  };
}

function startingState(initial: FormState | undefined): State {
  const start: State = { phase: { at: 'editing' }, errors: {}, message: undefined, refusals: 0, round: 0 };
  if (initial?.state === 'refused') {
    return { ...start, errors: initial.errors, message: initial.message, refusals: 1 };
  }
  if (initial?.state === 'sent') {
    const { reference, link } = initial;
    return { ...start, phase: { at: 'sent', reference, ...(link && { link }) } };
  }
  return start;
}

/** The message about the whole goes with the last error: it speaks of marked fields, and none is left. */
function withoutError(state: State, name: string): State {
  if (!(name in state.errors)) return state;
  const { [name]: _cleared, ...errors } = state.errors;
  return { ...state, errors, message: Object.keys(errors).length > 0 ? state.message : undefined };
}
