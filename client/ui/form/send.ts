import type { FieldErrors } from '#shared/form-rules.ts';

/** The body of an API response. Every part is optional, since a proxy may have responded instead. */
export type AnswerBody = Partial<Record<'message' | 'error' | 'reference' | 'link', string | undefined>> & {
  success?: boolean | undefined;
  errors?: FieldErrors | undefined;
};

/**
 * The result of a request: a response, whose `body` is undefined unless it was a JSON object; none, because the network
 * failed; or none, because the visitor cancelled.
 */
export type Answer =
  | { kind: 'answered'; status: number; body: AnswerBody | undefined }
  | { kind: 'unreachable' }
  | { kind: 'cancelled' };

/** After this, visitors take the page for broken. */
const TIMEOUT_MS = 30_000;

/** Posts the fields of a form without a file as JSON. Never throws. */
export async function sendJson(url: string, form: FormData): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(form)),
      // Our server never redirects here, but the login page of a public network does (captive portal).
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A truncated body is no failure: the status tells the outcome of the submission.
    const text = await response.text().catch(() => '');
    return { kind: 'answered', status: response.status, body: readAnswer(text) };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** The fields of a response that have the expected type; undefined for anything but a JSON object. */
export function readAnswer(text: string): AnswerBody | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { success, errors, ...others } = value as Record<string, unknown>;
  return {
    ...texts(others),
    success: typeof success === 'boolean' ? success : undefined,
    errors: typeof errors === 'object' && errors !== null ? texts(errors) : undefined,
  };
}

function texts(record: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => typeof value === 'string' && value !== ''),
  );
}
