import type { FormWords } from '#content/form-copy.ts';
import { ConsentNote } from './consent-note.tsx';
import type { Form } from './use-form.ts';

/** While sending, the button keeps the focus: `disabled` would blur it, so the form itself ignores a second submit. */
export function SubmitButton({ form, words }: { form: Form; words: Pick<FormWords, 'submit' | 'sending'> }) {
  const isSending = form.sending !== undefined;
  return (
    <button className="button" type="submit" aria-disabled={isSending || undefined}>
      {isSending ? words.sending : words.submit}
    </button>
  );
}

export function SubmitRow({
  form,
  words,
}: {
  form: Form;
  words: Pick<FormWords, 'submit' | 'sending' | 'consent'>;
}) {
  return (
    <div className="row row--submit">
      <SubmitButton form={form} words={words} />
      <p className="note">
        <ConsentNote text={words.consent} />
      </p>
      <p className="visually-hidden" role="status">
        {form.sending && words.sending}
      </p>
    </div>
  );
}
