import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { MailSettings } from '../../../server/submissions/letters/letter-settings.ts';

export type ReceivedLetter = { from: string; to: string[]; raw: string; headers: Map<string, string> };

/** A real mail server on this machine, which keeps what it takes. Call it inside a test. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const letters: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const raw = await text(stream);
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      letters.push({ from, to: rcptTo.map(({ address }) => address), raw, headers: headersOf(raw) });
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  return { port, letters, close };
}

/** A server that speaks as the test says, for what a proper one never does. Call it inside a test. */
export async function oddServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { port: (server.address() as AddressInfo).port, sockets };
}

export const mailSettings = (port: number, overrides: Partial<MailSettings> = {}): MailSettings => ({
  host: '127.0.0.1',
  port,
  secure: false,
  auth: undefined,
  from: { name: 'Tamra Works', address: 'site@tamra.example' },
  to: ['office@tamra.example'],
  hiringTo: ['office@tamra.example'],
  attachResume: false,
  ...overrides,
});

/** Unfolded, by name in lower case; one that stands twice shows as both. */
function headersOf(raw: string): Map<string, string> {
  const headers = new Map<string, string>();
  const [head = ''] = raw.split('\r\n\r\n');
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before} | ${value}`);
  }
  return headers;
}
