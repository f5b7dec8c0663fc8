import type { OutboxPurpose } from '../../../server/database/schema.ts';
import { mailChannel } from '../../../server/submissions/letters/mail-channel.ts';
import {
  type AttemptOutcome,
  type SenderDeps,
  startSending,
} from '../../../server/submissions/letters/sender.ts';
import type { Stores } from '../../../server/submissions/stores.ts';
import { within } from '../patience.ts';
import { mailSettings } from './mail-server.ts';

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
  channel: Parameters<typeof startSending>[0][number],
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
