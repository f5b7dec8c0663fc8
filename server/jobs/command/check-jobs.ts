import { CommandProblem } from '../../terminal/command-line.ts';
import { contentDirectory } from '../../terminal/command-settings.ts';
import { readContentFile, TESTIMONIALS_FILE } from '../content-file.ts';
import type { ContentProblem } from '../content-problems.ts';
import { doubtsOf } from './job-doubts.ts';
import { fileNamed, type GoodJob, jobFiles, pathOf, problemWords } from './job-files.ts';

type Found = ContentProblem & { level: 'fault' | 'warning' | 'note' };

/**
 * What is wrong with one opening, by its name or its file, or with all of them. Faults, which keep a file from the
 * site, are thrown as a `CommandProblem`; warnings and notes are part of what is printed.
 */
export async function checkJobs(named: string | undefined, asJson: boolean): Promise<string> {
  const files = named === undefined ? [...(await jobFiles()), TESTIMONIALS_FILE] : [await fileNamed(named)];
  const found: Found[] = [];
  const jobs: GoodJob[] = [];
  for (const file of files) {
    const reading = readContentFile(contentDirectory, file);
    if (reading.state === 'broken') found.push(...reading.problems.map((problem) => asFound(problem)));
    if (reading.state === 'gone')
      found.push(asFound({ file, line: 1, column: 1, rule: 'the file is missing' }));
    if (reading.state !== 'job') continue;
    jobs.push(reading);
    found.push(...doubtsOf(reading, new Date()).map((doubt) => ({ file, ...doubt })));
  }
  found.push(...claimedTwice(jobs));
  const faults = found.filter(({ level }) => level === 'fault');
  if (asJson) return jsonOf(files.length, found, faults.length);
  const others = found
    .filter(({ level }) => level !== 'fault')
    .map((each) => problemWords({ ...each, rule: `${each.level}: ${each.rule}` }));
  const words = others.map((line) => `${line}\n`).join('');
  if (faults.length > 0) throw new CommandProblem(faults.map(problemWords).join('\n'), words);
  return `${words}${fine(named, files)}\n`;
}

const asFound = (problem: ContentProblem): Found => ({ level: 'fault', ...problem });

function fine(named: string | undefined, files: readonly string[]): string {
  return named === undefined
    ? `All ${files.length - 1} job files are fine`
    : `${pathOf(files[0] ?? '')} is fine`;
}

function jsonOf(files: number, problems: readonly Found[], faults: number): string {
  const text = `${JSON.stringify({ files, isFine: faults === 0, problems }, null, 2)}\n`;
  if (faults === 0) return text;
  throw new CommandProblem(faults === 1 ? '1 fault' : `${faults} faults`, text);
}

/** Former names that lead nowhere, since an opening has that name or another one claims it, too. */
function claimedTwice(jobs: readonly GoodJob[]): Found[] {
  const owners = new Map(jobs.map(({ job }) => [job._id, job._id]));
  return jobs.flatMap(({ job, formerIds }) =>
    formerIds.flatMap((id): Found[] => {
      const owner = owners.get(id);
      if (owner === undefined) {
        owners.set(id, job._id);
        return [];
      }
      const rule = `formerIds has "${id}", which belongs to ${owner === job._id ? 'this opening already' : `${owner}.json`}`;
      return [{ file: `jobs/${job._id}.json`, line: 1, column: 1, level: 'warning', rule }];
    }),
  );
}
