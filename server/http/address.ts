import type { Request, RequestHandler } from 'express';
import { Refusal } from './errors.ts';

/**
 * The one spelling of a path: no trailing slash, nothing escaped that need not be. Undefined for one with empty
 * segments, back-slashes or dots for segments, which other software may take for another path.
 * @throws {URIError} where an escape is wrong
 */
export function oneSpelling(path: string): string | undefined {
  // The lookbehind starts a match at the first of trailing slashes alone: without it the pattern is quadratic.
  const trimmed = path.replace(/^[/\\]+|(?<!\/)\/+$/g, '');
  if (trimmed === '') return '/';
  const segments = trimmed.split('/').map((segment) => decodeURIComponent(segment));
  const isOdd = (segment: string) => segment === '' || segment === '.' || segment === '..';
  if (trimmed.includes('\\') || segments.some(isOdd)) return undefined;
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/**
 * Redirects other spellings of a path to the canonical one before anything is rendered, by 308, which keeps the method.
 * `movedTo` gives the new path of what has moved, so that both are one redirect; a move may be undone, so that no
 * browser may cache it.
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

/**
 * The query of a request as it was written, with its question mark; empty where there is none. Not read by `URL`: an
 * address may name an origin that there cannot be.
 */
export const queryOf = ({ url }: Request): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
