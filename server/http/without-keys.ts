import type { RequestHandler } from 'express';
import { PRIVATE_HEADERS } from './headers.ts';

const OWN_PAGES = /\/applications\/+[^/?#].*$/is;
/** As long as a key or longer. */
const LONG_NAME = /[\w-]{32,}/g;
/** Names of ours have small letters only, but for the hash of eight that the build ends a file's with. */
const CAPITAL_BEFORE_HASH = /[A-Z].{8}/;

/**
 * An address as logs may hold it: what stands behind /applications/ opens an application, however it is written, and so
 * does a key that has come to stand elsewhere.
 */
export function withoutKeys(address: string): string {
  const plain = decoded(address);
  const hidden = plain
    .replace(OWN_PAGES, '/applications/***')
    .replace(LONG_NAME, (name) => (CAPITAL_BEFORE_HASH.test(name) ? '***' : name));
  return hidden === plain ? address : hidden;
}

export const holdsKey = (address: string): boolean => withoutKeys(address) !== address;

/** Keeps whatever is answered to an address with a key in it out of caches, indexes and other sites' logs. */
export const keepKeysPrivate: RequestHandler = (req, res, next) => {
  if (holdsKey(req.url)) res.set(PRIVATE_HEADERS);
  next();
};

/** ASCII alone, however often it was escaped, and beside escapes that are broken: such an address is refused, and logged. */
function decoded(address: string): string {
  return address.replace(/%(?:25)*([0-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
