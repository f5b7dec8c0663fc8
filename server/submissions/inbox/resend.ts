import { startOfDay } from '#shared/indian-time.ts';
import type { Stores } from '../submission-stores.ts';

/** Makes letters and calls that were given up due at once, all or those queued since a day. Gives what is to be printed. */
export async function resend({ outbox }: Stores, since: string | undefined): Promise<string> {
  const from = since === undefined ? 0 : startOfDay(since).getTime();
  const lines = (await outbox.failed()).filter(({ createdAt }) => createdAt.getTime() >= from);
  for (const { id } of lines) await outbox.retry(id);
  const what = lines.length === 1 ? 'letter or call is' : 'letters and calls are';
  return `${lines.length} ${what} sent again.\n`;
}
