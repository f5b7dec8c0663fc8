import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { StoredApplication } from '../application-rows.ts';
import type { OutboxLine } from '../outbox.ts';
import { sentFields } from '../sent-rows.ts';
import type { Submission } from '../submissions.ts';
import type { WebhookSettings } from './letter-settings.ts';
import { type Channel, DeliveryError, type FailureScope } from './sender.ts';

/** Milliseconds for a call, response included. */
const CALL = 15_000;

/** Reports submissions and later events to a company's system by the Standard Webhooks specification 1.0. */
export function webhookChannel(
  { url, secret }: WebhookSettings,
  clock: () => Date = () => new Date(),
  deadline = CALL,
): Channel {
  return {
    name: 'webhooks',
    purposes: ['webhook'],
    async deliver(line, received, signal) {
      if (!received && line.text !== 'erased') return 'nothing';
      const id = `msg_${line.message_id}`;
      const timestamp = String(Math.floor(clock().getTime() / 1000));
      const body = JSON.stringify(payloadOf(line, received));
      const status = await post(url, {
        body,
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': signature(secret, id, timestamp, body),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
      });
      if (status >= 200 && status < 300) return 'sent';
      throw new DeliveryError(scopeOf(status), `The receiver answered ${status}`, String(status));
    },
  };
}

/** `v1,` and the HMAC-SHA256 of id, time and body in base64. */
export function signature(secret: Buffer, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/**
 * Resolves with the status: the response's body is not read, and redirects are not followed. `fetch` would
 * decompress the body; if that fails, it throws again when `signal` is aborted, outside of every promise.
 */
function post(
  url: string,
  { body, ...options }: { body: string; headers: Record<string, string>; signal: AbortSignal },
): Promise<number> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent: false, ...options }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    const fail = (reason: string) =>
      reject(new DeliveryError('channel', `The receiver cannot be reached (${reason})`, reason));
    call.on('error', (error: NodeJS.ErrnoException) => {
      fail(options.signal.aborted ? 'no answer in time' : (error.code ?? error.name));
    });
    // Some connections close without an error, such as when a receiver wants to switch protocols.
    call.on('close', () => fail('closed'));
    call.end(body);
  });
}

/** Statuses by which a receiver judges one call rather than all of them. */
const ABOUT_ONE_CALL = [400, 409, 413, 422];

function scopeOf(status: number): FailureScope {
  if (status === 410) return 'final';
  return ABOUT_ONE_CALL.includes(status) ? 'letter' : 'channel';
}

/** What a system needs to go on; never the resume itself, nor anything that was erased. */
function payloadOf({ kind, reference, text: event, stage, created_at }: OutboxLine, received?: Submission) {
  const type = `${kind}.${event ?? 'received'}`;
  const timestamp = event === null && received ? received.receivedAt.toISOString() : created_at;
  if (event === 'told') return { type, timestamp, data: { reference, stage } };
  if (!received || event === 'withdrawn') return { type, timestamp, data: { reference } };
  const details = received.kind === 'application' && ofApplication(received);
  return { type, timestamp, data: { reference, ...sentFields(received), ...details } };
}

function ofApplication({ jobId, jobTitle, resume }: StoredApplication) {
  const { fileName, byteSize, sha256, pages } = resume;
  return { jobId, jobTitle, resume: { fileName, byteSize, sha256, pages } };
}
