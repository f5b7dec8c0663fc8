import { Fragment, type ReactNode } from 'react';
import { draftWords, leaveEmpty } from '#content/form-copy.ts';
import { FOR_PROGRAMS } from '#shared/form-guard.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormField } from './form-field.tsx';
import { Notice } from './notice.tsx';
import type { Form } from './use-form.ts';

type FormFieldsProps = {
  form: Form;
  /** As of `FormField`. */
  of?: 'enquiry' | 'application';
  /** Beside the message of a refusal. */
  detail?: ReactNode;
  /** As of `ErrorSummary`. */
  isToasted?: boolean;
  /** The control of a field that is a file. */
  file?: ReactNode;
};

/** Everything above a form's button: what a visitor has to know first, and the controls of all its fields. */
export function FormFields({ form, of, detail, isToasted, file }: FormFieldsProps) {
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
      <ErrorSummary form={form} detail={detail} isToasted={isToasted} />
      <GuardField />
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

/** A honeypot: invisible to people, so whatever fills it in is a program. It never causes a refusal. */
function GuardField() {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {leaveEmpty}
      <input name={FOR_PROGRAMS} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
