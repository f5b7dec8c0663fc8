import { normalizeDigits } from '#shared/plain-characters.ts';

/**
 * The digits of a telephone number that was pasted or filled in whole, at most `max`. A leading +91, 0 or both is a
 * dialling prefix, and dropped, where `max` digits follow. A number that is too long is cut, as a field's maxLength
 * does, but one that seems foreign one digit shorter, since its first ten could pass for an Indian number.
 */
export function digitsOfPasted(text: string, max: number): string {
  const plain = normalizeDigits(text);
  const digits = plain.replace(/\D/g, '');
  const national = digits.replace(new RegExp(`^(?:0{0,2}91)?0?(?=\\d{${max}}$)`), '');
  const seemsForeign = national.length > max && !/^[^+\d]*(?!91)[6-9]/.test(plain);
  return national.slice(0, seemsForeign ? max - 1 : max);
}

/**
 * Call before `text` is inserted into `input`. When a digit is typed at the end of a full field, removes the
 * +91 or 0 it starts with: the truncated digits would be a different number that looks valid. Returns whether
 * the number seems foreign and so does not fit; undefined if `text` does not tell.
 */
export function isForeignDigit(text: string, input: HTMLInputElement, max: number): boolean | undefined {
  const { value, selectionStart, selectionEnd } = input;
  if (text === '+') return selectionStart === 0 || undefined;
  if (!/\p{Nd}/u.test(text) || value.length < max || selectionStart !== selectionEnd) return undefined;
  const prefix = selectionStart === max && /^(?:0091|91|0(?!0))/.exec(value);
  if (prefix) input.setRangeText('', 0, prefix[0].length);
  return !prefix;
}

/** Tidies a telephone number; with `max`, by `digitsOfPasted`. The caret stays after the same character. */
export function tidyNumber(input: HTMLInputElement, max?: number): void {
  const { value, selectionStart } = input;
  const tidy = (text: string) => (max ? digitsOfPasted(text, max) : normalizeDigits(text));
  if (tidy(value) === value) return;
  const caret = tidy(value.slice(0, selectionStart ?? undefined)).length;
  input.value = tidy(value);
  input.setSelectionRange(caret, caret);
}
