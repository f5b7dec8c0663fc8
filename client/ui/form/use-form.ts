import {
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { draftWords, type FieldWords } from '#content/form-copy.ts';
import { MADE_IN, TOO_FAST } from '#shared/form-guard.ts';
import type { FieldErrors } from '#shared/form-rules.ts';
import type { FormState } from '#shared/form-state.ts';
import { inTime } from '../in-time.ts';
import { useToast } from '../toasts/toasts.tsx';
import type { AnswerBody } from './send.ts';
import type { Progress } from './upload.ts';
import { draftKey, useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';

type Received = Pick<AnswerBody, 'message' | 'reference' | 'link'>;

/** How a submission ended; `cancelled` leaves the form as it was. */
export type Outcome =
  | ({ kind: 'sent' } & Received)
  | { kind: 'refused'; message: string; errors?: FieldErrors | undefined }
  | { kind: 'cancelled' };

type Phase =
  | { at: 'editing' }
  | { at: 'sending'; progress: Progress | undefined }
  | ({ at: 'sent' } & Received);

export type FormOptions = {
  /** Prefix of the field ids, which makes them unique on the page. */
  id: string;
  /** The outcome of a post without JavaScript. */
  initial: FormState | undefined;
  fields: Readonly<Record<string, FieldWords>>;
  /** Loads the form's validation on demand; if that fails or takes too long, only the server validates. */
  rules: () => Promise<{ check: (values: FormData) => FieldErrors | Promise<FieldErrors> }>;
  /** What a visitor who has left the form is told of its success, unless the server has a message. */
  sentWords: string;
  send: (
    values: FormData,
    under: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ) => Promise<Outcome>;
  /** Called after the form shows the outcome, for anything outside the form; not while the visitor is elsewhere. */
  onSettled?: (outcome: Outcome, values: FormData) => void;
};

type State = {
  phase: Phase;
  errors: FieldErrors;
  /** What is wrong with the submission as a whole. */
  message: string | undefined;
  /** Counts refusals, so that screen readers announce the same message again. */
  refusals: number;
  /** Changes when the fields are reset: the key of their container. */
  round: number;
};

export type Form = ReturnType<typeof useForm>;

/** How a submit ended, without being sent where the form's own rules refused it. */
type Settled = Outcome | { kind: 'invalid'; errors: FieldErrors };

/** A submission under way, or one that ended while the visitor was on another page. */
type Submission = {
  values: FormData;
  controller: AbortController;
  progress?: Progress;
  settled?: Settled;
  /** Makes the form show how far it has come; undefined while the visitor is on another page. */
  show?: (() => void) | undefined;
};

/** By form and address: whoever leaves and comes back finds what they sent, told or still on its way, and sends it once. */
const submissions = new Map<string, Submission>();

/** After this the server alone validates, ms. */
const RULES_TIMEOUT = 3000;

/**
 * What all forms have in common. Fields are uncontrolled: what was typed before this code loaded, or while a form is
 * closed, stays. Validated on submit, refused with a focused summary, submitted once at a time.
 */
export function useForm(options: FormOptions) {
  const { id, fields } = options;
  // Later loader data must not change the initial values.
  const [initial] = useState(options.initial);
  const [state, setState] = useState<State>(() => startingState(initial));
  const summaryRef = useRef<HTMLDivElement>(null);
  const [shownAt] = useState(() => performance.now());
  // An answer may come when the visitor is on another page already: what it ends and forgets is what was typed here.
  const { pathname } = useLocation();
  const key = draftKey(id, pathname);
  const draft = useDraft(id, key, initial !== undefined);
  const toast = useToast();
  const { errors, message, refusals, round } = state;

  useErrorTitle(message !== undefined || Object.keys(errors).length > 0);
  useLayoutEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  const show = useEffectEvent(() => {
    const submission = submissions.get(key);
    if (!submission) return;
    const { values, progress, settled } = submission;
    setState((now) => (settled ? stateAfter(settled, now) : stateWhileSending(progress, now)));
    if (!settled) return;
    submissions.delete(key);
    if (settled.kind === 'sent') draft.discard();
    if (settled.kind !== 'invalid') options.onSettled?.(settled, values);
  });
  useEffect(() => {
    const earlier = submissions.get(key);
    if (earlier) {
      earlier.show = show;
      show();
    }
    return () => {
      const left = submissions.get(key);
      if (left) left.show = undefined;
    };
  }, [key]);

  /** Tells a visitor who is on another page, where the form shows nothing; it does when they come back. */
  function tell(settled: Settled) {
    if (settled.kind === 'sent') {
      const { message = options.sentWords, reference } = settled;
      draft.discard();
      toast({ kind: 'success', message: reference ? `${message} Reference ${reference}` : message });
    }
    if (settled.kind === 'refused') {
      toast({ kind: 'error', message: `${settled.message} ${draftWords.left}` });
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    // A button that takes what was typed to another page's form.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (submissions.has(key)) return;
    toast(undefined);
    const values = new FormData(event.currentTarget);
    // A field that says nothing is not sent.
    for (const [name, value] of [...values]) if (value === '') values.delete(name);
    // With a restored draft, or one field to correct, a person may be as fast as a program.
    const isFirst = refusals === 0 && !draft.isRestored;
    const madeIn = Math.round(performance.now() - shownAt);
    if (isFirst && madeIn < TOO_FAST) values.set(MADE_IN, String(madeIn));
    const submission: Submission = { values, controller: new AbortController(), show };
    submissions.set(key, submission);
    submission.settled = await send(submission);
    // The address changes before the page does.
    if (submission.show && location.pathname === pathname) submission.show();
    else tell(submission.settled);
  }

  async function send(submission: Submission): Promise<Settled> {
    const { values, controller } = submission;
    const rules = await inTime(options.rules(), RULES_TIMEOUT).catch(() => undefined);
    const found = (await rules?.check(values)) ?? {};
    if (Object.keys(found).length > 0) return { kind: 'invalid', errors: found };
    submission.show?.();
    const outcome = await options.send(values, {
      signal: controller.signal,
      onProgress: (progress) => {
        submission.progress = progress;
        submission.show?.();
      },
    });
    if (outcome.kind !== 'refused' || outcome.errors) return outcome;
    // A file that is changed or removed while it is sent looks like a network that fails.
    const errors = (await rules?.check(values)) ?? {};
    const [message] = Object.values(errors);
    return message ? { kind: 'refused', message, errors } : outcome;
  }

  const restart = useCallback(() => setState((now) => ({ ...now, phase: { at: 'editing' } })), []);

  return {
    ...state,
    id,
    fields,
    /** Says that the confirmation of an earlier post could not be looked up. */
    unconfirmed: round === 0 && initial?.state === 'unconfirmed' ? initial.message : undefined,
    /** Whether the fields hold what was typed on another page. */
    isBegun: round === 0 && initial?.state === 'begun',
    /** The initial value of a field. */
    typed: (name: string) =>
      round === 0 && initial && 'values' in initial ? (initial.values[name] ?? '') : '',
    /** Clears a field's error while the visitor edits it. */
    edited: (name: string) => setState((now) => withoutError(now, name)),
    cancel: () => submissions.get(key)?.controller.abort(),
    /** Returns to an empty form after submission. */
    restart,
    /** Whether the fields were restored from an earlier visit to the page. */
    hasDraft: draft.isRestored,
    /** Empties the fields and puts the focus into the first one. */
    clear() {
      if (submissions.has(key)) return;
      draft.discard();
      setState((now) => ({ ...startingState(undefined), round: now.round + 1 }));
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id^="${id}-"]`)?.focus());
    },
    summaryRef,
    /** For the form element. */
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
    return { ...start, phase: { at: 'sent', reference: initial.reference } };
  }
  return start;
}

function stateWhileSending(progress: Progress | undefined, now: State): State {
  return { ...now, phase: { at: 'sending', progress }, errors: {}, message: undefined };
}

function stateAfter(settled: Settled, now: State): State {
  if (settled.kind === 'cancelled') return { ...now, phase: { at: 'editing' } };
  if (settled.kind === 'sent') {
    const { kind: _kind, ...sent } = settled;
    return { ...now, phase: { at: 'sent', ...sent }, errors: {}, message: undefined, round: now.round + 1 };
  }
  const { errors = {} } = settled;
  const message = settled.kind === 'refused' ? settled.message : undefined;
  return { ...now, phase: { at: 'editing' }, errors, message, refusals: now.refusals + 1 };
}

/** The form's message is cleared with the last field error, since it refers to marked fields. */
function withoutError(state: State, name: string): State {
  if (!(name in state.errors)) return state;
  const { [name]: _cleared, ...errors } = state.errors;
  return { ...state, errors, message: Object.keys(errors).length > 0 ? state.message : undefined };
}
