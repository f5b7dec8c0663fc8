import { zipSync } from 'fflate';
import { safeCopy } from '../resumes/resumes.ts';
import { formatCsv, withNotes } from '../submissions/inbox/inbox-format.ts';
import { savedName } from '../submissions/inbox/resume-file.ts';
import { wholeResume } from '../submissions/inbox/save-resumes.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import type { Submission } from '../submissions/submissions.ts';

/** One file with a table of these submissions and safe copies of their resumes; those of which none can be made are named. */
export async function zipOf(stores: Stores, submissions: readonly Submission[]): Promise<Uint8Array> {
  const table = formatCsv(await withNotes(stores, submissions));
  const files: Record<string, Uint8Array> = { 'submissions.csv': Buffer.from(`\ufeff${table}`) };
  const missing: string[] = [];
  for (const each of submissions) {
    if (each.kind !== 'application') continue;
    const bytes = await wholeResume(stores, each);
    const copy = bytes && (await safeCopy(bytes));
    if (copy) files[savedName({ reference: each.reference, fileName: each.resume.fileName })] = copy;
    else missing.push(each.reference);
  }
  if (missing.length > 0) files['no-safe-copy.txt'] = Buffer.from(`${missing.join('\n')}\n`);
  // PDFs are compressed already.
  return zipSync(files, { level: 0 });
}
