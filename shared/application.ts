import * as v from 'valibot';
import { line, optionalParagraph } from './form-rules.ts';
import { LIMITS } from './limits.ts';
import { normalizeDigits, stripInvisible } from './plain-characters.ts';
import { PHONE_REQUIRED } from './replies.ts';

/**
 * The fields of a job application (behaviour F9 to F12). The e-mail has no format rule, so nothing that receives it may
 * rely on its form. The resume is checked separately: by `resumeProblem` before it is sent, by its bytes on the server.
 */
export const Application = v.object({
  name: line('Name is required.', LIMITS.nameCharacters),
  email: line('Email is required.', LIMITS.emailCharacters, stripInvisible),
  phone: v.pipe(
    line(PHONE_REQUIRED, 40, normalizeDigits),
    v.regex(/^[6-9]\d{9}$/, 'Enter a valid 10-digit phone number'),
  ),
  coverLetter: optionalParagraph(LIMITS.coverLetterCharacters),
});

export type Application = v.InferOutput<typeof Application>;

export const RESUME_REQUIRED = 'Resume is required.';
export const RESUME_TOO_LARGE =
  'Your resume is larger than 5 MB. Please save a smaller PDF and choose it again.';
export const RESUME_NOT_PDF =
  'Please choose a PDF file. In Word and most programs: File, then Save as or Export, then PDF. A picture: Print, then Save as PDF.';

export const RESUME_EMPTY =
  'This file is empty. Please save your resume as PDF again and choose the new file.';
export const RESUME_ENCRYPTED =
  'This PDF is encrypted, so we cannot open it. Please save it without a password and send it again.';

/** What is wrong with a chosen file, judged by name, size and type before it is uploaded; undefined if nothing. */
export function resumeProblem(
  file: { name: string; size: number; type: string } | undefined,
): string | undefined {
  if (!file || (file.size === 0 && file.name === '')) return RESUME_REQUIRED;
  if (file.size === 0) return RESUME_EMPTY;
  if (file.size > LIMITS.resume) return RESUME_TOO_LARGE;
  return /\.pdf$/i.test(file.name) || file.type === 'application/pdf' ? undefined : RESUME_NOT_PDF;
}
