import type { Outcome } from '../../ui/form/form-store.ts';
import { type UploadOptions, upload } from '../../ui/form/upload.ts';

/**
 * Uploads a form with a resume and reads `success` and `message` of the response (behaviour J8, J9). An
 * unreadable response counts as a failure.
 */
export async function sendFile(
  url: string,
  values: FormData,
  options: UploadOptions,
  words: { unreachable: string; failed: string },
): Promise<Outcome> {
  const answer = await upload(url, values, options);
  if (answer.kind === 'cancelled') return { kind: 'cancelled' };
  if (answer.kind === 'unreachable') return { kind: 'refused', message: words.unreachable };
  const { success, message, reference, link, errors } = answer.body ?? {};
  if (success) return { kind: 'sent', message, reference, link };
  return {
    kind: 'refused',
    message: message ?? words.failed,
    errors,
    isGone: [404, 410].includes(answer.status),
  };
}
