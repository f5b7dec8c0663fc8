import { hash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { type ApplicantAction, type ApplicantView, isUnderWay } from '#shared/applicant.ts';
import { Application, RESUME_REQUIRED } from '#shared/application.ts';
import { checkForm } from '#shared/form-rules.ts';
import { DAY, dayInIndia } from '#shared/indian-time.ts';
import { APPLICATION_ERASED, applicationPath } from '#shared/paths.ts';
import { CHECK_FIELDS, Refusal } from '../http/errors.ts';
import { PRIVATE_HEADERS } from '../http/headers.ts';
import { validateResume } from '../resumes/resumes.ts';
import { uploaderOf } from './apply-api.ts';
import { sentFields, sentRows } from './sent-rows.ts';
import type { Stores } from './stores.ts';

/** Refusals on an applicant's own page. */
const ENDED = 'This application has ended, so nothing in it can be changed.';
const CORRECTED_MEANWHILE =
  'This application was corrected in another tab after this one was opened. Nothing of what you typed here is saved yet: compare it with what we hold now, and save it again.';
const NOT_SURE = 'Please tick the box first: what is erased cannot be brought back.';
const UNKNOWN_ACTION = 'Please use the buttons of this page.';

type Deps = {
  stores: Pick<Stores, 'keys' | 'applications' | 'applicant' | 'erase'>;
  retentionDays: number;
  log: Pick<Logger, 'child'>;
  /** The response for unknown addresses. */
  notFound: RequestHandler;
};

/** What the holder of the key sees and does at /applications/{key}. For everybody else it does not exist. */
export function applicantPage({ stores, retentionDays, log, notFound }: Deps) {
  return {
    /** Finds the application that the key opens, and keeps its page out of caches, indexes and other sites' logs. */
    open: (async (req, res, next) => {
      const view = await viewOf(stores, { key: String(req.params.key), retentionDays });
      if (!view) return next();
      res.set(PRIVATE_HEADERS);
      res.locals.applicant = view;
      if (req.method === 'POST') {
        // A refusal is shown in the page. Its script, which shows the progress of an upload, asks for JSON.
        res.locals.isForm = true;
        res.locals.isApi = req.accepts(['html', 'json']) === 'json';
      }
      next();
    }) satisfies RequestHandler,

    /** 404 unless the key has opened an application. */
    required: ((req, res, next) =>
      res.locals.applicant ? next() : notFound(req, res, next)) satisfies RequestHandler,

    /** Replaces the resume with the uploaded file, validated like that of a new application. */
    replaceResume: (async (req, res, next) => {
      const { reference, stage } = opened(res);
      if (!isUnderWay(stage)) throw new Refusal(409, ENDED);
      if (!req.file) throw new Refusal(422, CHECK_FIELDS, { errors: { resume: RESUME_REQUIRED } });
      const resume = await validateResume(req.file, uploaderOf(req, res));
      const outcome = await stores.applicant.replaceResume(reference, resume);
      if (outcome === 'gone') return notFound(req, res, next);
      if (outcome === 'over') throw new Refusal(409, ENDED);
      done(res, 'replace');
    }) satisfies RequestHandler,

    /** Replaces what was sent with what is typed there. */
    correct: (async (req, res, next) => {
      const { reference, version } = opened(res);
      const { version: seen = version } = req.body as Record<string, unknown>;
      const checked = checkForm(Application, req.body);
      // Pressed twice, it sends what is held by now.
      const isHeld = checked.ok && versionOf(checked.value) === version;
      if (seen !== version && !isHeld) throw new Refusal(409, CORRECTED_MEANWHILE);
      if (!checked.ok) throw new Refusal(422, CHECK_FIELDS, { errors: checked.errors });
      const outcome = await stores.applicant.correct(reference, checked.value);
      if (outcome === 'gone') return notFound(req, res, next);
      if (outcome === 'over') throw new Refusal(409, ENDED);
      done(res, 'correct');
    }) satisfies RequestHandler,

    /** Withdraws or erases; idempotent. */
    act: (async (req, res, next) => {
      const { do: action, sure } = req.body as Record<string, unknown>;
      const { applicant } = res.locals;
      // The response is the same whether or not there was something to erase: it reveals nothing.
      if (action === 'erase' && !applicant) return erased(res);
      if (!applicant) return notFound(req, res, next);
      if (action === 'withdraw') {
        await stores.applicant.withdraw(applicant.reference);
        return done(res, 'withdraw');
      }
      if (action !== 'erase') throw new Refusal(422, UNKNOWN_ACTION);
      if (sure !== 'yes') throw new Refusal(422, CHECK_FIELDS, { errors: { sure: NOT_SURE } });
      await stores.erase([applicant.reference]);
      // At any LOG_LEVEL: it tells what to erase again after a backup is restored on another machine.
      log.child({}, { level: 'info' }).info({ reference: applicant.reference }, 'erased by the applicant');
      erased(res);
    }) satisfies RequestHandler,
  };
}

/** Passes uploads, which come as multipart; the next route handles the buttons. */
export const uploadsOnly: RequestHandler = (req, _res, next) =>
  next(req.is('multipart/*') ? undefined : 'route');

/** Passes corrections; the next route handles the other buttons. */
export const correctionsOnly: RequestHandler = (req, _res, next) =>
  next(req.body.do === 'correct' ? undefined : 'route');

/** What `required` has let through. */
const opened = (res: Response) => res.locals.applicant as ApplicantView;

/** Redirects to the confirmation: without a fragment, browsers keep that of the form, which is far below. */
function done(res: Response, action: ApplicantAction): void {
  const link = `${applicationPath(opened(res).key)}?done=${action}`;
  if (res.locals.isApi) res.json({ success: true, message: 'Done', link });
  else res.redirect(303, `${link}#done`);
}

function erased(res: Response): void {
  res.set('Cache-Control', 'no-store').redirect(303, APPLICATION_ERASED);
}

const versionOf = (fields: Readonly<Record<string, string>>) =>
  hash('sha256', JSON.stringify(Object.values(fields)), 'base64url');

/** The application that `key` opens, as its page shows it; undefined for any other, even a message's key. */
async function viewOf(
  stores: Pick<Stores, 'keys' | 'applications' | 'applicant'>,
  { key, retentionDays }: { key: string; retentionDays: number },
): Promise<ApplicantView | undefined> {
  const reference = await stores.keys.referenceOf(key);
  if (!reference) return undefined;
  const found = await stores.applications.find(reference);
  const story = found && (await stores.applicant.story(reference));
  if (!found || !story) return undefined;
  const { lines, texts } = sentRows(found);
  const correctable = sentFields(found);
  return {
    key,
    reference,
    jobTitle: found.jobTitle,
    job: story.job,
    stage: story.stage,
    events: story.events.map(({ what, at }) => ({ what, day: dayInIndia(at) })),
    sent: [...lines, ...texts].map(({ label, value }) => ({ label, value })),
    correctable,
    version: versionOf(correctable),
    keptUntil: dayInIndia(new Date(found.receivedAt.getTime() + retentionDays * DAY)),
  };
}
