import { ContactMessage } from '#shared/contact.ts';
import { checkForm, type FieldErrors } from '#shared/form-rules.ts';

export function check(values: FormData): FieldErrors {
  const checked = checkForm(ContactMessage, Object.fromEntries(values));
  return checked.ok ? {} : checked.errors;
}
