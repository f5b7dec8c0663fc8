/**
 * `text` without invisible characters, which come along with numbers and addresses copied from documents. In
 * words they may matter: some scripts join letters with them.
 */
export const stripInvisible = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '');

/** `text` without them, and with the digits of every script as 0 to 9: Indian keyboards have others, too. */
export function normalizeDigits(text: string): string {
  return stripInvisible(text).replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // The digits of a script are consecutive in Unicode, from its zero on.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/**
 * `text` with at most 30 combining marks in a row, more than any script has on one letter (UAX 15, D3):
 * normalization sorts them in quadratic time.
 */
export const limitCombiningMarks = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
