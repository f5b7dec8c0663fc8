import { Application } from '#shared/application.ts';
import { checkForm, type FieldErrors } from '#shared/form-rules.ts';
import { check as checkFile } from './chosen-file.ts';

export async function check(values: FormData): Promise<FieldErrors> {
  const checked = checkForm(Application, Object.fromEntries(values));
  return { ...(checked.ok ? {} : checked.errors), ...(await checkFile(values)) };
}
