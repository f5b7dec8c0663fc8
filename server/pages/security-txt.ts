import type { RequestHandler } from 'express';
import { company } from '#content/company.ts';

export const SECURITY_TXT = '/.well-known/security.txt';
/** Days until `Expires`; RFC 9116 recommends less than a year. */
const GOOD_FOR = 180;
const DAY = 24 * 60 * 60 * 1000;

/** Contact for security reports (RFC 9116). `Expires` is always half a year ahead, so that it needs no upkeep. */
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
