import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { Refusal } from './errors.ts';
import { exchangeOf } from './exchange.ts';

/** A name or an address, and a port (RFC 9112, 3.2). */
const HOST = /^(?:[\w.~!$&'()*+;=%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Whether a request is for exactly one host and has no body, so that nothing else has to be asked about it. */
export function isPlain(req: IncomingMessage): boolean {
  const { headers } = req;
  return (
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    hostLines(req.rawHeaders) === 1 &&
    HOST.test(headers.host ?? '')
  );
}

/**
 * Refuses requests that another server on the way could read differently (RFC 9112, 3.2 and 6.1): without a host, with
 * two, with a coding of the body that we do not know, for another address than a path. A whole address, as proxies are
 * sent it, leads to the same one here.
 */
export function checkFraming(publicOrigin: string): RequestHandler {
  return (req, res, next) => {
    const hosts = hostLines(req.rawHeaders);
    if (hosts > 1 || !HOST.test(req.headers.host ?? '') || (hosts === 0 && req.httpVersion === '1.1')) {
      throw new Refusal(400, 'This request has to name one host.');
    }
    const coding = req.headers['transfer-encoding'];
    if (coding !== undefined && req.httpVersion === '1.0') {
      exchangeOf(res).endAfterAnswer();
      throw new Refusal(400, 'HTTP/1.0 has no chunks.');
    }
    if (coding !== undefined && coding.toLowerCase() !== 'chunked') {
      throw new Refusal(501, 'Please send the body as it is, or chunked.');
    }
    if (req.url.startsWith('/')) return next();
    const whole = URL.parse(req.url);
    if (!whole || !/^https?:$/.test(whole.protocol) || !['GET', 'HEAD'].includes(req.method)) {
      throw new Refusal(400, 'This address is not written correctly.');
    }
    res.redirect(308, publicOrigin + whole.pathname + whole.search);
  };
}

/** How often a request names its host. */
export function hostLines(rawHeaders: readonly string[]): number {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines;
}

/**
 * The one spelling of a path: no trailing slash, nothing escaped that need not be. Undefined for one with empty
 * segments, back-slashes or dots for segments, which other software may take for another path.
 * @throws {URIError} where an escape is wrong
 */
export function oneSpelling(path: string): string | undefined {
  // Slashes at the end are looked for from the first of them alone: from each, thousands in the middle would take seconds.
  const trimmed = path.replace(/^[/\\]+|(?<!\/)\/+$/g, '');
  if (trimmed === '') return '/';
  const segments = trimmed.split('/').map((segment) => decodeURIComponent(segment));
  const isOdd = (segment: string) => segment === '' || segment === '.' || segment === '..';
  if (trimmed.includes('\\') || segments.some(isOdd)) return undefined;
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/**
 * Leads other spellings of a path to the one there is, with 308 so that the method stays; before any page is made.
 * `movedTo` says where readers of a path find it now, so that both take one redirect. That may be taken back, so no
 * browser may remember the way.
 */
export const respell =
  (movedTo: (path: string) => string | undefined): RequestHandler =>
  (req, res, next) => {
    const spelling = oneSpelling(req.path);
    if (spelling === undefined) throw new Refusal(404, 'There is no such page.');
    const present = ['GET', 'HEAD'].includes(req.method) ? movedTo(spelling) : undefined;
    const address = present ?? spelling;
    if (address === req.path) return next();
    if (present !== undefined) res.set('Cache-Control', 'no-cache');
    res.redirect(308, address + queryOf(req));
  };

/** The query of a request as it was written, with its question mark; empty where there is none. */
export const queryOf = ({ url }: Request): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** Throws a URIError for an address whose escapes are wrong, before anything further on answers it in its own words. */
export const decodableAddress: RequestHandler = (req, _res, next) => {
  decodeURIComponent(req.path);
  next();
};
