/** Addresses of the desk, which has a process and an origin of its own. */
export const INBOX = '/';
export const QUARANTINE = '/quarantine';
export const LETTERS = '/letters';
export const STATISTICS = '/statistics';
export const NAME = '/name';
export const SEVERAL = '/several';
/** `list`: the address of the list that it is reached from. */
export const submissionPath = (reference: string, list = INBOX) =>
  withQuery(`/submissions/${reference}`, { list: list === INBOX ? undefined : list });
export const actionPath = (reference: string, action: string, list: string) =>
  submissionPath(`${reference}/${action}`, list);
export const SCRIPT = '/assets/desk.js';
export const STYLE = '/assets/desk.css';

/** Fragments, by which the browser moves the focus: after a form is sent, to what came of it. */
export const DONE_ID = 'done';
export const RESULTS_ID = 'results';
export const PROBLEM_ID = 'problem';

/** Adds parameters to an address of the desk; empty ones are left out. */
export function withQuery(address: string, more: Readonly<Record<string, string | undefined>>): string {
  const [path = '', before = ''] = address.split('?');
  const query = new URLSearchParams(before);
  for (const [name, value] of Object.entries(more)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
