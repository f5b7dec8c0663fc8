import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '../http/same-secret.ts';

/** Bytes of a key: 256 bits cannot be guessed. */
const KEY_BYTES = 32;
/** One session per browser; a further one ends the oldest. */
const MAX_SESSIONS = 4;

export type DeskAccess = ReturnType<typeof deskAccess>;

/** Access control of the desk served at `origin`: sessions are in memory and end with the process. */
export function deskAccess(origin: string) {
  const { host, port } = new URL(origin);
  // Cookies do not distinguish ports, and a machine may run two desks.
  const cookie = `desk-${port}`;
  const sessions: string[] = [];
  let link: string | undefined;

  const newKey = () => randomBytes(KEY_BYTES).toString('base64url');

  function hasSession(req: IncomingMessage): boolean {
    const given = cookieOf(req, cookie);
    return given !== undefined && sessions.some((session) => isSameSecret(session, given));
  }

  /**
   * Whether a request is addressed to this very host. A site that points its own name at this machine (DNS
   * rebinding) sends that name.
   */
  const isHere = (req: IncomingMessage) => req.headers.host === host && (req.url ?? '').startsWith('/');

  return {
    /** A new link that opens the desk once; an unused one before it becomes invalid. */
    newLink(): string {
      link = newKey();
      return `${origin}/open/${link}`;
    },
    /** The `Set-Cookie` of a new session where `key` is that of the link, which is invalid afterwards. */
    exchange(key: string): string | undefined {
      if (link === undefined || !isSameSecret(link, key)) return undefined;
      link = undefined;
      const session = newKey();
      sessions.push(session);
      if (sessions.length > MAX_SESSIONS) sessions.shift();
      return `${cookie}=${session}; Path=/; HttpOnly; SameSite=Strict`;
    },
    isHere,
    /** Whether a request comes from a browser with a session, and from the desk's own pages. */
    isAllowed: (req: IncomingMessage): boolean => isHere(req) && hasSession(req) && isOwnPage(req, origin),
  };
}

export const cookieOf = (req: IncomingMessage, name: string): string | undefined =>
  (req.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Whether a request comes from the desk's own pages or the address bar. `same-site` is another port of this
 * machine. A request that changes something must state its origin (W3C Fetch Metadata; RFC 6454).
 */
function isOwnPage({ method, headers }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (headers.origin !== undefined && headers.origin !== origin) return false;
  if (method === 'GET' || method === 'HEAD')
    return site === undefined || site === 'same-origin' || site === 'none';
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === origin;
}
