import { applicationWords } from '#content/careers/application-form-copy.ts';
import { RESUME_ENCRYPTED, RESUME_NOT_PDF, resumeProblem } from '#shared/application.ts';
import type { FieldErrors } from '#shared/form-rules.ts';

/** Bytes read from the start: `%PDF-` has to be within them, and linearized files have a trailer there. */
const HEAD = 4096;
const LATEST_HEADER = 1024 + '%PDF-'.length;
/** Bytes read from the end, where all other files have their trailer. */
const TAIL = 64 * 1024;

/**
 * What the server would refuse of a chosen file, judged by its first and last bytes; undefined if nothing. The server
 * decides, so this never prevents sending.
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

/** What keeps the chosen file from being sent. One that was changed on disk meanwhile would fail as the network does. */
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

/** Each byte as the character of that code. */
async function textOf(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer());
}
