import type { FieldErrors } from './form-rules.ts';

/**
 * A form that was posted without JavaScript and comes back with its page: refused, with what was typed and what
 * is wrong with it, or accepted, with the reference of what was stored.
 */
export type FormState =
  | { state: 'refused'; message: string; errors: FieldErrors; values: Record<string, string> }
  | { state: 'sent'; reference: string };
