import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Stage } from '#shared/stages.ts';
import type { Schema } from '../database/schema.ts';
import { HELD } from './outbox.ts';

/** What becomes of a submission after it was received, as webhooks name it. */
type LaterEvent = 'changed' | 'withdrawn' | 'told' | 'erased';

/**
 * Queues calls about what became of submissions at `at`: one for each that a receiver of webhooks is told of, whatever is
 * set up now. They wait with a call that is held in quarantine; of what no call was ever sent, an erasure is not told.
 */
export async function queueCalls(
  transaction: Transaction<Schema>,
  references: readonly string[],
  { event, at, stage = null }: { event: LaterEvent; at: string; stage?: Stage | null },
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
