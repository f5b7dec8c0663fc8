import type { Request, RequestHandler, Response } from 'express';
import { Application, RESUME_REQUIRED } from '#shared/application.ts';
import { checkForm, type FieldErrors } from '#shared/form-rules.ts';
import { applicationPath } from '#shared/paths.ts';
import { type Accepted, APPLICATION_ACCEPTED } from '#shared/replies.ts';
import type { SiteData } from '#shared/site-data.ts';
import { CHECK_FIELDS, Refusal } from '../http/errors.ts';
import { visitorOf } from '../http/rate-limits.ts';
import { openJob } from '../jobs/open-job.ts';
import { type TaskOwner, validateKind, validateResume } from '../resumes/resumes.ts';
import type { Applications } from './applications.ts';
import { suspicionOf } from './suspicion.ts';

/** Confirms an accepted submission: as JSON for the API, on its page for a posted form. */
export type Confirm = (req: Request, res: Response, accepted: Accepted) => void;

/**
 * Stores an application that `resumeUpload` has read. Checks its fields (422), the job (404, 410), and last
 * the content of the file (413, 415, 422, 503), which alone is expensive.
 */
export function receiveApplication(
  deps: { applications: Applications; content: Pick<SiteData, 'job'> },
  jobIdOf: (req: Request) => string,
  confirm: Confirm,
): RequestHandler {
  return async (req, res) => {
    const checked = checkForm(Application, req.body);
    if (!checked.ok || !req.file) {
      const errors = { ...(!checked.ok && checked.errors), ...problemOf(req.file) };
      throw new Refusal(422, CHECK_FIELDS, { errors });
    }
    const job = await openJob(deps.content, jobIdOf(req));
    const resume = await validateResume(req.file, uploaderOf(req, res));

    const { reference, key } = await deps.applications.add({
      ...checked.value,
      jobId: job._id,
      jobTitle: job.title,
      jobText: JSON.stringify(job),
      resume,
      quarantine: suspicionOf(req.body, checked.value.name, checked.value),
    });
    confirm(req, res, { message: APPLICATION_ACCEPTED, reference, key, link: applicationPath(key) });
  };
}

/** Who wants an uploaded resume read, and how long. A visitor with many networks is one owner. */
export const uploaderOf = (req: Request, res: Response): TaskOwner => ({
  visitor: visitorOf(req, 48),
  signal: res.locals.exchange.signal,
});

/** What is wrong with the file, found without opening it, to be reported with the other fields. */
function problemOf(file: Express.Multer.File | undefined): FieldErrors {
  if (!file) return { resume: RESUME_REQUIRED };
  return validateKind(file)?.errors ?? {};
}
