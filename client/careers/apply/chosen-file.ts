import { applicationWords } from '#content/careers/application-form-copy.ts';
import { RESUME_ENCRYPTED, RESUME_NOT_PDF, resumeProblem } from '#shared/application.ts';
import type { FieldErrors } from '#shared/form-rules.ts';

/** Bytes read from the start, where `%PDF-` has to be and linearized files have their trailer. */
const HEAD = 4096;
const LATEST_HEADER = 1024 + '%PDF-'.length;
/** Bytes read from the end, where all other files have their trailer. */
const TAIL = 64 * 1024;

/**
 * The reason for which the server would refuse a chosen file, judged by its first and last bytes; undefined
 * if none. Never prevents sending: the server decides.
 */
export async function chosenFileProblem(file: File): Promise<string | undefined> {
  const problem = resumeProblem(file);
  if (problem) return problem;
  try {
    const head = await textOf(file.slice(0, HEAD));
    if (!head.slice(0, LATEST_HEADER).includes('%PDF-')) return RESUME_NOT_PDF;
    const tail = await textOf(file.slice(-TAIL));
    // A trailer's reference to the encryption dictionary (ISO 32000, 7.5.5).
    return /\/Encrypt\s+\d+\s+\d+\s+R/.test(head + tail) ? RESUME_ENCRYPTED : undefined;
  } catch {
    // The file was moved or changed meanwhile; sending it reports that.
    return undefined;
  }
}

/** Errors that prevent sending. A file changed on disk would otherwise look like a lost connection. */
export async function check(values: FormData): Promise<FieldErrors> {
  const entry = values.get('resume');
  const file = entry instanceof File ? entry : undefined;
  const isThere = await file
    ?.slice(0, 1)
    .arrayBuffer()
    .catch(() => false);
  const problem = resumeProblem(file) ?? (isThere === false && applicationWords.resume.changed);
  return problem ? { resume: problem } : {};
}

/** Decodes each byte as the character with that code. */
async function textOf(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer());
}
