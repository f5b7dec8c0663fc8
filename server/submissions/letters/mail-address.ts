import { EMAIL } from '#shared/form-rules.ts';

const PLAIN = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Whether something can be written to: one plain address, without quotes, comments, lists or control characters, so
 * that nothing in it means more to a mail program. Stricter than RFC 5322. An application's e-mail has no format
 * rule (behaviour F10), so it is asked here.
 */
export function isAddress(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && PLAIN.test(text);
}
