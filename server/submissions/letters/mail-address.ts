import { EMAIL } from '#shared/form-rules.ts';

const PLAIN = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Whether letters can be sent to a text: one plain address, without quotes, comments, lists or control
 * characters, which a mail program would interpret. Stricter than RFC 5322. The form does not check the
 * format of an application's e-mail (behaviour F10), so it is checked here.
 */
export function isAddress(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text) && PLAIN.test(text);
}
