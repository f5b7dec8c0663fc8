import { randomBytes } from 'node:crypto';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { FieldErrors } from '#shared/form-rules.ts';
import type { ContactRefusedReply, RefusedReply } from '#shared/replies.ts';
import { StoreUnavailable } from '../database/store-errors.ts';
import { routeOf } from './observation.ts';

export const SOMETHING_WENT_WRONG = 'Something went wrong';
/** For a form as a whole, when each field has a message of its own. */
export const CHECK_FIELDS = 'Please check the fields that are marked.';

/** An expected error: a status, words a visitor can act on, and what is wrong field by field. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    more: { errors?: FieldErrors; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}

/** Sends the page about a refused request; resolves when the response is complete. */
export type ErrorPage = (req: Request, res: Response, refusal: Refusal, reference?: string) => Promise<void>;

/** Headers that describe the requested file, which the response about an error must not have. */
const CONTENT_HEADERS = ['Content-Encoding', 'Content-Length', 'Content-Type', 'ETag', 'Last-Modified'];

/**
 * The only place that turns errors into responses: JSON under /api, HTML elsewhere. A Refusal is shown as it
 * is. Other errors are logged in full and shown as "Something went wrong", with a reference to the log.
 */
export function errorHandler(options: { log: Logger; page: ErrorPage }): ErrorRequestHandler {
  const { log, page } = options;
  return async (error, req, res, _next) => {
    // The connection is closed, or was refused already: it was too slow, or gave way to another upload.
    if (res.locals.exchange.signal.aborted) return;
    if (res.headersSent) {
      log.error({ err: error }, 'failed after the response had begun');
      req.socket.destroy();
      return;
    }
    const { refusal, reference } = asRefusal(error);
    res.locals.refusal = refusal;
    if (reference) log.error({ err: error, reference, route: routeOf(req, res) }, 'unexpected error');
    if (error instanceof StoreUnavailable) {
      log.warn({ route: routeOf(req, res), cause: error.reason }, 'nothing can be stored at present');
    }
    for (const name of CONTENT_HEADERS) res.removeHeader(name);
    if (!req.complete) res.locals.exchange.closeAfterResponse();
    res.status(refusal.status).set(refusal.headers).set('Cache-Control', 'no-store');
    if (res.locals.isApi) res.json(refusalBody(res, refusal, reference));
    else await page(req, res, refusal, reference);
  };
}

/** Identifies an error in the log and to the visitor who met it. */
export const newErrorReference = () => randomBytes(6).toString('hex');

function asRefusal(error: unknown): { refusal: Refusal; reference?: string } {
  if (error instanceof Refusal) return { refusal: error };
  if (error instanceof StoreUnavailable) {
    const message =
      'We cannot store anything right now. Nothing of yours was lost: please try again in a minute.';
    return { refusal: new Refusal(503, message, { headers: { 'Retry-After': '5' }, cause: error }) };
  }
  if (error instanceof URIError)
    return { refusal: new Refusal(400, 'This address is not written correctly.') };
  const refusal = refusalOfFile(error);
  if (refusal) return { refusal };
  return { refusal: new Refusal(500, SOMETHING_WENT_WRONG), reference: newErrorReference() };
}

const FILE_REFUSALS: Record<number, string> = {
  400: 'This address is not written correctly.',
  403: 'There is no such file.',
  404: 'There is no such file.',
  412: 'This file is not as the request requires it to be.',
  416: 'This file has no such part.',
};

/** Errors of `send`, which serves files: failed preconditions (RFC 9110, 13.1), ranges that do not exist. */
function refusalOfFile(error: unknown): Refusal | undefined {
  const { status, headers } = error as { status?: number; headers?: Record<string, string> };
  const message = FILE_REFUSALS[status ?? 0];
  if (!status || !message) return undefined;
  return new Refusal(status === 403 ? 404 : status, message, { headers: headers ?? {} });
}

/** Clients of the contact form read `error`, all others `message`. */
function refusalBody(
  res: Response,
  refusal: Refusal,
  reference: string | undefined,
): RefusedReply | ContactRefusedReply {
  const message = res.locals.isContact ? { error: refusal.message } : { message: refusal.message };
  return {
    success: false,
    ...message,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...(reference ? { reference } : {}),
  };
}
