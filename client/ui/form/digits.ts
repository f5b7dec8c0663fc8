/**
 * The digits of a telephone number as somebody pasted it, at most `max`. A leading +91 or 0 that would not fit is
 * the way to dial it, not a part of it. Of a number from elsewhere one digit too few is left, since ten of them could
 * look like one of ours.
 */
export function pastedDigits(text: string, max: number): string {
  const digits = text.replace(/\D/g, '');
  const national = digits.length > max ? digits.replace(/^(?:0{0,2}91|0)(?=\d)/, '') : digits;
  if (national.length > max) return national.slice(0, max - 1);
  return national.length === max ? national : digits.slice(0, max);
}

/**
 * Before another digit comes to the end of a full `input`: a +91 that was typed goes, or what is left would be another
 * number that looks right.
 */
export function dropCountryCode(input: HTMLInputElement, max: number): void {
  if (input.selectionStart === max && input.value.startsWith('91')) input.setRangeText('', 0, 2);
}

/** Leaves only digits in `input`, the caret behind the digit it was behind. */
export function keepDigits(input: HTMLInputElement, max: number): void {
  const { value } = input;
  if (/^\d*$/.test(value) && value.length <= max) return;
  const caret =
    (input.selectionStart ?? value.length) -
    value.slice(0, input.selectionStart ?? undefined).replace(/\d/g, '').length;
  input.value = value.replace(/\D/g, '').slice(0, max);
  input.setSelectionRange(caret, caret);
}
