import './control.css';
import './form.css';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { FieldWords } from '#content/form-copy.ts';
import { foreignNumber as words } from '#content/rare-form-copy.ts';
import { CONTACT } from '#shared/paths.ts';
import { PHONE_REQUIRED } from '#shared/replies.ts';
import { Icon } from '../icon.tsx';
import { digitsOfPasted, isForeignDigit, tidyNumber } from './digits.ts';
import type { Form } from './use-form.ts';

/** All that a field reads of its form; a form that runs no script of its own has it, too. */
type FieldProps = { form: Pick<Form, 'id' | 'errors'>; name: string; field: FieldWords };

export const fieldId = (form: Pick<Form, 'id'>, name: string) => `${form.id}-${name}`;

/** Attributes that connect a field's control to its label, hint and error. */
export function controlOf({ form, name, field: { hint, isOptional } }: FieldProps) {
  const id = fieldId(form, name);
  const error = form.errors[name];
  return {
    id,
    name,
    // Not `required`, which makes an empty field invalid before anything is sent.
    'aria-required': !isOptional || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    className: 'control',
  };
}

export function FieldError({ children, ...error }: ComponentProps<'p'>) {
  return (
    <p className="beside items-start medium field__error" {...error}>
      <Icon name="circle-alert" />
      {children}
    </p>
  );
}

/** A control with its field's label, hint and error; `more` precedes the control. */
export function Labelled(props: FieldProps & { more?: ReactNode; children: ReactNode }) {
  const { form, name, field, more, children } = props;
  const id = fieldId(form, name);
  const error = form.errors[name];
  return (
    <div className="grid gap-2">
      <label className="beside items-start gap-3 between ink semibold field__label" htmlFor={id}>
        {`${field.label} `}
        {field.isOptional && <span className="note">Optional</span>}
      </label>
      {field.hint && (
        <p className="note" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {more}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type FormFieldProps = FieldProps & {
  form: Form;
  /** For a telephone number: the form it is in, for the hint on numbers that do not fit. */
  of?: 'enquiry' | 'application' | undefined;
};

/** One field of a form: a paragraph, a line, or a telephone number that is tidied as it is typed. */
export function FormField(props: FormFieldProps) {
  const { form, name, field, of } = props;
  const { kind, digits } = field;
  const [isForeign, setForeign] = useState(false);
  /** True while an input method composes: a value changed meanwhile would be inserted once more. */
  const isComposing = useRef(false);
  const control = {
    ...controlOf(props),
    defaultValue: form.typed(name),
    autoComplete: field.autoComplete,
    readOnly: form.sending !== undefined,
  };
  if (kind === 'paragraph')
    return (
      <Labelled {...props}>
        <textarea {...control} rows={5} onChange={() => form.edited(name)} />
      </Labelled>
    );

  /** Inserts a whole number. The browser would cut it at maxLength, with its spaces and country code. */
  function insert(event: SyntheticEvent<HTMLInputElement>, whole: string, max: number) {
    event.preventDefault();
    const input = event.currentTarget;
    if (input.readOnly) return;
    const text = digitsOfPasted(whole, max);
    setForeign(text.length === max - 1);
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    typed(input);
  }

  const hint = kind === 'tel' && of && (
    <div className="field__live" role="status">
      <ForeignNumber of={of} isTyped={isForeign} problem={form.errors[name]} />
    </div>
  );
  return (
    <Labelled {...props} more={hint}>
      <input
        {...control}
        type={kind}
        onCompositionStart={() => {
          isComposing.current = true;
        }}
        onCompositionEnd={({ currentTarget: input, data }) => {
          isComposing.current = false;
          if (kind !== 'tel') return;
          // The browser has cut the value at maxLength; `data` has all of it.
          if (digits && data.length > digits) input.value = data;
          tidyNumber(input, digits);
          typed(input);
        }}
        {...(digits && {
          inputMode: 'numeric' as const,
          maxLength: digits,
          onPaste: (event) => insert(event, event.clipboardData.getData('text'), digits),
          onBeforeInput: (event) => {
            if (isComposing.current) return;
            // A whole number: dropped, dictated, or a contact's that the on-screen keyboard suggests.
            const { type } = event.nativeEvent;
            if (type === 'textInput' && event.data.length > 1) return insert(event, event.data, digits);
            const told = isForeignDigit(event.data, event.currentTarget, digits);
            if (told !== undefined) setForeign(told);
          },
        })}
        onChange={(event) => {
          if (event.currentTarget.value === '') setForeign(false);
          if (kind === 'tel' && !isComposing.current) tidyNumber(event.currentTarget, digits);
          form.edited(name);
        }}
      />
    </Labelled>
  );
}

/** Fires `input` as typing does: the draft is saved, and the error cleared. */
function typed(input: HTMLInputElement) {
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

type ForeignNumberProps = {
  of: 'enquiry' | 'application';
  /** Whether a number that does not fit was typed or pasted. */
  isTyped: boolean;
  /** The field's error; the hint is of no use to someone who has typed no number. */
  problem: string | undefined;
};

/**
 * The hint for visitors without an Indian number. It takes an enquiry to the contact page as a message. An
 * application, which has a file, stays where it is: its link opens in a new tab.
 */
function ForeignNumber({ of, isTyped, problem = PHONE_REQUIRED }: ForeignNumberProps) {
  if (!isTyped && problem === PHONE_REQUIRED) return null;
  const to = `${CONTACT}#write`;
  return (
    <p className="note">
      {`${words[of].before} `}
      {of === 'enquiry' ? (
        <button type="submit" className="text-link" formAction={to}>
          {words.enquiry.goOn}
        </button>
      ) : (
        <a href={to} target="_blank" rel="noopener">
          {words.application.link}
          <span className="visually-hidden">{words.application.suffix}</span>
        </a>
      )}
      {words[of].after}
    </p>
  );
}
