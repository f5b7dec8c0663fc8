import { useEffect, useRef } from 'react';
import { leaveEmpty } from '#content/form-copy.ts';
import { FOR_PROGRAMS, MADE_IN } from '#shared/form-guard.ts';
import type { Form } from './use-form.ts';

/**
 * What tells programs from people: a field that nobody sees, and how long the form was filled in, which pages that
 * are the same for everybody cannot tell without a script. Nothing here ever refuses a form.
 */
export function GuardFields({ form: { hasDraft, refusals } }: { form: Form }) {
  const madeIn = useRef<HTMLInputElement>(null);
  /** Who finds the form filled in, or has only one field to mend, may be as fast as can be. */
  const mayBeFast = hasDraft || refusals > 0;

  useEffect(() => {
    const input = madeIn.current;
    const form = input?.form;
    if (!form) return;
    input.value = '';
    if (mayBeFast) return;
    const shownAt = performance.now();
    const note = () => {
      input.value = String(Math.round(performance.now() - shownAt));
    };
    // On the form itself, hence before React, which listens at the root and reads the fields.
    form.addEventListener('submit', note);
    return () => form.removeEventListener('submit', note);
  }, [mayBeFast]);

  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {leaveEmpty}
        <input type="text" name={FOR_PROGRAMS} tabIndex={-1} autoComplete="off" />
      </label>
      <input ref={madeIn} type="hidden" name={MADE_IN} />
    </div>
  );
}
