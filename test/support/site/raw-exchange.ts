import { connect, type Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Deadlines } from '../../../server/http/exchange.ts';

/** So short that a test sees what happens after them, so long that a busy machine keeps them. */
export const SHORT_DEADLINES: Deadlines = {
  body: 600,
  uploadWindow: 600,
  uploadBytesPerSecond: 8 * 1024,
  answer: 6000,
  transfer: 8000,
  discard: 200,
  checkEvery: 50,
};

/** What was sent has its whole answer before the next bytes leave. */
export const ANSWERED = Symbol('answered');

/** Bytes as they are sent one after the other; a number is a pause in ms. */
export type Step = string | Buffer | number | typeof ANSWERED;

export type Ended = {
  /** Of every answer, in order. */
  statuses: number[];
  text: string;
  /** Whether the server ended the connection; otherwise the answers were whole and it would have gone on. */
  isClosed: boolean;
};

/**
 * Sends bytes on a connection of their own and waits until the server has ended it, or has given `answers` whole answers.
 * Steps may go on for ever: the server's end stops them.
 */
export async function exchangeRaw(port: number, steps: Iterable<Step>, answers = 1): Promise<Ended> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  let isClosed = false;
  let isAllSent = false;
  let isHead = false;
  /** The beginning of what was sent, in whatever pieces. */
  let begun = '';
  const answered = () => wholeAnswers(text, isHead);
  const over = new Promise<void>((resolve) => {
    const end = () => {
      isClosed = true;
      socket.destroy();
      resolve();
    };
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (answered().length >= answers && isAllSent) resolve();
    });
    socket
      .on('end', end)
      .on('close', end)
      .on('error', () => {});
  });
  const next = (event: 'data' | 'drain') =>
    Promise.race([new Promise((resolve) => socket.once(event, resolve)), over]);
  const sending = (async () => {
    let asked = 0;
    for (const step of steps) {
      if (isClosed || socket.destroyed) return;
      if (typeof step === 'number') {
        await delay(step);
      } else if (step === ANSWERED) {
        asked += 1;
        while (answered().length < asked && !isClosed) await next('data');
      } else {
        if (begun.length < 5) begun += String(step).slice(0, 5);
        isHead ||= begun.startsWith('HEAD ') || String(step).startsWith('HEAD ');
        if (!socket.write(step)) await next('drain');
      }
    }
    isAllSent = true;
    if (answered().length >= answers) socket.emit('data', '');
  })();
  await over;
  await sending;
  socket.destroy();
  return { statuses: answered(), text, isClosed };
}

/** The statuses of the answers in `text` that are complete. */
function wholeAnswers(text: string, isHead: boolean): number[] {
  const statuses: number[] = [];
  for (let rest = text; rest !== ''; ) {
    const head = /^HTTP\/1\.1 (\d{3}) [^\r]*\r\n((?:[^\r]+\r\n)*)\r\n/.exec(rest);
    if (!head) break;
    const [all, status = '', headers = ''] = head;
    const end = isHead ? all.length : endOfBody(rest, all.length, Number(status), headers);
    if (end === undefined) break;
    if (status !== '100') statuses.push(Number(status));
    rest = rest.slice(end);
  }
  return statuses;
}

function endOfBody(text: string, start: number, status: number, headers: string): number | undefined {
  if (status === 304 || status === 204 || status < 200) return start;
  const length = /^content-length: (\d+)$/im.exec(headers)?.[1];
  if (length !== undefined) {
    const end = start + Number(length);
    return text.length >= end ? end : undefined;
  }
  const last = text.indexOf('\r\n0\r\n\r\n', start - 2);
  return last < 0 ? undefined : last + 7;
}

/** How many connections a server has open. */
export const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

/** A request's head; `headers` may name one twice. */
export function head(line: string, headers: readonly (readonly [string, string])[]): string {
  return `${line} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

export const chunk = (bytes: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(bytes).toString(16)}\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
