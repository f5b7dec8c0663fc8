import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
/** What a preflight is answered with (https://fetch.spec.whatwg.org/#cors-preflight-fetch). A day, in seconds. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'If-None-Match, Cache-Control',
  'Access-Control-Max-Age': '86400',
  Allow: 'GET, HEAD, OPTIONS',
};

export function openToAll(res: ServerResponse): void {
  for (const [name, value] of Object.entries(SHARED)) res.setHeader(name, value);
}

/**
 * Lets the pages of every site read what this address answers, refusals too. Only for what anybody may have: nothing
 * here depends on who asks. Calls that take something stay closed, so that no other page sends in a visitor's name.
 */
export const openData: RequestHandler = (req, res, next) => {
  openToAll(res);
  if (req.method === 'OPTIONS') res.status(204).set(PREFLIGHT).end();
  else next();
};
