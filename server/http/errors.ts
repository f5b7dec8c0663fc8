import { randomBytes } from 'node:crypto';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { FieldErrors } from '#shared/form-rules.ts';
import { API } from '#shared/paths.ts';
import type { ContactRefusedReply, RefusedReply } from '#shared/replies.ts';
import { StoreUnavailable } from '../database/store-errors.ts';

const SOMETHING_WENT_WRONG = 'Something went wrong';
/** Of a form as a whole, when each field says itself what is wrong with it. */
export const CHECK_FIELDS = 'Please check the fields that are marked.';

/** An answer we meant to give: a status, words a visitor can act on, and what is wrong field by field. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    more: { errors?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}

/** Sends the page of a refused request; resolves when the answer is complete. */
export type PageOfError = (
  req: Request,
  res: Response,
  refusal: Refusal,
  reference?: string,
) => Promise<void>;

/**
 * Turns every error into an answer, and nothing else does: JSON under /api, HTML elsewhere. A Refusal is said as it
 * stands; anything else is a fault of ours: logged whole, shown as "Something went wrong" with a reference that
 * the log holds too.
 */
export function answerErrors(options: { log: Logger; page: PageOfError }): ErrorRequestHandler {
  return async (error, req, res, _next) => {
    if (req.socket.destroyed) return;
    if (res.headersSent) {
      options.log.error({ err: error }, 'failed after the answer had begun');
      req.socket.destroy();
      return;
    }
    const { refusal, reference } = asRefusal(error);
    if (reference) options.log.error({ err: error, reference, path: req.path }, 'unexpected error');
    if (refusal.status === 503)
      options.log.warn({ path: req.path, cause: error?.message }, 'refused for now');
    res.status(refusal.status).set(refusal.headers).set('Cache-Control', 'no-store');
    if (refusal.status === 408 || refusal.status === 413) closeAfterAnswer(req, res);
    if (isApi(req)) {
      res.json(refusalBody(req, refusal, reference));
      return;
    }
    await options.page(req, res, refusal, reference);
  };
}

function isApi(req: Request): boolean {
  return req.path === '/api' || req.path.startsWith('/api/');
}

function asRefusal(error: unknown): { refusal: Refusal; reference?: string } {
  if (error instanceof Refusal) return { refusal: error };
  if (error instanceof StoreUnavailable) {
    const headers = { 'Retry-After': String(error.retryAfterSeconds) };
    const words =
      'We cannot store anything right now. Nothing of yours was lost: please try again in a minute.';
    return { refusal: new Refusal(503, words, { headers }) };
  }
  if (error instanceof URIError)
    return { refusal: new Refusal(400, 'This address is not written correctly.') };
  const reference = randomBytes(6).toString('hex');
  return { refusal: new Refusal(500, SOMETHING_WENT_WRONG), reference };
}

/** decisions.md "Data": the contact form reads `error`, every other caller reads `message`. */
function refusalBody(
  req: Request,
  refusal: Refusal,
  reference: string | undefined,
): RefusedReply | ContactRefusedReply {
  const words = req.path === API.contact ? { error: refusal.message } : { message: refusal.message };
  return {
    success: false,
    ...words,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...(reference ? { reference } : {}),
  };
}

const LINGER_MS = 1000;

/**
 * Ends the connection after the answer although the body was not read. Closing at once would reset the connection
 * and could destroy the answer on its way (RFC 9112, 9.6), so what still arrives is discarded for a moment first.
 */
function closeAfterAnswer(req: Request, res: Response): void {
  const { socket } = req;
  res.set('Connection', 'close');
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  req.resume();
}
