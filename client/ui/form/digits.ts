/**
 * The digits of a pasted telephone number, at most `max`. A leading +91 or 0 that would not fit is a dialling prefix,
 * and dropped. A foreign number is left one digit short, since ten of its digits could pass for an Indian number.
 */
export function pastedDigits(text: string, max: number): string {
  const digits = text.replace(/\D/g, '');
  const national = digits.length > max ? digits.replace(/^(?:0{0,2}91|0)(?=\d)/, '') : digits;
  if (national.length > max) return national.slice(0, max - 1);
  return national.length === max ? national : digits.slice(0, max);
}

/**
 * Call before `text` is typed into `input`. Removes a typed +91 when a digit comes to the end of the full field, or the
 * truncated digits would be a different number that looks valid. Returns whether the number seems to be foreign and so
 * does not fit; undefined where `text` does not tell.
 */
export function isForeignDigit(text: string, input: HTMLInputElement, max: number): boolean | undefined {
  const { value, selectionStart, selectionEnd } = input;
  if (text === '+') return selectionStart === 0 || undefined;
  if (!/\d/.test(text) || value.length < max || selectionStart !== selectionEnd) return undefined;
  const hasCountryCode = selectionStart === max && value.startsWith('91');
  if (hasCountryCode) input.setRangeText('', 0, 2);
  return !hasCountryCode;
}

/** Removes everything but digits from `input`; the caret stays after the same digit. */
export function keepDigits(input: HTMLInputElement, max: number): void {
  const { value } = input;
  if (/^\d*$/.test(value) && value.length <= max) return;
  const caret =
    (input.selectionStart ?? value.length) -
    value.slice(0, input.selectionStart ?? undefined).replace(/\d/g, '').length;
  input.value = value.replace(/\D/g, '').slice(0, max);
  input.setSelectionRange(caret, caret);
}
