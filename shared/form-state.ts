import type { FieldErrors } from './form-rules.ts';

/**
 * A form that was posted without JavaScript and comes back with its page: refused, with what was typed and what
 * is wrong with it, or accepted, with the reference of what was stored; an application has a page of its own then.
 * `begun` was typed into the form of another page; `asked` is what a link asks about. `values.resume` says only that a file was chosen, which cannot be given back.
 */
export type FormState =
  | { state: 'refused'; message: string; errors: FieldErrors; values: Record<string, string> }
  | { state: 'begun' | 'asked'; values: Record<string, string> }
  | { state: 'sent'; reference: string };

export type RefusedForm = Extract<FormState, { state: 'refused' }>;
