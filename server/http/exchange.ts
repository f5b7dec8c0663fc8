/**
 * http/: what applies to every request. This file limits the time of each exchange; beside it are guards,
 * body parsing, errors, headers, log and metrics. None of it knows a feature.
 */

import type { Socket } from 'node:net';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { Refusal } from './errors.ts';

/** How long the parts of an exchange may take, milliseconds unless said otherwise. Tests pass shorter ones. */
export const DEADLINES = {
  /** For the whole of a body that is not an upload. */
  body: 30_000,
  /** An upload must average `uploadBytesPerSecond` over any such span. */
  uploadWindow: 15_000,
  /** Minimum upload speed (GPRS). */
  uploadBytesPerSecond: 8 * 1024,
  /** From the end of the request to the beginning of the response. */
  answer: 30_000,
  /** From the end of the request to the end of the response: bounds a client that does not read. */
  transfer: 120_000,
  /** How long the rest of a body is discarded after an early response, before the connection is cut. */
  discard: 5000,
  /** Between two checks of these deadlines. */
  checkEvery: 1000,
};
export type Deadlines = Readonly<typeof DEADLINES>;

/** A request and its response, from the request's headers until both are over. */
export type Exchange = {
  /** Aborted when the exchange is refused or its connection closes. */
  signal: AbortSignal;
  /** Closes the connection after the response, and discards for a moment what still arrives. */
  closeAfterResponse(): void;
  /** Sends `refusal`, whatever the application is waiting for, and then ends the connection. */
  refuse(refusal: Refusal): void;
};

const TOO_SLOW = 'Your connection was too slow to receive everything. Please try again.';
const NO_ANSWER = 'This took too long on our side. Please try again in a minute.';

/** The response in progress on each connection, and how many requests have come before its end. */
const inProgress = new WeakMap<Socket, { res: Response; early: number }>();
/** Early requests on a connection at which it is closed at once. */
const MAX_EARLY = 100;

/**
 * Ends HTTP pipelining, which browsers and proxies do not use and attackers can: a connection that sends its next
 * request before the response is over gets that response and is closed.
 */
export const refusePipelining: RequestHandler = (req, res, next) => {
  const { socket } = req;
  // A pipelined response has no socket yet.
  if (res.socket) {
    inProgress.set(socket, { res, early: 0 });
    return next();
  }
  const first = inProgress.get(socket);
  if (!first) return;
  first.early += 1;
  if (first.early === 1) first.res.once('close', () => socket.destroySoon());
  if (first.early >= MAX_EARLY) socket.destroy();
};

/** Enforces the deadlines, by which a body has to make progress, and a response to begin and to be read. */
export function limitExchange(deadlines: Deadlines, handleError: ErrorRequestHandler): RequestHandler {
  return (req, res, next) => {
    const { socket } = req;
    const controller = new AbortController();
    const exchange: Exchange = {
      closeAfterResponse() {
        res.set('Connection', 'close');
        // Closing a connection on which data still arrives resets it and loses the response (RFC 9112, 9.6).
        socket.destroySoon = () => socket.end();
      },
      signal: controller.signal,
      refuse(refusal) {
        if (controller.signal.aborted) return;
        // No other request may follow: the connection is cut below.
        res.shouldKeepAlive = false;
        if (res.headersSent) socket.destroy();
        else void handleError(refusal, req, res, next);
        controller.abort();
        // The refusal's page may take a while; once sent, the rest of the body is discarded for a moment.
        setTimeout(() => socket.destroy(), deadlines.answer).unref();
      },
    };
    res.locals.exchange = exchange;
    // A connection that is reset emits an error on the request, which would end the process without a listener.
    req.on('error', () => {});

    const overdue = watch(req, res, deadlines);
    const timer = setInterval(() => {
      const refusal = overdue();
      if (refusal) exchange.refuse(refusal);
    }, deadlines.checkEvery).unref();
    res.once('close', () => {
      clearInterval(timer);
      controller.abort();
    });
    // Node discards the rest of the body, so that the client can read the response (RFC 9112, 9.6).
    res.once('finish', () => {
      if (req.complete) return;
      setTimeout(() => {
        // Where all of it has come meanwhile, the next request may be under way.
        if (!req.complete || !res.shouldKeepAlive) socket.destroy();
      }, deadlines.discard).unref();
    });
    next();
  };
}

/**
 * Returns a check, called at intervals, that gives a refusal once the exchange is overdue. It counts calls instead of
 * wall time, so that a process that was paused does not time out bodies that wait in the socket's buffer.
 */
function watch(req: Request, res: Response, deadlines: Deadlines): () => Refusal | undefined {
  const isUpload = Boolean(req.is('multipart/*'));
  const callsIn = (milliseconds: number) => Math.ceil(milliseconds / deadlines.checkEvery);
  const leastPerWindow = (deadlines.uploadBytesPerSecond * deadlines.uploadWindow) / 1000;
  const received = [req.socket.bytesRead];
  let callsSinceComplete = 0;

  function isBodyLate(): boolean {
    const { bytesRead } = req.socket;
    received.push(bytesRead);
    if (received.length <= callsIn(isUpload ? deadlines.uploadWindow : deadlines.body)) return false;
    return !isUpload || bytesRead - (received.shift() ?? 0) < leastPerWindow;
  }

  return () => {
    if (!req.complete) return isBodyLate() ? new Refusal(408, TOO_SLOW) : undefined;
    callsSinceComplete += 1;
    if (callsSinceComplete <= callsIn(res.headersSent ? deadlines.transfer : deadlines.answer))
      return undefined;
    return new Refusal(503, NO_ANSWER, { headers: { 'Retry-After': '60' } });
  };
}
