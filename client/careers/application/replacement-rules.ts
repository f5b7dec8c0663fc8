import { resumeProblem } from '#shared/application.ts';
import type { FieldErrors } from '#shared/form-rules.ts';

export function check(values: FormData): FieldErrors {
  const resume = values.get('resume');
  const problem = resumeProblem(resume instanceof File ? resume : undefined);
  return problem ? { resume: problem } : {};
}
