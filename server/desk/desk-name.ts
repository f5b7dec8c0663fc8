import type { Request, RequestHandler } from 'express';
import { INBOX, NAME } from '#shared/desk-paths.ts';
import { DAY } from '#shared/indian-time.ts';
import { FORM_TYPE, textBody } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import { cookieOf } from './desk-access.ts';

/** One cookie for the desks on all ports: a browser asks for the name once. */
const COOKIE = 'desk-name';
/** The longest that browsers keep a cookie. */
const MAX_AGE = 400 * DAY;
const MAX_NAME = 60;

/** Asks for a name first, which is stored with what is done here. It proves nothing: the session does. */
export const requireName: RequestHandler = (req, res, next) => {
  res.locals.by = storedName(req);
  if (res.locals.by !== '' || req.path === NAME) return next();
  res.redirect(303, NAME);
};

export const saveName: RequestHandler[] = [
  ...textBody(FORM_TYPE),
  (req, res) => {
    const name = String(req.body.name ?? '')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim();
    if (name === '') throw new Refusal(422, 'The name is empty.');
    if (name.length > MAX_NAME) throw new Refusal(422, `A name has at most ${MAX_NAME} characters.`);
    res.cookie(COOKIE, name, {
      encode: encodeURIComponent,
      httpOnly: true,
      sameSite: 'strict',
      maxAge: MAX_AGE,
    });
    res.redirect(303, INBOX);
  },
];

function storedName(req: Request): string {
  try {
    return decodeURIComponent(cookieOf(req, COOKIE) ?? '').slice(0, MAX_NAME);
  } catch {
    return '';
  }
}
