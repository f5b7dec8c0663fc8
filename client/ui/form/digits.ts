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
 * Call before a digit is typed at the end of a full `input`: removes a typed +91, or the truncated digits would be a
 * different number that looks valid.
 */
export function dropCountryCode(input: HTMLInputElement, max: number): void {
  if (input.selectionStart === max && input.value.startsWith('91')) input.setRangeText('', 0, 2);
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
