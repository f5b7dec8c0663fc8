import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { fieldId } from './form-field.tsx';
import { StatusMessage } from './status-message.tsx';
import type { Form } from './use-form.ts';

/**
 * What is wrong with a refused form, with a link to each field, in the order of the fields. It takes the
 * focus; the alert is a child of the focused element, or some screen readers would read it twice. Errors that
 * go as fields are corrected are not announced: the whole alert would be read, and interrupt the typing.
 */
export function ErrorSummary({ form, detail }: { form: Form; detail?: ReactNode }) {
  const { errors, message } = form;
  const fields = Object.keys(form.fields);
  const names = [...new Set([...fields, ...Object.keys(errors)])].filter((name) => name in errors);
  if (names.length === 0 && message === undefined) return null;
  const count = names.length === 1 ? 'There is 1 problem' : `There are ${names.length} problems`;

  return (
    <div className="ink frame--small error-summary" tabIndex={-1} ref={form.summaryRef}>
      <div role="alert" aria-relevant="additions" key={form.refusals}>
        <p className="beside items-start semibold error-summary__title">
          <Icon name="circle-alert" />
          <span>{message === undefined || names.length > 0 ? count : <StatusMessage words={message} />}</span>
        </p>
        {detail && <p className="above-2">{detail}</p>}
        {names.length > 0 && (
          <ul className="row above-2 error-summary__list">
            {names.map((name) => (
              <li key={name}>
                {fields.includes(name) ? (
                  <a href={`#${fieldId(form, name)}`} onClick={(event) => goTo(event, fieldId(form, name))}>
                    {named(errors[name], form.fields[name]?.label)}
                  </a>
                ) : (
                  errors[name]
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Messages that all fields share ("Please use at most …") do not say which field they are about. */
const named = (message = '', label = '') =>
  message.startsWith('Please use ') ? `${label}: ${message}` : message;

/**
 * Focuses the field and scrolls its label into view without changing the address, so that Back does not step through
 * fields.
 */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('.grid') ?? control).scrollIntoView({ block: 'center' });
}
