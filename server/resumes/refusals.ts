import { RESUME_EMPTY, RESUME_ENCRYPTED, RESUME_NOT_PDF } from '#shared/application.ts';
import type { Fault } from './pdf-jobs.ts';

/** 415: it is no PDF, or is passed off as one. 422: it is a PDF that we do not take. 503: it was not looked at. */
export type ResumeRefusal = { ok: false; status: 415 | 422 | 503; message: string };

export type RefusalReason = Fault | 'empty' | 'not-pdf' | 'name';

/** Of an application that cannot be taken just now. */
export const BUSY = 'Many people are applying at this moment. Please try again in ten seconds.';
export const RETRY = { 'Retry-After': '10' };

const EXPORT_AGAIN = 'Please open it, choose Print and then Save as PDF, and send the new file.';
const DAMAGED =
  'This PDF is damaged: nothing can be seen on its first page. Please open it to check, save it as PDF again and send the new file.';

const REFUSALS: Readonly<Record<RefusalReason, [status: ResumeRefusal['status'], message: string]>> = {
  'not-pdf': [415, RESUME_NOT_PDF],
  name: [415, 'The name of a resume must end in .pdf. Please rename the file and choose it again.'],
  empty: [422, RESUME_EMPTY],
  encrypted: [422, RESUME_ENCRYPTED],
  damaged: [422, DAMAGED],
  pages: [422, 'This PDF has too many pages. Please send a resume of at most 200 pages.'],
  slow: [422, 'This PDF takes too long to check. Please print it to PDF again and send the new file.'],
  died: [422, `Part of this PDF is damaged or written in a way that we cannot read. ${EXPORT_AGAIN}`],
  busy: [503, BUSY],
};

export function refusal(reason: RefusalReason): ResumeRefusal {
  const [status, message] = REFUSALS[reason];
  return { ok: false, status, message };
}
