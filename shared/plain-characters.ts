/**
 * `text` without characters that nobody sees, such as those that come along with a number or an address copied from a
 * document. In words they may matter: some scripts join letters by them.
 */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '');

/** `text` without them and with the digits of every script as 0 to 9, since Indian keyboards have others too. */
export function plainNumber(text: string): string {
  return withoutInvisible(text).replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Those of a script follow one another in Unicode, from its zero on.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/**
 * Without the marks of a run beyond 30, more than any script has on one letter (UAX 15, D3): normal forms sort them, in
 * time that grows with the square of their number.
 */
export const withFewMarks = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1');
