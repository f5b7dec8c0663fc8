import type { FieldErrors } from './form-rules.ts';

/**
 * The state of a form on its page. After a post without JavaScript: `refused`, with what was typed and what
 * is wrong with it, or `sent`, with the reference of what was stored (an application has a page of its own).
 * `begun` was typed into another page's form, `asked` comes from a link. `values.resume` says only that a
 * file was chosen, which cannot be given back.
 */
export type FormState =
  | { state: 'refused'; message: string; errors: FieldErrors; values: Record<string, string> }
  | { state: 'begun' | 'asked'; values: Record<string, string> }
  | { state: 'sent'; reference: string };

export type RefusedForm = Extract<FormState, { state: 'refused' }>;
