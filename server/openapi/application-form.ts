import type { RequestHandler } from 'express';
import type { JsonSchema } from '#shared/api-document.ts';
import { Application, RESUME_NOT_PDF, RESUME_REQUIRED, RESUME_TOO_LARGE } from '#shared/application.ts';
import type { Job } from '#shared/entities.ts';
import { LIMITS } from '#shared/limits.ts';
import { API, jobPath } from '#shared/paths.ts';
import type { SiteData } from '#shared/site-data.ts';
import { LONGEST_BODY, MOST_FIELDS } from '../http/body.ts';
import { type KeptAnswers, keptText } from '../http/kept-answers.ts';
import { openJob } from '../jobs/open-job.ts';
import { APPLICATION_WORDS } from './field-words.ts';
import { formSchema, isRequired, messagesOf } from './form-schema.ts';

const RESUME_RULE = `Required: one PDF of at most ${LIMITS.resume / 1024 / 1024} MiB and ${LIMITS.resumePages} pages, named ….pdf, without password or restrictions, that shows something on its first page. Blanks of up to 1,024 bytes may stand ahead of %PDF-.`;
const JOB_RULE = 'Required: the _id of a job that is open.';

const resume: JsonSchema = {
  type: 'string',
  contentMediaType: 'application/pdf',
  description: `${RESUME_RULE} Messages begin “${RESUME_REQUIRED}”, “${RESUME_TOO_LARGE}”, “${RESUME_NOT_PDF}”, or say what is wrong with the file.`,
};

const form = formSchema(Application, APPLICATION_WORDS);

/** What `POST /api/apply` takes. */
export const APPLICATION: JsonSchema = {
  type: 'object',
  properties: { jobId: { type: 'string', description: JOB_RULE }, ...form.properties, resume },
  required: ['jobId', ...form.required, 'resume'],
};

/** Describes the form of an open job; 404 and 410 as the job itself. */
export function showApplicationForm(
  content: Pick<SiteData, 'job'>,
  { kept, publicOrigin }: { kept: KeptAnswers; publicOrigin: string },
): RequestHandler<{ id: string }> {
  return keptText(kept, {
    type: 'application/json',
    async write(req) {
      const data = formOf(await openJob(content, req.params.id), publicOrigin);
      return JSON.stringify({ success: true, data });
    },
  });
}

/** The application form of one job, for programs. */
function formOf({ _id, title }: Job, publicOrigin: string) {
  return {
    job: { _id, title, page: publicOrigin + jobPath(_id) },
    send: { method: 'POST', url: publicOrigin + API.apply, contentType: 'multipart/form-data' },
    fields: [
      { name: 'jobId', isRequired: true, rule: JOB_RULE, messages: [], value: _id },
      ...Object.entries(Application.entries).map(([name, field]) => ({
        name,
        isRequired: isRequired(field),
        rule: APPLICATION_WORDS[name as keyof Application].rule,
        messages: messagesOf(field),
      })),
      {
        name: 'resume',
        isRequired: true,
        rule: RESUME_RULE,
        messages: [RESUME_REQUIRED, RESUME_TOO_LARGE, RESUME_NOT_PDF],
      },
    ],
    file: {
      field: 'resume',
      mediaTypes: ['application/pdf', 'application/octet-stream'],
      extension: '.pdf',
      mostBytes: LIMITS.resume,
      mostPages: LIMITS.resumePages,
    },
    limits: { fields: MOST_FIELDS, fieldBytes: LIMITS.multipartField, bodyBytes: LONGEST_BODY },
    schema: APPLICATION,
  };
}

export type ApplicationForm = ReturnType<typeof formOf>;
