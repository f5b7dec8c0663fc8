import { Fragment, type ReactNode } from 'react';
import { draftWords, type FormWords, leaveEmpty, privacyLink } from '#content/form-copy.ts';
import { HONEYPOT } from '#shared/bot-detection.ts';
import { PRIVACY } from '#shared/paths.ts';
import { useRetentionWords } from '../data/site-settings.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormField } from './form-field.tsx';
import { Notice } from './notice.tsx';
import type { Form } from './use-form.ts';

type FormFieldsProps = {
  form: Form;
  /** As in `FormField`. */
  of?: 'enquiry' | 'application';
  /** Shown with the message of a refusal. */
  detail?: ReactNode;
  /** The control of the file field. */
  file?: ReactNode;
};

/** Everything above a form's button: what a visitor has to know first, and the controls of all its fields. */
export function FormFields({ form, of, detail, file }: FormFieldsProps) {
  return (
    <>
      {form.hasDraft && (
        <Notice icon="info">
          {`${draftWords.kept} ${file ? `${draftWords.notTheFile} ` : ''}`}
          <button type="button" className="text-link" onClick={form.clear}>
            {draftWords.clear}
          </button>
        </Notice>
      )}
      {form.isBegun && <Notice icon="info">{draftWords.begun}</Notice>}
      <ErrorSummary form={form} detail={detail} />
      <Honeypot />
      <div className="grid" key={form.round}>
        {Object.entries(form.fields).map(([name, field]) => (
          <Fragment key={name}>
            {field.kind === 'file' ? file : <FormField form={form} name={name} field={field} of={of} />}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** Invisible to people, so whatever fills it in is a program. It never causes a refusal. */
function Honeypot() {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {leaveEmpty}
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  );
}

type SubmitProps<Words extends keyof FormWords> = { form: Form; words: Pick<FormWords, Words> };

/** While sending, the button keeps the focus: `disabled` would blur it, so the form itself ignores a second submit. */
export function SubmitButton({ form, words }: SubmitProps<'submit' | 'sending'>) {
  const isSending = form.sending !== undefined;
  return (
    <button className="button" type="submit" aria-disabled={isSending || undefined}>
      {isSending ? words.sending : words.submit}
    </button>
  );
}

export function SubmitRow({ form, words }: SubmitProps<'submit' | 'sending' | 'consent'>) {
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

/** What happens to the data. The link opens in a new tab, so that the form keeps its contents. */
export function ConsentNote({ text }: { text: (keptFor: string) => string }) {
  return (
    <>
      {text(useRetentionWords())}{' '}
      <a href={PRIVACY} target="_blank" rel="noopener">
        {privacyLink.name}
        <span className="visually-hidden">{privacyLink.suffix}</span>
      </a>
    </>
  );
}
