import { Application } from '#shared/application.ts';
import { errorsBy } from '#shared/form-rules.ts';
import { check as checkFile } from './chosen-file.ts';

export const check = async (values: FormData) => ({
  ...errorsBy(Application, values),
  ...(await checkFile(values)),
});
