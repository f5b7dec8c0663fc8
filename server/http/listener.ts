import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { DEADLINES, type Deadlines } from './deadlines.ts';
import { Refusal } from './errors.ts';
import { openExchange } from './exchange.ts';

/** An HTTP server with limits, and with our headers even on what never reaches the application. */
export function createListener(
  app: RequestListener,
  options: { headers: Readonly<Record<string, string>>; deadlines?: Deadlines },
): Server {
  const { headers, deadlines = DEADLINES } = options;
  const server = createServer(
    {
      headersTimeout: deadlines.headers,
      // The application's own deadlines know what is being sent: see exchange.ts.
      requestTimeout: 0,
      connectionsCheckingInterval: deadlines.checkEvery,
      // Node's own refusal would not carry our headers: see address.ts.
      requireHostHeader: false,
      insecureHTTPParser: false,
    },
    (req, res) => {
      if (mayWait(req.socket, res)) app(req, res);
    },
  );
  server.keepAliveTimeout = deadlines.keepAlive;
  server.timeout = deadlines.silence;
  // Who has sent everything may close their half. Node's default is to close ours as well, the answer still to come.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('checkExpectation', (req, res) => {
    if (!mayWait(req.socket, res)) return;
    res.writeHead(417, { ...headers, Connection: 'close', 'Cache-Control': 'no-store' }).end();
  });
  // A site is no proxy. Without a listener the connection would be cut, and earlier answers with it.
  server.on('connect', (_req, socket) => {
    socket.on('error', () => {});
    refuseUnreadable(socket as Socket, 405, headers);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuseUnreadable(socket as Socket, statusOf(error.code), headers);
  });
  return server;
}

/**
 * Requests that may wait behind another on one connection. A read of 64 KB holds two thousand, each of whose answers
 * would be held in memory for a sender who need not take them; no browser and no usual proxy sends a second one early.
 */
const MOST_WAITING = 10;
const waiting = new WeakMap<Socket, Set<ServerResponse>>();

/** Node tells the answer that is being sent when its connection ends, but none of those behind it, whose files would stay open. */
function queueOn(socket: Socket): Set<ServerResponse> {
  const queue = new Set<ServerResponse>();
  waiting.set(socket, queue);
  socket.once('close', () => {
    for (const res of queue) if (!res.socket) res.destroy().emit('close');
  });
  return queue;
}

/** Counts a request that waits behind another; where there are too many the connection ends (RFC 9112, 9.3.2). */
function mayWait(socket: Socket, res: ServerResponse): boolean {
  // One that has to wait has no socket yet.
  if (res.socket) return true;
  const queue = waiting.get(socket) ?? queueOn(socket);
  if (queue.size >= MOST_WAITING) socket.destroy();
  if (socket.destroyed) return false;
  queue.add(res);
  res.once('close', () => queue.delete(res));
  return true;
}

/** Answers what is no request. What was asked before on the same connection is answered first. */
function refuseUnreadable(socket: Socket, status: number, headers: Readonly<Record<string, string>>): void {
  const exchange = openExchange(socket);
  if (!exchange) {
    sendRaw(socket, status, headers);
  } else if (exchange.isComplete()) {
    exchange.onceAnswered(() => sendRaw(socket, status, headers));
  } else {
    exchange.refuse(new Refusal(status, 'What you sent did not arrive whole.'));
  }
}

function sendRaw(socket: Duplex, status: number, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ success: false, message: STATUS_CODES[status] });
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return 400;
}
