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
import type { FormState } from '#shared/form-state.ts';
import { useToast } from '../toasts/toasts.tsx';
import { afterwards, type FormProgress, startingFrom, whileSending, withoutError } from './form-progress.ts';
import {
  type Outcome,
  type Sending,
  type Settled,
  type Submission,
  settle,
  submissions,
} from './submission.ts';
import { draftKey, useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';

export type FormOptions = Sending & {
  /** Prefix of the field ids, which makes them unique on the page. */
  id: string;
  /** The outcome of a post without JavaScript. */
  initial: FormState | undefined;
  fields: Readonly<Record<string, FieldWords>>;
  /** What a visitor who has left the form is told of its success, unless the server has a message. */
  sentWords: string;
  /** Called after the form shows the outcome, for anything outside the form; not while the visitor is elsewhere. */
  onSettled?: (outcome: Outcome, values: FormData) => void;
};

export type Form = ReturnType<typeof useForm>;

/**
 * What all forms have in common. Fields are uncontrolled: what was typed before this code loaded, or while a form is
 * closed, stays. Validated on submit, refused with a focused summary, submitted once at a time.
 */
export function useForm(options: FormOptions) {
  const { id, fields } = options;
  // Later loader data must not change the initial values.
  const [initial] = useState(options.initial);
  const [state, setState] = useState<FormProgress>(() => startingFrom(initial));
  const summaryRef = useRef<HTMLDivElement>(null);
  const [shownAt] = useState(() => performance.now());
  // An answer may come when the visitor is on another page already: what it ends and forgets is what was typed here.
  const { pathname } = useLocation();
  const key = draftKey(id, pathname);
  const draft = useDraft(id, key, initial !== undefined && initial.state !== 'asked');
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
    setState((now) => (settled ? afterwards(settled, now) : whileSending(progress, now)));
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
    // What is optional, or guards against programs, is sent only when it says something.
    const isRequired = (name: string) => fields[name] && !fields[name].isOptional;
    for (const [name, value] of [...values]) if (value === '' && !isRequired(name)) values.delete(name);
    // With a restored draft, what another page's form held, or one field to correct, a person may be as fast as a program.
    const isFirst = refusals === 0 && !draft.isRestored && initial?.state !== 'begun';
    const madeIn = Math.round(performance.now() - shownAt);
    if (isFirst && madeIn < TOO_FAST) values.set(MADE_IN, String(madeIn));
    const submission: Submission = { values, controller: new AbortController(), show };
    submissions.set(key, submission);
    submission.settled = await settle(submission, options);
    // The address changes before the page does.
    if (submission.show && location.pathname === pathname) submission.show();
    else tell(submission.settled);
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
      setState((now) => ({ ...startingFrom(undefined), round: now.round + 1 }));
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
