/**
 * resumes/: upload and checks of resumes, and what recruiters get of them: text, pictures of pages and a safe
 * copy. PDFium opens every file, in a worker thread that may be ended at any moment. This is the interface.
 */

import { RESUME_EMPTY, RESUME_ENCRYPTED, RESUME_NOT_PDF, RESUME_TOO_LARGE } from '#shared/application.ts';
import { LIMITS } from '#shared/limits.ts';
import { Refusal } from '../http/errors.ts';
import { PdfQueue, type TaskOwner } from './pdf-queue.ts';
import type { Fault } from './pdf-thread.ts';

export type { TaskOwner } from './pdf-queue.ts';

type UploadedFile = Pick<Express.Multer.File, 'buffer' | 'originalname' | 'mimetype'>;

/** White space and a byte order mark often precede a PDF; other bytes mean another format. */
const HEADER = /^(?:\xef\xbb\xbf)?[\0\s]{0,1024}%PDF-/;

/** The company's own tasks share the thread like those of one visitor. */
const COMPANY: TaskOwner = { visitor: 'company' };

/**
 * One thread: a second would double the memory, and one reads some fifty resumes a second. An upload waits for at most
 * 20 s, so that with its own time it is answered within the 30 s that a response may take.
 */
const queue = new PdfQueue({ maxWait: 20_000, timeout: 10_000, idleTimeout: 60_000, memoryMegabytes: 96 });

/**
 * Validates an uploaded resume by its size, its declared name and type, its first bytes, and by opening it: at most
 * 2 s of processor time. Returns what is stored of it: its text, for searching, has at most 200,000 characters, and
 * `notes` are for recruiters.
 * @throws {Refusal} as `REFUSALS` says
 */
export async function validateResume(file: UploadedFile, owner: TaskOwner) {
  const unlike = validateKind(file);
  if (unlike) throw unlike;
  const { fault, read } = await queue.run({ kind: 'read', bytes: file.buffer }, owner);
  // If the request was refused meanwhile, that refusal stands.
  owner.signal?.throwIfAborted();
  if (fault || !read) throw refusal(fault ?? 'died');
  const { text, pages, hasFiles } = read;
  const notes: string[] = [];
  if (text === '') notes.push('no readable text');
  if (hasFiles) notes.push('has files attached, which only the file as it was sent holds');
  return { fileName: cleanFileName(file.originalname), bytes: file.buffer, text, pages, notes };
}

/** Checks an uploaded file without opening it; undefined if it looks like a PDF. */
export function validateKind({ buffer, originalname, mimetype }: UploadedFile): Refusal | undefined {
  if (buffer.length === 0) return refusal('empty');
  if (buffer.length > LIMITS.resume) return refusal('too-large');
  if (!isPdfType(mimetype) || !isPdfName(originalname)) return refusal('not-pdf');
  return HEADER.test(buffer.toString('latin1', 0, 1040)) ? undefined : refusal('not-pdf');
}

/**
 * A picture of a page as PNG.
 * @param page from 1
 * @param width in pixels, at most 4,000
 * @returns undefined if there is no such page, or it cannot be drawn in time
 */
export async function drawPage(
  bytes: Uint8Array,
  page: number,
  width: number,
): Promise<Uint8Array | undefined> {
  return (await queue.run({ kind: 'draw', bytes, page, width }, COMPANY)).bytes;
}

/** The pages of a resume in a document that holds nothing else; undefined if none can be made in time. */
export async function safeCopy(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  return (await queue.run({ kind: 'copy', bytes }, COMPANY)).bytes;
}

/** Ends the thread; another starts when it is needed. */
export function closeResumes(): Promise<void> {
  return queue.close();
}

const FILE_NAME_LIMIT = 120;
const EXTENSION = '.pdf';

/** Phones often declare no proper type, and busboy calls a part without one text/plain: the bytes decide. */
const TYPES: readonly string[] = [
  'application/pdf',
  'application/x-pdf',
  'application/octet-stream',
  'text/plain',
];

/** Marks that reorder text, so that `cv\u202efdp.exe` is shown as `cvexe.pdf` (Unicode TR36, 3.3). */
const BIDI_CONTROL = /[\u202a-\u202e\u2066-\u2069]/u;
const PERCENT_CONTROL = /%(?:0[0-9a-f]|1[0-9a-f]|7f)/giu;

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
  const short = [...stem].slice(0, FILE_NAME_LIMIT - EXTENSION.length).join('');
  return `${short.trim() || 'resume'}${EXTENSION}`;
}

function isPdfType(type: string): boolean {
  return TYPES.includes((type.split(';', 1)[0] ?? '').trim().toLowerCase());
}

/**
 * Names without an extension are common on phones, and harmless: they are stored with `.pdf`. Another
 * extension is refused, also one behind a line break or a NUL.
 */
function isPdfName(name: string): boolean {
  if (BIDI_CONTROL.test(name)) return false;
  const last = lastSegment(name)
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .replace(/[.\s]+$/u, '');
  const extension = /\.([^.\s]{1,16})$/u.exec(last)?.[1];
  return extension === undefined || extension.toLowerCase() === 'pdf';
}

function lastSegment(name: string): string {
  return name.slice(-MAX_NAME_READ).replace(PERCENT_CONTROL, '').split(/[/\\]/u).at(-1) ?? '';
}

/**
 * Characters of a name that are read, from its end: no file system allows longer ones, and on thousands of
 * dots the patterns above would backtrack for a second.
 */
const MAX_NAME_READ = 1024;

type RefusalReason = Fault | 'empty' | 'not-pdf' | 'too-large';

/** For an application that cannot be accepted just now. */
export const BUSY = 'Many people are applying at this moment. Please try again in ten seconds.';
export const RETRY = { 'Retry-After': '10' };

const EXPORT_AGAIN = 'Please open it, choose Print and then Save as PDF, and send the new file.';
const DAMAGED = 'This PDF is damaged or blank. Please open it to check, and save it again.';

/**
 * 413: over 5 MiB. 415: no PDF, whatever it claims to be. 422: a PDF that we do not accept. 503: it was not
 * checked.
 */
const REFUSALS: Readonly<Record<RefusalReason, [status: number, message: string]>> = {
  'not-pdf': [415, RESUME_NOT_PDF],
  'too-large': [413, RESUME_TOO_LARGE],
  empty: [422, RESUME_EMPTY],
  encrypted: [422, RESUME_ENCRYPTED],
  damaged: [422, DAMAGED],
  pages: [422, 'This PDF has too many pages. Please send a resume of at most 200 pages.'],
  slow: [422, 'This PDF takes too long to check. Please print it to PDF again and send the new file.'],
  died: [422, `Part of this PDF is damaged or written in a way that we cannot read. ${EXPORT_AGAIN}`],
  busy: [503, BUSY],
};

function refusal(reason: RefusalReason): Refusal {
  const [status, message] = REFUSALS[reason];
  return new Refusal(status, message, { errors: { resume: message }, headers: status === 503 ? RETRY : {} });
}
