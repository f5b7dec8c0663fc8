import { RESUME_NOT_PDF } from '#shared/application.ts';
import { envelopeFault } from './pdf/envelope.ts';
import { findPdfFault } from './pdf/inspection.ts';

/** 415: it is no PDF, or is passed off as one. 422: it is a PDF that we do not take, with what to do about it. */
export type ResumeVerdict = { ok: true } | { ok: false; status: 415 | 422; message: string };

const FILE_NAME_LIMIT = 120;
const EXTENSION = '.pdf';

/** Phones and some desktops do not know the type of what they send; the bytes decide then. */
const TYPES: readonly string[] = ['application/pdf', 'application/x-pdf', 'application/octet-stream', ''];

/** Marks that reorder text, so that `cv\u202efdp.exe` is shown as `cvexe.pdf` (Unicode TR36, 3.3). */
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/u;
const PERCENT_CONTROL = /%(?:0[0-9a-f]|1[0-9a-f]|7f)/giu;

const EXPORT_AGAIN = 'Please open it, choose Print and then Save as PDF, and send the new file.';

const BAD_NAME = 'The name of a resume must end in .pdf. Please rename the file and choose it again.';
const POLYGLOT = `Something other than a PDF is attached to this file. ${EXPORT_AGAIN}`;
const EMPTY = 'This file is empty. Please save your resume as PDF again and choose the new file.';

const MESSAGES = {
  truncated:
    'This PDF is incomplete: its end is missing. Please save or download it again and send the new file.',
  encrypted:
    'This PDF is encrypted, so we cannot open it. Please save it without a password or restrictions and send it again.',
  javascript: `This PDF contains JavaScript, which we do not accept. ${EXPORT_AGAIN}`,
  launch: `This PDF tries to start another program, which we do not accept. ${EXPORT_AGAIN}`,
  attachment: `This PDF has other files embedded in it, which we do not accept. ${EXPORT_AGAIN}`,
  active: `This PDF contains video, sound or an interactive form, which we do not accept. ${EXPORT_AGAIN}`,
  pages: 'This PDF has too many pages. Please send a resume of at most 200 pages.',
  bomb: `This PDF unpacks to more data than we can open. ${EXPORT_AGAIN}`,
  unreadable: `Part of this PDF is damaged or written in a way that we cannot read. ${EXPORT_AGAIN}`,
} as const;

/**
 * Judges the bytes and the declared name and type of an uploaded resume (reliability rules, "Answers to bad
 * input"). Changes nothing, never throws, and takes time in proportion to the size; the size itself is
 * limited before. `name` and `type` are as sent.
 */
export async function inspectResume(file: {
  bytes: Uint8Array;
  name: string;
  type: string;
}): Promise<ResumeVerdict> {
  if (file.bytes.length === 0) return refused(422, EMPTY);
  if (!isAllowedType(file.type)) return refused(415, RESUME_NOT_PDF);
  if (!isAllowedName(file.name)) return refused(415, BAD_NAME);
  try {
    return await judge(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
  } catch {
    // What makes us stumble may make a reader stumble too.
    return refused(422, MESSAGES.unreadable);
  }
}

/**
 * A file name fit to be stored and shown: no path, control characters, line breaks or marks that reorder
 * text; at most 120 characters; ends in `.pdf`; `resume.pdf` when nothing is left.
 */
export function cleanFileName(name: string): string {
  const stem = lastSegment(name)
    .replace(/[\p{Zl}\p{Zp}\p{Zs}\s]+/gu, ' ')
    // Joiners (U+200C, U+200D) stay: names in Indian scripts need them.
    .replace(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}]|(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/["*:<>?|]/gu, '-')
    .normalize('NFC')
    .trim()
    .replace(/(?:\.pdf|[.\s])+$/iu, '')
    .replace(/^[.\s]+/u, '');
  const short = shorten(stem, FILE_NAME_LIMIT - EXTENSION.length);
  return `${short === '' ? 'resume' : short}${EXTENSION}`;
}

async function judge(bytes: Buffer): Promise<ResumeVerdict> {
  const envelope = envelopeFault(bytes);
  if (envelope === 'not-pdf') return refused(415, RESUME_NOT_PDF);
  if (envelope === 'polyglot') return refused(415, POLYGLOT);
  const fault = envelope ?? (await findPdfFault(bytes));
  return fault ? refused(422, MESSAGES[fault]) : { ok: true };
}

function refused(status: 415 | 422, message: string): ResumeVerdict {
  return { ok: false, status, message };
}

function isAllowedType(type: string): boolean {
  return TYPES.includes((type.split(';', 1)[0] ?? '').trim().toLowerCase());
}

/**
 * A name without any extension is common on phones and deceives nobody, since it is stored as `.pdf`. One
 * that ends in another extension, also behind a line break or a NUL, is refused.
 */
function isAllowedName(name: string): boolean {
  if (BIDI_CONTROL.test(name)) return false;
  const last = lastSegment(name)
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .replace(/[.\s]+$/u, '');
  const extension = /\.([^.\s]{1,16})$/u.exec(last)?.[1];
  return extension === undefined || extension.toLowerCase() === 'pdf';
}

function lastSegment(name: string): string {
  return name.slice(-LONGEST_NAME_READ).replace(PERCENT_CONTROL, '').split(/[/\\]/u).at(-1) ?? '';
}

/** Multipart headers are limited to 16 KB before; the end of a name decides. */
const LONGEST_NAME_READ = 16 * 1024;

function shorten(text: string, limit: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > limit) break;
    short += character;
  }
  return short.trim();
}
