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

export function isPdfType(type: string): boolean {
  return TYPES.includes((type.split(';', 1)[0] ?? '').trim().toLowerCase());
}

/**
 * A name without any extension is common on phones and deceives nobody, since it is stored as `.pdf`. One
 * that ends in another extension, also behind a line break or a NUL, is refused.
 */
export function isPdfName(name: string): boolean {
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
