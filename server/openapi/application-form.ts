import type { RequestHandler } from 'express';
import { Application } from '#shared/application.ts';
import { LIMITS } from '#shared/limits.ts';
import { API, jobPath } from '#shared/paths.ts';
import type { SiteData } from '#shared/site-data.ts';
import { type KeptAnswers, keptText } from '../http/kept-answers.ts';
import { openJob } from '../jobs/open-job.ts';
import { APPLICATION_WORDS } from './field-words.ts';
import { formSchema } from './form-schema.ts';

const form = formSchema(Application, APPLICATION_WORDS);

/** What `POST /api/apply` takes. */
export const APPLICATION = {
  type: 'object',
  properties: {
    jobId: { type: 'string', description: 'Required: the _id of a job that is open.' },
    ...form.properties,
    resume: {
      type: 'string',
      contentMediaType: 'application/pdf',
      description: `Required: one PDF of at most ${LIMITS.resume / 1024 / 1024} MiB and ${LIMITS.resumePages} pages, named ….pdf, typed application/pdf or application/octet-stream, without password or restrictions, that shows something on its first page. Blanks of up to 1,024 bytes may stand ahead of %PDF-.`,
    },
  },
  required: ['jobId', ...form.required, 'resume'],
};

/** The application form of one job, for programs. */
export type ApplicationForm = {
  job: { _id: string; title: string; page: string };
  send: { method: 'POST'; url: string; contentType: 'multipart/form-data' };
  schema: object;
};

/** Describes the form of an open job; 404 and 410 as the job itself. */
export function showApplicationForm(
  content: Pick<SiteData, 'job'>,
  { kept, publicOrigin }: { kept: KeptAnswers; publicOrigin: string },
): RequestHandler<{ id: string }> {
  return keptText(kept, {
    type: 'application/json',
    async write(req) {
      const { _id, title } = await openJob(content, req.params.id);
      const data: ApplicationForm = {
        job: { _id, title, page: publicOrigin + jobPath(_id) },
        send: { method: 'POST', url: publicOrigin + API.apply, contentType: 'multipart/form-data' },
        schema: APPLICATION,
      };
      return JSON.stringify({ success: true, data });
    },
  });
}
