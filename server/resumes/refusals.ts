import { RESUME_EMPTY, RESUME_ENCRYPTED, RESUME_NOT_PDF } from '#shared/application.ts';
import { BUSY } from '../http/upload-places.ts';
import type { Ended } from './inspection-jobs.ts';
import type { EnvelopeFault } from './pdf/envelope.ts';
import type { FaultKind } from './pdf/faults.ts';

/** 415: it is no PDF, or is passed off as one. 422: it is a PDF that we do not take. 503: it was not looked at. */
export type ResumeRefusal = { ok: false; status: 415 | 422 | 503; message: string };

export type RefusalReason = EnvelopeFault | FaultKind | Ended['ended'] | 'empty' | 'name';

const EXPORT_AGAIN = 'Please open it, choose Print and then Save as PDF, and send the new file.';
const UNREADABLE = `Part of this PDF is damaged or written in a way that we cannot read. ${EXPORT_AGAIN}`;

const UNPROCESSABLE: Readonly<Record<Exclude<RefusalReason, keyof typeof UNSUPPORTED | 'busy'>, string>> = {
  empty: RESUME_EMPTY,
  truncated:
    'This PDF is incomplete: its end is missing. Please save or download it again and send the new file.',
  encrypted: RESUME_ENCRYPTED,
  javascript: `This PDF contains JavaScript, which we do not accept. ${EXPORT_AGAIN}`,
  launch: `This PDF tries to start another program, which we do not accept. ${EXPORT_AGAIN}`,
  attachment: `This PDF has other files embedded in it, which we do not accept. ${EXPORT_AGAIN}`,
  active: `This PDF contains video, sound or an interactive form, which we do not accept. ${EXPORT_AGAIN}`,
  remote: `This PDF opens an address by itself, or refers to files on another computer, which we do not accept. ${EXPORT_AGAIN}`,
  pages: 'This PDF has too many pages. Please send a resume of at most 200 pages.',
  bomb: `This PDF unpacks to more data than we can open. ${EXPORT_AGAIN}`,
  damaged:
    'This PDF is damaged: nothing can be seen on its first page. Please open it to check, save it as PDF again and send the new file.',
  unreadable: UNREADABLE,
  slow: 'This PDF takes too long to check. Please print it to PDF again and send the new file.',
  // What makes our readers stumble may make a recruiter's stumble too.
  died: UNREADABLE,
};

const UNSUPPORTED = {
  'not-pdf': RESUME_NOT_PDF,
  name: 'The name of a resume must end in .pdf. Please rename the file and choose it again.',
  polyglot: `Something other than a PDF is attached to this file. ${EXPORT_AGAIN}`,
} as const;

export function refusal(reason: RefusalReason): ResumeRefusal {
  if (reason === 'busy') return { ok: false, status: 503, message: BUSY };
  if (isUnsupported(reason)) return { ok: false, status: 415, message: UNSUPPORTED[reason] };
  return { ok: false, status: 422, message: UNPROCESSABLE[reason] };
}

function isUnsupported(reason: RefusalReason): reason is keyof typeof UNSUPPORTED {
  return Object.hasOwn(UNSUPPORTED, reason);
}
