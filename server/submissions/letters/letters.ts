/**
 * letters/: mail and webhooks about submissions. The outbox holds what is to be sent; sender.ts sends it
 * through the channels for mail and webhooks.
 */

import type { Logger } from 'pino';
import type { OutboxPurpose } from '../../database/schema.ts';
import type { Stores } from '../stores.ts';
import type { MailSettings, WebhookSettings } from './letter-settings.ts';
import { type AttemptOutcome, type Channel, startSending } from './sender.ts';
import { webhookChannel } from './webhook-channel.ts';

export type LetterSettings = {
  publicOrigin: string;
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
};

/** What is queued for each submission, by what is set up. */
export function purposesOf({ mail, webhook }: Pick<LetterSettings, 'mail' | 'webhook'>): OutboxPurpose[] {
  return [...(mail ? (['receipt', 'notice'] as const) : []), ...(webhook ? (['webhook'] as const) : [])];
}

/** Starts sending the outbox, through every channel that is set up. */
export async function sendLetters(
  { publicOrigin, mail, webhook }: LetterSettings,
  deps: {
    stores: Pick<Stores, 'outbox' | 'find' | 'applications' | 'limits'>;
    log: Logger;
    onAttempted?: ((purpose: OutboxPurpose, outcome: AttemptOutcome) => void) | undefined;
  },
) {
  const { outbox, find, applications, limits } = deps.stores;
  const { resumeBytes } = applications;
  const channels: Channel[] = [];
  if (mail) {
    const { mailChannel } = await import('./mail-channel.ts');
    channels.push(mailChannel({ settings: mail, publicOrigin, resumeBytes, limits }));
  }
  if (webhook) channels.push(webhookChannel(webhook));
  return startSending(channels, { outbox, find, log: deps.log, onAttempted: deps.onAttempted });
}
