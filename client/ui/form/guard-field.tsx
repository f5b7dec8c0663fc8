import { leaveEmpty } from '#content/form-copy.ts';
import { FOR_PROGRAMS } from '#shared/form-guard.ts';

/** A honeypot: invisible to people, so whatever fills it in is a program. It never causes a refusal. */
export function GuardField() {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {leaveEmpty}
      <input name={FOR_PROGRAMS} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
