import type { SMTPServerOptions } from 'smtp-server';
import type { OutboxPurpose } from '../../../server/database/schema.ts';
import { mailChannel } from '../../../server/submissions/letters/mail-channel.ts';
import {
  type AttemptOutcome,
  type Channel,
  type SenderDeps,
  startSending,
} from '../../../server/submissions/letters/sender.ts';
import type { Stores } from '../../../server/submissions/stores.ts';
import { within } from '../patience.ts';
import { mailServer, mailSettings } from './mail-server.ts';
import { storesForTest } from './stores.ts';

/** Milliseconds that tests give a server that hangs; one that works has its time, however busy the machine is. */
const IMPATIENT = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };

export function mailTo(stores: Stores, port: number, settings: Parameters<typeof mailSettings>[1] = {}) {
  return mailChannel(mailDeps(stores, port, settings));
}

export function mailToHanging(stores: Stores, port: number) {
  return mailChannel({ ...mailDeps(stores, port, {}), deadlines: IMPATIENT });
}

function mailDeps(stores: Stores, port: number, settings: Parameters<typeof mailSettings>[1]) {
  return {
    settings: mailSettings(port, settings),
    publicOrigin: 'https://www.tamra.example',
    resumeBytes: stores.applications.resumeBytes,
    limits: stores.limits,
  };
}

/** Time that passes only where the sender waits: hours of waiting take no time. */
export function virtualClock(start: string) {
  let now = new Date(start).getTime();
  const set = (time: number) => {
    now = time;
  };
  return {
    clock: () => new Date(now),
    passed: () => now - new Date(start).getTime(),
    pass: (ms: number) => set(now + ms),
  };
}

/**
 * Sends by `channel` until `isDone` says so, asked before each wait, and gives what became of each attempt and what
 * the log said.
 */
export async function sendUntil(
  channel: Channel,
  stores: Pick<Stores, 'outbox' | 'find'>,
  isDone: () => boolean | Promise<boolean>,
  more: Partial<SenderDeps> & { time?: ReturnType<typeof virtualClock> } = {},
) {
  const { time, ...deps } = more;
  const attempts: [OutboxPurpose, AttemptOutcome][] = [];
  const log: string[] = [];
  const write = (about: unknown, words?: string) => log.push(`${words} ${JSON.stringify(about)}`);
  const done = Promise.withResolvers<void>();
  const sender = startSending([channel], {
    outbox: stores.outbox,
    find: stores.find,
    log: { info: write, warn: write, error: write },
    random: () => 0,
    onAttempted: (purpose, outcome) => attempts.push([purpose, outcome]),
    ...(time && { clock: time.clock }),
    pause: async (milliseconds) => {
      if (await isDone()) return done.resolve();
      time?.pass(milliseconds);
      await new Promise((resolve) => setTimeout(resolve, 1));
    },
    ...deps,
  });
  await within('what was to be sent', done.promise);
  await sender.stop();
  return { attempts, log };
}

/** Stores that queue `purposes` for what is sent, and a mail server by which to send it all. */
export async function officeWith(purposes: readonly OutboxPurpose[], options: SMTPServerOptions = {}) {
  const time = virtualClock('2026-11-22T05:45:00Z');
  const stores = await storesForTest(time.clock, purposes);
  const server = await mailServer(options);
  const isEmpty = async () => {
    const { receipt, notice, answer } = (await stores.outbox.counts()).waiting;
    return receipt + notice + answer === 0;
  };
  const mail = (settings: Parameters<typeof mailTo>[2] = {}) => mailTo(stores, server.port, settings);
  const send = async (channel = mail(), more: Parameters<typeof sendUntil>[3] = {}) => {
    const { attempts, log } = await sendUntil(channel, stores, isEmpty, { time, ...more });
    return { log, outcomes: attempts.map(([, outcome]) => outcome) };
  };
  return { time, stores, server, mail, send };
}

/** Sends by `one` for as long as that is said, and then by `other`. */
export const firstBy = (one: Channel, other: Channel, isStill: () => boolean): Channel => ({
  ...other,
  deliver: (...args) => (isStill() ? one : other).deliver(...args),
});
