import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Stage } from '#shared/stages.ts';
import type { Schema } from '../database/schema.ts';
import { HELD } from './outbox.ts';

/** Events after the receipt of a submission, as webhooks name them. */
type SubmissionEvent = 'changed' | 'withdrawn' | 'told' | 'erased';

/**
 * Queues a webhook call about an event of each submission whose `received` call was queued, even if webhooks
 * are off now. It is held while that call is; an erasure is not reported if that was never attempted.
 */
export async function queueWebhooks(
  transaction: Transaction<Schema>,
  references: readonly string[],
  { event, at, stage = null }: { event: SubmissionEvent; at: string; stage?: Stage | null },
): Promise<void> {
  const receivedCalls = await transaction
    .selectFrom('outbox')
    .select(['reference', 'kind', 'attempts', 'next_attempt_at'])
    .where('purpose', '=', 'webhook')
    .where('text', 'is', null)
    .where('reference', 'in', references)
    .execute();
  const calls = receivedCalls
    .filter(({ attempts }) => event !== 'erased' || attempts > 0)
    .map(({ reference, kind, next_attempt_at }) => ({
      purpose: 'webhook' as const,
      kind,
      reference,
      text: event,
      stage,
      created_at: at,
      next_attempt_at: next_attempt_at === HELD ? HELD : at,
      message_id: randomUUID(),
    }));
  if (calls.length > 0) await transaction.insertInto('outbox').values(calls).execute();
}
