import './toast.css';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { draftWords, type FieldWords } from '#content/form-copy.ts';
import { FILL_TIME, MIN_FILL_TIME } from '#shared/bot-detection.ts';
import type { FieldErrors } from '#shared/form-rules.ts';
import type { FormState } from '#shared/form-state.ts';
import { type Toast, useToast } from '../toasts/toasts.tsx';
import { withTimeout } from '../with-timeout.ts';
import { type Outcome, type Settled, startingFrom, useSubmission } from './form-store.ts';
import type { Progress, UploadOptions } from './upload.ts';
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
  send: (values: FormData, options: UploadOptions) => Promise<Outcome>;
  /** The toast's message on success, unless the server sends one. */
  sentWords: string;
  /** Shows a toast even while the form is in view; visitors who have left it always get one. */
  alwaysToasts?: boolean;
};

export type Form = ReturnType<typeof useForm>;

/**
 * What all forms have in common. Fields are uncontrolled: they keep what was typed before this code loaded,
 * also while closed. Validates on submit, focuses a summary on refusal, sends one submission at a time.
 */
export function useForm(options: FormOptions) {
  const { id, fields, rules, alwaysToasts = false } = options;
  // Later loader data must not change the initial values.
  const [initial] = useState(options.initial);
  const [start] = useState(() => startingFrom(initial));
  const [shownAt] = useState(() => performance.now());
  const summaryRef = useRef<HTMLDivElement>(null);
  const toast = useToast();
  // The response may arrive on another page: it must settle the form, and discard the draft, of this one.
  const { pathname } = useLocation();
  const key = draftKey(id, pathname);
  const draft = useDraft(id, key, initial !== undefined && initial.state !== 'asked');
  const { submission, shown } = useSubmission(key, pathname, start);
  const { errors, outcome, refusals, round } = shown;
  /** The state that the page came with, until the fields are reset. */
  const first = round === 0 ? initial : undefined;
  const message = outcome?.kind === 'refused' ? outcome.message : undefined;

  useErrorTitle(message !== undefined || Object.keys(errors).length > 0);
  useLayoutEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  /** What was typed; and in how many ms, if too few for a person. Drafts, begun forms, corrections are exempt. */
  function valuesOf(element: HTMLFormElement): FormData {
    const values = dropEmptyFields(new FormData(element), fields);
    const isExempt = refusals > 0 || draft.isRestored || initial?.state === 'begun';
    const fillTime = Math.round(performance.now() - shownAt);
    if (!isExempt && fillTime < MIN_FILL_TIME) values.set(FILL_TIME, String(fillTime));
    return values;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    // This button takes what was typed to another page's form.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (submission.isUnderWay()) return;
    toast(undefined);
    const values = valuesOf(event.currentTarget);
    const sending = { signal: submission.begin(), onProgress: submission.progress };
    const settled = await validateAndSend(values, options, sending);
    const isSeen = submission.settle(settled, values);
    if (settled.outcome?.kind === 'sent') draft.discard();
    if (alwaysToasts || !isSeen) toast(toastOf(settled.outcome, options.sentWords, isSeen));
  }

  return {
    ...shown,
    id,
    fields,
    cancel: submission.cancel,
    restart: submission.restart,
    edited: submission.edited,
    /** What is wrong with the submission as a whole. */
    message,
    /** The confirmation of what was sent, until the form starts over. */
    sent: outcome?.kind === 'sent' ? outcome : undefined,
    /** The value sent in a field; for a file, its name. */
    sentText(name: string) {
      const value = shown.values?.get(name);
      return value instanceof File ? value.name : value?.trim();
    },
    /** Whether the fields hold what was typed on another page. */
    isBegun: first?.state === 'begun',
    /** The initial value of a field. */
    typed: (name: string) => (first && 'values' in first && first.values[name]) || '',
    /** Whether the fields were restored from an earlier visit to the page. */
    hasDraft: draft.isRestored,
    /** Empties the fields and puts the focus into the first one. */
    clear() {
      if (submission.isUnderWay()) return;
      draft.discard();
      submission.empty();
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

/** Drops empty fields that are optional, and the honeypot. */
function dropEmptyFields(values: FormData, fields: FormOptions['fields']): FormData {
  const isRequired = (name: string) => fields[name] && !fields[name].isOptional;
  for (const [name, value] of [...values]) if (value === '' && !isRequired(name)) values.delete(name);
  return values;
}

/** After this the server alone validates, ms. */
const RULES_TIMEOUT = 3000;

type Sending = UploadOptions & { onProgress: (progress?: Progress) => void };

/** Validates what was typed and sends it. Never throws. */
async function validateAndSend(values: FormData, form: FormOptions, options: Sending): Promise<Settled> {
  const loaded = await withTimeout(form.rules(), RULES_TIMEOUT).catch(() => undefined);
  const check = async () => (await loaded?.check(values)) ?? {};
  const found = await check();
  if (Object.keys(found).length > 0) return { errors: found };
  options.onProgress();
  const outcome = await form.send(values, options);
  if (outcome.kind !== 'refused') return { outcome, errors: {} };
  if (outcome.errors) return { outcome, errors: outcome.errors };
  // A file that is changed or removed during the upload looks like a network failure.
  const errors = await check();
  const [message = outcome.message] = Object.values(errors);
  return { outcome: { ...outcome, message }, errors };
}

/** The toast for an outcome. To a visitor who left the form it adds the reference, or where the draft is. */
function toastOf(outcome: Outcome | undefined, sentWords: string, isSeen: boolean): Toast | undefined {
  if (outcome?.kind === 'sent') {
    const { message = sentWords, reference } = outcome;
    const withReference = reference && !isSeen ? `${message} Reference ${reference}` : message;
    return { kind: 'success', message: withReference };
  }
  if (outcome?.kind !== 'refused') return undefined;
  return { kind: 'error', message: isSeen ? outcome.message : `${outcome.message} ${draftWords.left}` };
}
