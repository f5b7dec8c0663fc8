import type { Request, RequestHandler } from 'express';
import { Refusal } from './errors.ts';

/**
 * The canonical spelling of a path: no trailing slash, no needless escapes. Undefined for empty segments, dot
 * segments and backslashes, which other software may read as another path.
 * @throws {URIError} for an invalid escape
 */
export function oneSpelling(path: string): string | undefined {
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
 * The query of a request as written, with its question mark, or an empty string. Not parsed by `URL`, which
 * throws for an address with an invalid origin.
 */
export const queryOf = ({ url }: Request): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
