import type { FieldErrors } from '#shared/form-rules.ts';
import { inTime } from '../in-time.ts';
import type { AnswerBody } from './send.ts';
import type { Progress } from './upload.ts';

export type Received = Pick<AnswerBody, 'message' | 'reference' | 'link'>;

/** How a submission ended; `isGone`: what it was for is no more; `cancelled` leaves the form as it was. */
export type Outcome =
  | ({ kind: 'sent' } & Received)
  | { kind: 'refused'; message: string; errors?: FieldErrors | undefined; isGone?: boolean }
  | { kind: 'cancelled' };

/** How a submit ended; `invalid` is not sent, since the form's own rules refused it. */
export type Settled = Outcome | { kind: 'invalid'; errors: FieldErrors };

/** What a kind of form does to be sent. */
export type Sending = {
  /** Loads the form's validation on demand; if that fails or takes too long, only the server validates. */
  rules: () => Promise<{ check: (values: FormData) => FieldErrors | Promise<FieldErrors> }>;
  send: (
    values: FormData,
    under: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ) => Promise<Outcome>;
};

/** A submission under way, or one that ended while the visitor was on another page. */
export type Submission = {
  values: FormData;
  controller: AbortController;
  progress?: Progress;
  settled?: Settled;
  /** Makes the form show how far it has come; undefined while the visitor is on another page. */
  show?: (() => void) | undefined;
};

/**
 * By form and address. It outlives the form, so that a visitor who leaves the page and comes back finds the submission,
 * settled or still on its way, and does not send it twice.
 */
export const submissions = new Map<string, Submission>();

/** After this the server alone validates, ms. */
const RULES_TIMEOUT = 3000;

/** Validates what was typed and sends it. Never throws. */
export async function settle(submission: Submission, { rules, send }: Sending): Promise<Settled> {
  const { values, controller } = submission;
  const loaded = await inTime(rules(), RULES_TIMEOUT).catch(() => undefined);
  const found = (await loaded?.check(values)) ?? {};
  if (Object.keys(found).length > 0) return { kind: 'invalid', errors: found };
  submission.show?.();
  const outcome = await send(values, {
    signal: controller.signal,
    onProgress: (progress) => {
      submission.progress = progress;
      submission.show?.();
    },
  });
  if (outcome.kind !== 'refused' || outcome.errors) return outcome;
  // A file that is changed or removed while it is sent looks like a network that fails.
  const errors = (await loaded?.check(values)) ?? {};
  const [message] = Object.values(errors);
  return message ? { kind: 'refused', message, errors } : outcome;
}
