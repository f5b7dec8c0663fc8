import * as v from 'valibot';
import { stripInvisible } from './plain-characters.ts';

/** Messages by field name; a field without an entry is fine. */
export type FieldErrors = Record<string, string>;

/** Anything below U+0020 except tab and line breaks, and U+007F to U+009F: nobody types these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is its purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a single line has no breaks either
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f-\u009f]/;

/** Empty if nothing in it is visible. */
const visible = (value: string) => (stripInvisible(value).trim() ? value : '');

/** Trimmed text, after `tidy`. Its length is checked first, so that no pattern runs on a long text. */
const text = (maxCharacters: number, forbidden: RegExp, message = 'Please use plain text', tidy = visible) =>
  v.pipe(
    v.optional(v.string(message), ''),
    v.maxLength(maxCharacters, `Please use at most ${maxCharacters} characters`),
    v.transform((value) => tidy(value).trim()),
    v.check((value) => !forbidden.test(value), 'Please use plain text'),
  );

/** Several lines that may be empty. */
export const optionalParagraph = (maxCharacters: number) => text(maxCharacters, CONTROL);

/** One line that may be empty. */
export const optionalLine = (maxCharacters: number, tidy?: typeof visible) =>
  text(maxCharacters, CONTROL_OR_BREAK, undefined, tidy);

/** One line. Absent and blank are the same to a visitor, so they have one message. */
export const line = (requiredMessage: string, maxCharacters: number, tidy?: typeof visible) =>
  v.pipe(text(maxCharacters, CONTROL_OR_BREAK, requiredMessage, tidy), v.nonEmpty(requiredMessage));

/** Several lines, of which at least one is not blank. */
export const paragraph = (requiredMessage: string, maxCharacters: number) =>
  v.pipe(text(maxCharacters, CONTROL, requiredMessage), v.nonEmpty(requiredMessage));

/**
 * One part, an at sign, a domain with a dot; no white space, and no colon, as in a pasted `mailto:` link. Linear: the
 * classes on either side of @ exclude it.
 */
export const EMAIL = /^[^\s@:]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

type Checked<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Checks `input` by `schema`; the first message of each field is the one the visitor sees. */
export function checkForm<T>(schema: v.GenericSchema<unknown, T>, input: unknown): Checked<T> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const errors: FieldErrors = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}

/** What is wrong with the values of a form, by `schema`. */
export function errorsBy(schema: v.GenericSchema, values: FormData): FieldErrors {
  const checked = checkForm(schema, Object.fromEntries(values));
  return checked.ok ? {} : checked.errors;
}
