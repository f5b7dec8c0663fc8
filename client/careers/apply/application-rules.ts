import { Application, resumeProblem } from '#shared/application.ts';
import { checkForm, type FieldErrors } from '#shared/form-rules.ts';

export function check(values: FormData): FieldErrors {
  const checked = checkForm(Application, Object.fromEntries(values));
  const resume = values.get('resume');
  const problem = resumeProblem(resume instanceof File ? resume : undefined);
  return { ...(checked.ok ? {} : checked.errors), ...(problem && { resume: problem }) };
}
