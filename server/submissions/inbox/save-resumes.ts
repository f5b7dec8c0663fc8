import { resolve } from 'node:path';
import { safeCopy } from '../../resumes/resumes.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { commandSettings } from '../../terminal/command-settings.ts';
import { hashOf } from '../applications.ts';
import type { Stores } from '../stores.ts';
import { chooseSubmissions, findOne, noApplicants } from './list-submissions.ts';
import { savedName, saveResume } from './resume-file.ts';

/** `folder`: the target. `isAsSent`: the file as it was sent, instead of a safe copy. */
type SaveOptions = { folder: string; isAsSent: boolean };

export async function save(stores: Stores, reference: string, options: SaveOptions): Promise<string> {
  const { folder, isAsSent } = options;
  const found = await findOne(stores, reference);
  if (found.kind !== 'application')
    throw new CommandProblem(`${reference} is a message; it came without a resume.`);
  const sent = await intactResume(stores, found);
  if (!sent) {
    throw new CommandProblem(
      `The resume of ${reference} is damaged in the database. A backup may still hold it.`,
    );
  }
  const bytes = isAsSent ? sent : await safeCopy(sent);
  if (!bytes) {
    throw new CommandProblem(
      `No safe copy can be made of the resume of ${reference}. npm run desk shows its pages; --as-sent saves the file as it was sent.`,
    );
  }
  const target = resolve(commandSettings().calledFrom, folder);
  const name = savedName(found, isAsSent ? 'as-sent' : 'copy');
  return `${await saveResume(target, name, bytes)}\n`;
}

/** All resumes of a job, without what is in quarantine. */
export async function saveOfJob(stores: Stores, job: string, options: SaveOptions): Promise<string> {
  const { submissions } = await chooseSubmissions(stores, { job });
  if (submissions.length === 0) throw new CommandProblem(await noApplicants(stores, job));
  const lines: string[] = [];
  const damaged: string[] = [];
  for (const { reference } of submissions) {
    try {
      lines.push(await save(stores, reference, options));
    } catch (error) {
      // A resume that is damaged, or erased meanwhile, must not stop the others.
      if (!(error instanceof CommandProblem)) throw error;
      damaged.push(error.message);
    }
  }
  if (damaged.length > 0)
    throw new CommandProblem([...lines.map((line) => line.trim()), ...damaged].join('\n'));
  return `${lines.join('')}${lines.length} ${lines.length === 1 ? 'resume' : 'resumes'}\n`;
}

/** The bytes as they were sent; undefined if they are damaged or gone. */
export async function intactResume(
  stores: Stores,
  { reference, resume }: { reference: string; resume: { sha256: string } },
): Promise<Uint8Array | undefined> {
  const bytes = await stores.applications.resumeBytes(reference);
  return bytes && (await hashOf(bytes)) === resume.sha256 ? bytes : undefined;
}
