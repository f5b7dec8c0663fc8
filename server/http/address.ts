import type { Request, RequestHandler } from 'express';
import { Refusal } from './errors.ts';

/**
 * The canonical form of a path: no trailing slash, no needless escapes. Undefined for empty segments, dot
 * segments and backslashes, which other software may read as another path.
 * @throws {URIError} for an invalid escape
 */
export function canonicalPath(path: string): string | undefined {
  // The lookbehind lets a match start only at the first trailing slash: without it the pattern is quadratic.
  const trimmed = path.replace(/^[/\\]+|(?<!\/)\/+$/g, '');
  if (trimmed === '') return '/';
  const segments = trimmed.split('/').map((segment) => decodeURIComponent(segment));
  const isOdd = (segment: string) => segment === '' || segment === '.' || segment === '..';
  if (trimmed.includes('\\') || segments.some(isOdd)) return undefined;
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

/**
 * Redirects other spellings of a path to the canonical one before anything is rendered, by 308, which keeps
 * the method. `movedTo` gives the new path of what has moved, so that both are one redirect; a move may be
 * undone, so browsers must not cache it.
 */
export const redirectToCanonical =
  (movedTo: (path: string) => string | undefined): RequestHandler =>
  (req, res, next) => {
    const canonical = canonicalPath(req.path);
    if (canonical === undefined) throw new Refusal(404, 'There is no such page.');
    const moved = ['GET', 'HEAD'].includes(req.method) ? movedTo(canonical) : undefined;
    const address = moved ?? canonical;
    if (address === req.path) return next();
    if (moved !== undefined) res.set('Cache-Control', 'no-cache');
    res.redirect(308, address + queryOf(req));
  };

/**
 * The query of a request as written, with its question mark, or an empty string. Not parsed by `URL`, which
 * throws for an address with an invalid origin.
 */
export const queryOf = ({ url }: Request): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
