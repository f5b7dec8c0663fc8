import type { Request, RequestHandler } from 'express';
import { Application, pdfAdvice, RESUME_REQUIRED } from '#shared/application.ts';
import { checkForm, type FieldErrors } from '#shared/form-rules.ts';
import { applicationPath } from '#shared/paths.ts';
import { APPLICATION_ACCEPTED } from '#shared/replies.ts';
import type { SiteData } from '#shared/site-data.ts';
import type { Confirm } from '../http/confirmation.ts';
import { CHECK_FIELDS, Refusal } from '../http/errors.ts';
import { openJob } from '../jobs/open-job.ts';
import { cleanFileName, judge } from '../resumes/judge.ts';
import type { Applications, NewResume } from './applications.ts';
import { suspicionOf } from './suspicion.ts';

/**
 * Stores an application that `readResumeUpload` has read. Refused in the order content (415, 422), fields (422),
 * job (404, 410), so that whoever probes for jobs has to send a whole application.
 */
export function receiveApplication(
  deps: { applications: Applications; content: Pick<SiteData, 'job'> },
  jobIdOf: (req: Request) => string,
  confirm: Confirm,
): RequestHandler {
  return async (req, res) => {
    const checked = checkForm(Application, req.body);
    const fieldErrors = checked.ok ? {} : checked.errors;
    if (!req.file) {
      throw new Refusal(422, CHECK_FIELDS, { errors: { ...fieldErrors, resume: RESUME_REQUIRED } });
    }
    const resume = await judgedResume(req.file, fieldErrors);
    if (!checked.ok) throw new Refusal(422, CHECK_FIELDS, { errors: fieldErrors });

    const job = await openJob(deps.content, jobIdOf(req));

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

/**
 * A resume that was uploaded, with what was read in it.
 * @throws {Refusal} with the words of the judge (415, 422, 503), beside errors of other fields
 */
export async function judgedResume(
  { buffer: bytes, originalname, mimetype }: Express.Multer.File,
  otherErrors: FieldErrors = {},
): Promise<NewResume> {
  const verdict = await judge({ bytes, name: originalname, type: mimetype });
  if (verdict.ok) {
    const { text, pages, notes } = verdict;
    return { fileName: cleanFileName(originalname), bytes, text, pages, notes };
  }
  const message = (verdict.status === 415 && pdfAdvice(originalname)) || verdict.message;
  const errors = { ...otherErrors, resume: message };
  const headers: Record<string, string> = verdict.status === 503 ? { 'Retry-After': '10' } : {};
  const isAlone = Object.keys(otherErrors).length === 0;
  throw new Refusal(verdict.status, isAlone ? message : CHECK_FIELDS, { errors, headers });
}
