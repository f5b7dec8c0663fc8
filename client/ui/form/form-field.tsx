import './control.css';
import './form.css';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { FieldWords } from '#content/form-copy.ts';
import { Icon } from '../icon.tsx';
import { digitsOfWhole, isForeignDigit, tidyNumber } from './digits.ts';
import { ForeignNumber } from './foreign-number.tsx';
import type { Form } from './use-form.ts';

export const fieldId = (form: Pick<Form, 'id'>, name: string) => `${form.id}-${name}`;

type FormFieldProps = {
  form: Form;
  name: string;
  field: FieldWords;
  /** Of a telephone number: the form, for the hint on numbers that do not fit. */
  of?: 'enquiry' | 'application' | undefined;
};

/** Label, hint, control and error of one field. */
export function FormField({ form, name, field, of }: FormFieldProps) {
  const { digits } = field;
  const [isForeign, setForeign] = useState(false);
  /** What an input method is composing is its own until it ends: changed meanwhile, it would be inserted once more. */
  const isComposing = useRef(false);
  const text = {
    className: 'control',
    defaultValue: form.typed(name),
    autoComplete: field.autoComplete,
    readOnly: form.sending !== undefined,
  };

  /** For a whole number at once: the browser would cut it at maxLength before its spaces and country code are gone. */
  function insert(event: SyntheticEvent<HTMLInputElement>, whole: string, max: number) {
    event.preventDefault();
    const input = event.currentTarget;
    if (input.readOnly) return;
    const text = digitsOfWhole(whole, max);
    setForeign(text.length === max - 1);
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    typed(input);
  }

  return (
    <LabelledControl
      form={form}
      name={name}
      field={field}
      more={
        field.kind === 'tel' &&
        of && (
          <div className="field__live" role="status">
            <ForeignNumber of={of} isTyped={isForeign} problem={form.errors[name]} />
          </div>
        )
      }
    >
      {(control) =>
        field.kind === 'paragraph' ? (
          <textarea {...control} {...text} rows={5} onChange={() => form.edited(name)} />
        ) : (
          <input
            {...control}
            {...text}
            type={field.kind}
            onCompositionStart={() => {
              isComposing.current = true;
            }}
            onCompositionEnd={({ currentTarget: input, data }) => {
              isComposing.current = false;
              if (field.kind !== 'tel') return;
              // The browser has cut it at maxLength.
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
                // Dropped, spoken, or put in by the keyboard from the contacts.
                const { type } = event.nativeEvent;
                if (type === 'textInput' && event.data.length > 1) return insert(event, event.data, digits);
                const told = isForeignDigit(event.data, event.currentTarget, digits);
                if (told !== undefined) setForeign(told);
              },
            })}
            onChange={(event) => {
              if (event.currentTarget.value === '') setForeign(false);
              if (field.kind === 'tel' && !isComposing.current) tidyNumber(event.currentTarget, digits);
              form.edited(name);
            }}
          />
        )
      }
    </LabelledControl>
  );
}

/** As if it had been typed: the draft is kept, the error goes. */
function typed(input: HTMLInputElement) {
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** What a field shows of its form, which one without a script of its own has, too. */
type FieldsOf = Pick<Form, 'id' | 'errors'>;

/** Label, hint, control and error; `children` is given the attributes that connect the control to the others. */
export function LabelledControl(props: {
  form: FieldsOf;
  name: string;
  field: FieldWords;
  more?: ReactNode;
  children: (control: ComponentProps<'input'> & ComponentProps<'textarea'>) => ReactNode;
}) {
  const { name, form } = props;
  const { label, hint, isOptional } = props.field;
  const id = fieldId(form, name);
  const error = form.errors[name];
  return (
    <div className="grid gap-2">
      <label className="between ink semibold field__label" htmlFor={id}>
        {`${label} `}
        {isOptional && <span className="note">Optional</span>}
      </label>
      {hint && (
        <p className="field__hint muted balance" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {props.more}
      {props.children({
        id,
        name,
        // Not `required`: with it an empty field counts as invalid before anything was sent.
        'aria-required': !isOptional || undefined,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby':
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  );
}
