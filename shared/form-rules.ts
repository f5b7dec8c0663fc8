import * as v from 'valibot';

/** Messages by field name; a field without an entry is fine. */
export type FieldErrors = Record<string, string>;

/** Anything below U+0020 but tab and line breaks, and U+007F: never part of what a person types. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is its purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a single line has no breaks either
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f]/;

/**
 * A field as text, trimmed. Its length is checked before any other rule, so that no pattern meets a long text;
 * absent and blank are the same to a visitor, hence the one message.
 */
export function line(requiredMessage: string, maxCharacters: number) {
  return v.pipe(
    v.optional(v.string(requiredMessage), ''),
    v.maxLength(maxCharacters, tooLong(maxCharacters)),
    v.trim(),
    v.nonEmpty(requiredMessage),
    v.check((value) => !CONTROL_OR_BREAK.test(value), 'Please use plain text'),
  );
}

/** Browsers send forms with CR LF and scripts send LF; one of them is stored. */
const oneKindOfBreak = v.transform((value: string) => value.replace(/\r\n?/g, '\n'));

/** Several lines of text, trimmed, line breaks kept. */
export function paragraph(requiredMessage: string, maxCharacters: number) {
  return v.pipe(
    v.optional(v.string(requiredMessage), ''),
    v.maxLength(maxCharacters, tooLong(maxCharacters)),
    v.trim(),
    v.nonEmpty(requiredMessage),
    v.check((value) => !CONTROL.test(value), 'Please use plain text'),
    oneKindOfBreak,
  );
}

/** As `paragraph`, but may be left empty. */
export function optionalParagraph(maxCharacters: number) {
  return v.pipe(
    v.optional(v.string('Please use plain text'), ''),
    v.maxLength(maxCharacters, tooLong(maxCharacters)),
    v.trim(),
    v.check((value) => !CONTROL.test(value), 'Please use plain text'),
    oneKindOfBreak,
  );
}

/** As `line`, but may be left empty. */
export function optionalLine(maxCharacters: number) {
  return v.pipe(
    v.optional(v.string('Please use plain text'), ''),
    v.maxLength(maxCharacters, tooLong(maxCharacters)),
    v.trim(),
    v.check((value) => !CONTROL_OR_BREAK.test(value), 'Please use plain text'),
  );
}

/** One part, an at sign, a domain with a dot; no white space. Linear: the classes on either side of @ exclude it. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

function tooLong(maxCharacters: number): string {
  return `Please use at most ${maxCharacters} characters`;
}

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
