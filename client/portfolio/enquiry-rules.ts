import { Enquiry } from '#shared/enquiry.ts';
import { checkForm, type FieldErrors } from '#shared/form-rules.ts';

export function check(values: FormData): FieldErrors {
  const checked = checkForm(Enquiry, Object.fromEntries(values));
  return checked.ok ? {} : checked.errors;
}
