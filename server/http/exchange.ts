/**
 * http/: what every request meets, whatever it asks for. This file bounds each exchange in time; beside it are the
 * listener, framing, guards, reading of bodies, errors, headers, encodings, log and metrics. None of it knows a
 * feature.
 */

import type { Socket } from 'node:net';
import type { Request, RequestHandler, Response } from 'express';
import { LONGEST_BODY } from './body.ts';
import type { Deadlines } from './deadlines.ts';
import { Refusal } from './errors.ts';

/** A request and its answer, from its headers until both are over. */
export type Exchange = {
  /** Aborted as soon as nothing more is to be done for it: it was refused, or its connection is gone. */
  signal: AbortSignal;
  /** Bytes its connection has brought since it began. */
  received(): number;
  /** Whether the whole request is there. */
  isComplete(): boolean;
  /** Answers with `refusal`, whatever the application is waiting for, and ends the connection. */
  refuse(refusal: Refusal): void;
  /** Calls `then` when its answer is over. */
  onceAnswered(then: () => void): void;
  /** Ends the connection with the answer, for which the sender gets a moment before it is cut off. */
  endAfterAnswer(): void;
};

const TOO_SLOW = 'Your connection was too slow to receive everything. Please try again.';
const NO_ANSWER = 'This took too long on our side. Please try again in a minute.';

/** The newest exchange of each connection that has one open. */
const open = new WeakMap<Socket, Exchange>();
export const openExchange = (socket: Socket): Exchange | undefined => open.get(socket);
export const exchangeOf = (res: Response): Exchange => res.locals.exchange;

/**
 * Ends every exchange in time, whatever its sender or a parser does: a body has to make progress from its start, an
 * response is due after the end of the body, and the rest of a body that was already answered is drained for a moment only.
 * `answer` sends a refusal. Comes before everything else.
 */
export function limitExchange(
  deadlines: Deadlines,
  answer: (refusal: Refusal, req: Request, res: Response) => void,
): RequestHandler {
  return (req, res, next) => {
    const { socket } = req;
    const controller = new AbortController();
    const bytesBefore = socket.bytesRead;
    const exchange: Exchange = {
      signal: controller.signal,
      received: () => socket.bytesRead - bytesBefore,
      isComplete: () => req.complete,
      refuse(refusal) {
        if (controller.signal.aborted) return;
        if (res.headersSent) socket.destroy();
        else {
          exchange.endAfterAnswer();
          answer(refusal, req, res);
        }
        controller.abort();
        setTimeout(() => socket.destroy(), deadlines.drain).unref();
      },
      onceAnswered: (then) => void res.once('close', then),
      endAfterAnswer() {
        res.set('Connection', 'close');
        if (!req.complete) lingering(socket);
      },
    };
    // A reset connection emits an error on the request. With no listener left, since its reader has just finished, that
    // error would end the process.
    req.on('error', () => {});
    res.locals.exchange = exchange;
    open.set(socket, exchange);

    const overdue = watch(req, exchange, deadlines);
    const timer = setInterval(() => {
      const refusal = res.headersSent ? undefined : overdue();
      if (refusal) exchange.refuse(refusal);
    }, deadlines.checkEvery);
    timer.unref();

    res.once('close', () => {
      clearInterval(timer);
      if (open.get(socket) === exchange) open.delete(socket);
      controller.abort();
    });
    // A file stream that was being opened when the connection broke would never be consumed, and leak its descriptor.
    res.on('pipe', (source) =>
      res.destroyed ? source.destroy() : res.once('close', () => source.destroy()),
    );
    res.once('finish', () => {
      if (!req.complete) drain(req, deadlines);
    });
    next();
  };
}

/**
 * Returns a check, called at intervals, that gives a refusal once the body or the answer is overdue. Time is counted in
 * looks: what arrived while the process stood still has not been read yet, and is not late.
 */
function watch(req: Request, exchange: Exchange, deadlines: Deadlines): () => Refusal | undefined {
  const isUpload = req.get('Content-Type')?.startsWith('multipart/') ?? false;
  const looksIn = (milliseconds: number) => Math.ceil(milliseconds / deadlines.checkEvery);
  const leastPerWindow = (deadlines.uploadBytesPerSecond * deadlines.uploadWindow) / 1000;
  const seen = [0];
  let looksSinceComplete = 0;

  function isBodyLate(): boolean {
    const received = exchange.received();
    seen.push(received);
    if (seen.length <= looksIn(isUpload ? deadlines.uploadWindow : deadlines.body)) return false;
    return !isUpload || received - (seen.shift() ?? 0) < leastPerWindow;
  }

  return () => {
    if (!req.complete) return isBodyLate() ? new Refusal(408, TOO_SLOW) : undefined;
    looksSinceComplete += 1;
    if (looksSinceComplete <= looksIn(deadlines.answer)) return undefined;
    return new Refusal(503, NO_ANSWER, { headers: { 'Retry-After': '60' } });
  };
}

/**
 * Closing a connection on which something still arrives resets it, and could destroy the answer on its way (RFC 9112,
 * 9.6). So only our half is closed with the answer; `drain` does the rest (a lingering close).
 */
function lingering(socket: Socket): void {
  socket.destroySoon = () => socket.end();
}

/** Drains the rest of a body that nobody wants; one that is too long or too slow is cut off. */
function drain(req: Request, deadlines: Deadlines): void {
  const { socket } = req;
  const cut = () => socket.destroy();
  const isEnded = socket.writableEnded;
  const timer = setTimeout(cut, isEnded ? deadlines.linger : deadlines.drain);
  let left = LONGEST_BODY;
  socket.once('close', () => clearTimeout(timer));
  req.once('end', () => {
    clearTimeout(timer);
    if (isEnded) cut();
  });
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  req.resume();
}
