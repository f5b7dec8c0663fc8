import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { draftWords, type FieldWords } from '#content/form-copy.ts';
import { MADE_IN, TOO_FAST } from '#shared/form-guard.ts';
import type { FieldErrors } from '#shared/form-rules.ts';
import type { FormState } from '#shared/form-state.ts';
import { inTime } from '../in-time.ts';
import { useToast } from '../toasts/toasts.tsx';
import { change, forms, isOnPage, type Outcome, startingFrom, useShown } from './form-store.ts';
import type { Progress } from './upload.ts';
import { draftKey, useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';

export type FormOptions = {
  /** Prefix of the field ids, which makes them unique on the page. */
  id: string;
  /** The outcome of a post without JavaScript. */
  initial: FormState | undefined;
  fields: Readonly<Record<string, FieldWords>>;
  /** Loads the form's validation on demand; if that fails or takes too long, only the server validates. */
  rules: () => Promise<{ check: (values: FormData) => FieldErrors | Promise<FieldErrors> }>;
  send: (
    values: FormData,
    under: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ) => Promise<Outcome>;
  /** What a toast says of its success, unless the server has a message. */
  sentWords: string;
  /** Toasts tell its end also where the form shows it; else only who has left the form. */
  isToasted?: boolean;
};

export type Form = ReturnType<typeof useForm>;

/** After this the server alone validates, ms. */
const RULES_TIMEOUT = 3000;

/**
 * What all forms have in common. Fields are uncontrolled: what was typed before this code loaded, or while a form is
 * closed, stays. Validated on submit, refused with a focused summary, submitted once at a time.
 */
export function useForm(options: FormOptions) {
  const { id, fields, rules, send, sentWords, isToasted = false } = options;
  // Later loader data must not change the initial values.
  const [initial] = useState(options.initial);
  const [start] = useState(() => startingFrom(initial));
  const summaryRef = useRef<HTMLDivElement>(null);
  const [shownAt] = useState(() => performance.now());
  // An answer may come when the visitor is on another page already: what it ends and forgets is what was typed here.
  const { pathname } = useLocation();
  const key = draftKey(id, pathname);
  const draft = useDraft(id, key, initial !== undefined && initial.state !== 'asked');
  const toast = useToast();
  const shown = useShown(key, start);
  const { errors, outcome, refusals, round } = shown;
  /** What the page came with, until its fields are reset. */
  const first = round === 0 ? initial : undefined;
  const message = outcome?.kind === 'refused' ? outcome.message : undefined;

  useErrorTitle(message !== undefined || Object.keys(errors).length > 0);
  useLayoutEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  const now = useCallback(() => forms.get(key)?.shown ?? start, [key, start]);

  /** Validates what was typed and sends it. Never throws; undefined where it was not sent. */
  async function settle(values: FormData, { signal }: AbortController) {
    const loaded = await inTime(rules(), RULES_TIMEOUT).catch(() => undefined);
    const found = (await loaded?.check(values)) ?? {};
    if (Object.keys(found).length > 0) return { errors: found };
    const sending = (progress?: Progress) =>
      change(key, { ...now(), errors: {}, outcome: undefined, sending: progress ? { progress } : {} });
    sending();
    const outcome = await send(values, { signal, onProgress: sending });
    if (outcome.kind !== 'refused') return { outcome, errors: {} };
    if (outcome.errors) return { outcome, errors: outcome.errors };
    // A file that is changed or removed while it is sent looks like a network that fails.
    const errors = (await loaded?.check(values)) ?? {};
    const [message = outcome.message] = Object.values(errors);
    return { outcome: { ...outcome, message }, errors };
  }

  /** Tells how it ended where the form does not, or not alone; who has left finds it there after coming back. */
  function tell(outcome: Outcome | undefined, isHere: boolean) {
    if (outcome?.kind === 'sent') {
      const { message = sentWords, reference } = outcome;
      toast({
        kind: 'success',
        message: reference && !isHere ? `${message} Reference ${reference}` : message,
      });
    }
    if (outcome?.kind === 'refused') {
      const { message } = outcome;
      toast({ kind: 'error', message: isHere ? message : `${message} ${draftWords.left}` });
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    // A button that takes what was typed to another page's form.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (forms.get(key)?.stop) return;
    toast(undefined);
    const values = new FormData(event.currentTarget);
    // What is optional, or guards against programs, is sent only when it says something.
    const isRequired = (name: string) => fields[name] && !fields[name].isOptional;
    for (const [name, value] of [...values]) if (value === '' && !isRequired(name)) values.delete(name);
    // With a restored draft, what another page's form held, or one field to correct, a person may be as fast as a program.
    const isFirst = refusals === 0 && !draft.isRestored && initial?.state !== 'begun';
    const madeIn = Math.round(performance.now() - shownAt);
    if (isFirst && madeIn < TOO_FAST) values.set(MADE_IN, String(madeIn));
    const stop = new AbortController();
    change(key, shown, { stop });
    const settled = await settle(values, stop);
    const { kind } = settled.outcome ?? { kind: 'refused' };
    const isHere = isOnPage(key, pathname);
    const { refusals: before, round } = now();
    change(
      key,
      {
        ...settled,
        values,
        refusals: kind === 'refused' ? before + 1 : before,
        round: kind === 'sent' ? round + 1 : round,
      },
      { stop: undefined, isUnseen: !isHere },
    );
    if (kind === 'sent') draft.discard();
    if (isToasted || !isHere) tell(settled.outcome, isHere);
  }

  const restart = useCallback(() => change(key, { ...now(), outcome: undefined }), [key, now]);

  return {
    ...shown,
    id,
    fields,
    /** What is wrong with the submission as a whole. */
    message,
    /** What came back for what was sent, until the form begins anew. */
    sent: outcome?.kind === 'sent' ? outcome : undefined,
    /** What was sent in a field, of a file its name. */
    sentText(name: string) {
      const value = shown.values?.get(name);
      return value instanceof File ? value.name : value?.trim();
    },
    /** Whether the fields hold what was typed on another page. */
    isBegun: first?.state === 'begun',
    /** The initial value of a field. */
    typed: (name: string) => (first && 'values' in first && first.values[name]) || '',
    /** Clears a field's error while the visitor edits it, and with the last one the message, which refers to them. */
    edited(name: string) {
      const { [name]: cleared, ...others } = now().errors;
      if (cleared === undefined) return;
      const isMended = Object.keys(others).length === 0;
      change(key, { ...now(), errors: others, ...(isMended && { outcome: undefined }) });
    },
    cancel: () => forms.get(key)?.stop?.abort(),
    /** Returns to an empty form after submission. */
    restart,
    /** Whether the fields were restored from an earlier visit to the page. */
    hasDraft: draft.isRestored,
    /** Empties the fields and puts the focus into the first one. */
    clear() {
      if (forms.get(key)?.stop) return;
      draft.discard();
      change(key, { ...startingFrom(undefined), round: round + 1 });
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id^="${id}-"]`)?.focus());
    },
    summaryRef,
    /** For the form element. */
    props: {
      noValidate: true,
      onSubmit: submit,
      onInput: draft.save,
      // Loaded while the visitor types, so that submitting does not wait for it.
      onFocus: () => void rules().catch(() => {}),
    },
  };
}
