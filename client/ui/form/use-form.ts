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
  /** Prefix of the field ids, which makes them unique on the page. */
  id: string;
  /** The outcome of a post without JavaScript. */
  initial: FormState | undefined;
  /** Loads the form's validation on demand; if that fails, only the server validates. */
  rules: () => Promise<{ check: (values: FormData) => FieldErrors }>;
  send: (
    values: FormData,
    under: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ) => Promise<Outcome>;
  /** Called after the form shows the outcome, for anything outside the form. */
  onSettled?: (outcome: Outcome, values: FormData) => void;
};

export type Form = {
  id: string;
  phase: Phase;
  errors: FieldErrors;
  /** What is wrong with the submission as a whole. */
  message: string | undefined;
  /** Counts refusals, so that screen readers announce the same message again. */
  refusals: number;
  /** Changes when the fields are reset: the key of their container. */
  round: number;
  /** The initial value of a field. */
  typed: (name: string) => string;
  /** Clears a field's error while the visitor edits it. */
  edited: (name: string) => void;
  cancel: () => void;
  /** Returns to an empty form after submission. */
  restart: () => void;
  /** Whether the fields were restored from an earlier visit to the page. */
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
 * What all forms have in common. Fields are uncontrolled: what was typed before this code loaded, or while a form is
 * closed, stays. Validated on submit, refused with a focused summary, submitted once at a time.
 */
export function useForm(options: FormOptions): Form {
  const { id } = options;
  // Later loader data must not change the initial values.
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
    draft.discard();
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
    // With a restored draft, or one field to correct, a person may be as fast as a program.
    const isFirst = refusals === 0 && !draft.isRestored;
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
    hasDraft: draft.isRestored,
    clear() {
      draft.discard();
      setState((now) => ({ ...startingState(undefined), round: now.round + 1 }));
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id^="${id}-"]`)?.focus());
    },
    summaryRef,
    props: {
      noValidate: true,
      onSubmit: submit,
      onInput: draft.save,
      // Loaded while the visitor types, so that submitting does not wait for it.
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

/** The form's message is cleared with the last field error, since it refers to marked fields. */
function withoutError(state: State, name: string): State {
  if (!(name in state.errors)) return state;
  const { [name]: _cleared, ...errors } = state.errors;
  return { ...state, errors, message: Object.keys(errors).length > 0 ? state.message : undefined };
}
