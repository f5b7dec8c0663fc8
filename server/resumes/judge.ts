/**
 * resumes/: whether an uploaded PDF may be stored, and what can be read in it. This is the door; the work is done in
 * a worker thread, by our own reader (pdf/) and by PDFium.
 */

import { InspectionQueue } from './inspection-queue.ts';
import { headerOffset } from './pdf/envelope.ts';
import { type ResumeRefusal, refusal } from './refusals.ts';

/**
 * What is kept of a resume beside its bytes: its text to search in (at most 200,000 characters), the number of its
 * pages, and what a recruiter should know of it before they open it, in words.
 */
type AcceptedResume = { ok: true; text: string; pages: number; notes: string[] };
export type ResumeVerdict = AcceptedResume | ResumeRefusal;

const FILE_NAME_LIMIT = 120;
const EXTENSION = '.pdf';

/** Phones and some desktops do not know the type of what they send, and busboy calls a part without one text/plain: the bytes decide. */
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
 * One thread, since two would have twice the memory, and one reads some fifty resumes a second. What waits is
 * answered within half a minute even where each file ahead of it takes all of its time.
 */
const queue = new InspectionQueue({
  waiting: 12,
  deadline: 2000,
  patience: 15_000,
  idle: 60_000,
  memoryMegabytes: 96,
});

/**
 * Judges the bytes and the declared name and type of an uploaded resume. The bytes are read in a worker thread, within
 * 2 s of the processor's time. Changes nothing, never throws; the size is limited before. `name` and `type` are as sent.
 */
export async function judge(file: { bytes: Uint8Array; name: string; type: string }): Promise<ResumeVerdict> {
  if (file.bytes.length === 0) return refusal('empty');
  if (!isAllowedType(file.type)) return refusal('not-pdf');
  if (!isAllowedName(file.name)) return refusal('name');
  if (headerOffset(asBuffer(file.bytes)) < 0) return refusal('not-pdf');
  const answer = await queue.run({ kind: 'inspect', bytes: file.bytes });
  if ('ended' in answer) return refusal(answer.ended);
  if (answer.fault) return refusal(answer.fault);
  const { pages = 0, text = '', attachment } = answer.seen ?? {};
  const notes = attachment === undefined ? [] : [`has a Europass XML attachment: ${attachment}`];
  if (text === '') notes.push('no readable text');
  return { ok: true, pages, text, notes };
}

/**
 * A picture of a page of a resume that was accepted, as PNG, so that nobody has to open the file itself.
 * @param page from 1
 * @param width in pixels, at most 4,000
 * @returns undefined where there is no such page or it cannot be drawn in time
 */
export async function renderPage(
  bytes: Uint8Array,
  page: number,
  width: number,
): Promise<Uint8Array | undefined> {
  const answer = await queue.run({ kind: 'render', bytes, page, width });
  return 'ended' in answer || answer.fault ? undefined : answer.png;
}

/** Ends the thread that reads resumes; another starts when it is needed. */
export function closeResumeReaders(): Promise<void> {
  return queue.close();
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

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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

/**
 * Characters; the end of a name decides, and no file system has longer ones. On thousands of dots the patterns here,
 * which look for the last of them, would stand for a second.
 */
const LONGEST_NAME_READ = 1024;

function shorten(text: string, limit: number): string {
  let short = '';
  for (const character of text) {
    if (short.length + character.length > limit) break;
    short += character;
  }
  return short.trim();
}
