/**
 * desk/: `npm run desk`, the inbox as web pages for one person on this machine: access control, pages and
 * form actions. Their HTML is in client/desk.
 */

import path from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { INBOX, LETTERS, NAME, QUARANTINE, SEVERAL, STATISTICS } from '#shared/desk-paths.ts';
import { errorHandler, Refusal } from '../http/errors.ts';
import { DEADLINES, limitExchange } from '../http/exchange.ts';
import { CONTENT_SECURITY_POLICY, helmetOptions, PERMISSIONS } from '../http/headers.ts';
import type { Stores } from '../submissions/stores.ts';
import { answerActions } from './answer-actions.ts';
import type { DeskAccess } from './desk-access.ts';
import { deskChanges } from './desk-changes.ts';
import { deskFiles } from './desk-files.ts';
import type { NamesOf } from './desk-lists.ts';
import { requireName, saveName } from './desk-name.ts';
import { deskPages } from './desk-pages.ts';
import type { Renderer } from './desk-renderer.ts';
import { severalActions } from './several-actions.ts';

export type DeskDeps = {
  access: DeskAccess;
  stores: Stores;
  renderer: Renderer;
  namesOf: NamesOf;
  log: Logger;
  /** Called at every authorized request. */
  onUse?: () => void;
};

/** The headers of every response: no caching, no referrer to other sites. */
const DESK_HEADERS = {
  'Permissions-Policy': PERMISSIONS,
  // Not `no-referrer`: browsers would then send `Origin: null` with our own forms.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
};

export function createDesk(deps: DeskDeps): express.Express {
  const { access, stores, renderer, namesOf, log } = deps;
  const pages = deskPages(stores, renderer, namesOf);
  const files = deskFiles(stores);
  const changes = deskChanges(stores, pages);
  const answer = answerActions(stores, pages);
  const handleError = errorHandler({
    log,
    page: async (req, res, refusal) => (res.locals.mayKnow ? pages.refused(req, res, refusal) : forbid(res)),
  });

  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.set('strict routing', true);
  app.use(helmet(helmetOptions(CONTENT_SECURITY_POLICY, false)));
  app.use((_req, res, next) => {
    res.set(DESK_HEADERS);
    next();
  });
  app.use(limitExchange(DEADLINES, handleError));
  app.use(openOnce(access));
  app.use((req, res, next) => {
    if (!access.isAllowed(req)) return forbid(res);
    res.locals.mayKnow = true;
    deps.onUse?.();
    next();
  });

  app.use('/assets', express.static(path.join(renderer.folder, 'assets'), STATIC));
  app.use(requireName);
  app.get(NAME, pages.name);
  app.post(NAME, saveName);
  app.get(INBOX, pages.inbox);
  app.get(QUARANTINE, pages.quarantine);
  app.get(LETTERS, pages.letters);
  app.get(STATISTICS, pages.statistics);
  app.get('/submissions/:reference', pages.submission);
  app.get('/submissions/:reference/answer', answer.form);
  app.get('/submissions/:reference/erase', pages.erase);
  app.get('/submissions/:reference/resume.pdf', files.copy);
  app.get('/submissions/:reference/resume-as-sent.pdf', files.asSent);
  app.get('/submissions/:reference/pages/:number.png', files.picture);

  app.post('/submissions/:reference/stage', changes.stage);
  app.post('/submissions/:reference/answer', answer.add);
  app.post('/submissions/:reference/answers/:id/take-back', answer.takeBack);
  app.post('/submissions/:reference/notes', changes.addNote);
  app.post('/submissions/:reference/notes/:id/delete', changes.removeNote);
  app.post('/submissions/:reference/unread', changes.unread);
  app.post('/submissions/:reference/release', changes.release);
  app.post('/submissions/:reference/erase', changes.erase);
  app.post('/letters/:id/retry', changes.retry);
  app.post(SEVERAL, severalActions(stores));

  app.use(() => {
    throw new Refusal(404, 'There is no such page.');
  });
  app.use(handleError);
  return app;
}

const OPEN = '/open/';
const STATIC = { index: false, redirect: false, cacheControl: false, etag: false, lastModified: false };

/** The same response to every unauthorized request, so that it reveals nothing of what exists. */
function forbid(res: Response): void {
  res
    .status(403)
    .type('text')
    .send(
      'The desk opens by the link in its terminal, which works once, and until Enter is pressed there for a new one.\n',
    );
}

/**
 * Exchanges the link for a session. Not by a redirect: a browser that comes from another site, such as a
 * terminal on the web, would follow it without the cookie, which is `SameSite=Strict`.
 */
function openOnce(access: DeskAccess): RequestHandler {
  return (req, res, next) => {
    // Compared undecoded: an address that cannot be decoded is refused like any other.
    if (req.method !== 'GET' || !req.url.startsWith(OPEN) || !access.isHere(req)) return next();
    const cookie = access.exchange(req.url.slice(OPEN.length));
    // A used link still works in a browser with a session: in a restored tab, or after a second click.
    if (!cookie && !access.isAllowed(req)) return forbid(res);
    if (cookie) res.set('Set-Cookie', cookie);
    res
      .type('html')
      .send(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Desk</title>' +
          '<meta http-equiv="refresh" content="0;url=/"><a href="/">To the desk</a></html>',
      );
  };
}
