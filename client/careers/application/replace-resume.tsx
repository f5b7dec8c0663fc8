import { useEffect } from 'react';
import { application } from '#content/careers/application-copy.ts';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import type { FormState } from '#shared/form-state.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { SubmitButton } from '../../ui/form/form-fields.tsx';
import { upload } from '../../ui/form/upload.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { ResumeField } from '../apply/resume-field.tsx';

const words = application.replace;
const { resume } = applicationWords.fields;

/** Replaces the resume, under the same checks as the first. The page is reloaded afterwards. */
export function ReplaceResume({ link, initial }: { link: string; initial: FormState | undefined }) {
  const form = useForm({
    id: 'replacement',
    initial,
    fields: { resume },
    rules: () => import('../apply/chosen-file.ts'),
    sentWords: application.done.replace,
    send: async (values, under) => {
      const answer = await upload(link, values, under);
      if (answer.kind === 'cancelled') return { kind: 'cancelled' };
      if (answer.kind === 'unreachable') return { kind: 'refused', message: words.unreachable };
      const { success, message = words.failed, errors, link: next } = answer.body ?? {};
      return success ? { kind: 'sent', link: next } : { kind: 'refused', message, errors };
    },
  });
  const { sent } = form;
  useEffect(() => {
    if (sent) location.assign(sent.link ?? link);
  }, [sent, link]);
  return (
    <form
      className="grid form"
      method="post"
      action={`${link}#replace`}
      encType="multipart/form-data"
      {...form.props}
    >
      <input type="hidden" name="do" value="replace" />
      <ErrorSummary form={form} />
      <ResumeField form={form} />
      <div>
        <SubmitButton form={form} words={words} />
      </div>
    </form>
  );
}
