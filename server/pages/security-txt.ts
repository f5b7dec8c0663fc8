import type { RequestHandler } from 'express';
import { company } from '#content/company.ts';

export const SECURITY_TXT = '/.well-known/security.txt';
/** Days for which a copy may be believed; a year is the most that is advised. */
const GOOD_FOR = 180;
const DAY = 24 * 60 * 60 * 1000;

/** Whom to tell of a weakness (RFC 9116). Its end is always half a year ahead, so that nobody has to think of it. */
export function securityTxt(publicOrigin: string): RequestHandler {
  return (_req, res) => {
    const expires = new Date(Math.floor(Date.now() / DAY + GOOD_FOR) * DAY).toISOString();
    const lines = [
      `Contact: mailto:${company.securityEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${publicOrigin}${SECURITY_TXT}`,
      '',
    ];
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(lines.join('\n'));
  };
}
