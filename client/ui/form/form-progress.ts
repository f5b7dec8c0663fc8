import type { FieldErrors } from '#shared/form-rules.ts';
import type { FormState } from '#shared/form-state.ts';
import type { Received, Settled } from './submission.ts';
import type { Progress } from './upload.ts';

type Phase =
  | { at: 'editing' }
  | { at: 'sending'; progress: Progress | undefined }
  | ({ at: 'sent' } & Received);

/** What a form shows beside what is typed. */
export type FormProgress = {
  phase: Phase;
  errors: FieldErrors;
  /** What is wrong with the submission as a whole. */
  message: string | undefined;
  /** Counts refusals, so that screen readers announce the same message again. */
  refusals: number;
  /** Changes when the fields are reset: the key of their container. */
  round: number;
};

/** `initial` is the outcome of a post without JavaScript. */
export function startingFrom(initial: FormState | undefined): FormProgress {
  const start: FormProgress = {
    phase: { at: 'editing' },
    errors: {},
    message: undefined,
    refusals: 0,
    round: 0,
  };
  if (initial?.state === 'refused') {
    return { ...start, errors: initial.errors, message: initial.message, refusals: 1 };
  }
  if (initial?.state === 'sent') {
    return { ...start, phase: { at: 'sent', reference: initial.reference } };
  }
  return start;
}

export function whileSending(progress: Progress | undefined, now: FormProgress): FormProgress {
  return { ...now, phase: { at: 'sending', progress }, errors: {}, message: undefined };
}

export function afterwards(settled: Settled, now: FormProgress): FormProgress {
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
export function withoutError(now: FormProgress, name: string): FormProgress {
  if (!(name in now.errors)) return now;
  const { [name]: _cleared, ...errors } = now.errors;
  return { ...now, errors, message: Object.keys(errors).length > 0 ? now.message : undefined };
}
