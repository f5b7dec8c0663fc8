import { leaveEmpty } from '#content/form-copy.ts';
import { FOR_PROGRAMS } from '#shared/form-guard.ts';

/** A field that no person sees, so that a program shows itself by filling it in. It never refuses a form. */
export function GuardField() {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {leaveEmpty}
      <input name={FOR_PROGRAMS} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
