import { fieldsOfTemplate, type Job, WORDS_OF_TEMPLATE } from '#shared/entities.ts';
import { dayInIndia } from '#shared/indian-time.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { CommandProblem } from '../../terminal/command-line.ts';
import { type GoodJob, TESTIMONIALS_FILE } from '../content-file.ts';
import { type ContentProblem, mistakeIn, readJson } from '../content-problems.ts';
import { jobState } from '../job-state.ts';
import { fileNamed, formatProblem, jobFiles, otherFiles, pathOf, readJobFile } from './job-files.ts';

type Found = ContentProblem & { level: 'error' | 'warning' | 'note' };
/** All jobs by file. */
type Readings = ReadonlyMap<string, ReturnType<typeof readJobFile>>;
type Remark = [level: Found['level'], field: string, rule: string];

/**
 * Checks one job, given by its name or file, or all of them. Errors, which keep a file off the site, and
 * leftovers of the template are thrown as a `CommandProblem`; warnings and notes are part of what is printed.
 */
export function checkJobs(named: string | undefined, asJson: boolean): string {
  const files = named === undefined ? [...jobFiles(), TESTIMONIALS_FILE] : [fileNamed(named)];
  const jobs: Readings = new Map(jobFiles().map((file) => [file, readJobFile(file)]));
  const found: Found[] = [];
  for (const file of files) {
    const reading = jobs.get(file) ?? readJobFile(file);
    if (reading.state === 'broken')
      found.push(...reading.problems.map((problem): Found => ({ level: 'error', ...problem })));
    if (reading.state === 'job') found.push(...foundIn(file, reading, jobs));
  }
  if (named === undefined) found.push(...otherFiles().map((file) => ({ ...NO_JOB, file })));
  const errors = found.filter(({ level }) => level === 'error');
  if (asJson) return jsonOf(files.length, found, errors.length);
  const others = found
    .filter(({ level }) => level !== 'error')
    .map((each) => formatProblem({ ...each, rule: `${each.level}: ${each.rule}` }));
  const remarks = others.map((line) => `${line}\n`).join('');
  if (errors.length > 0) throw new CommandProblem(errors.map(formatProblem).join('\n'), remarks);
  const fine = named === undefined ? `All ${files.length - 1} job files are` : `${pathOf(files[0] ?? '')} is`;
  return `${remarks}${fine} fine\n`;
}

/** Windows hides a file extension that an editor has added. */
const NO_JOB = {
  level: 'warning',
  line: 1,
  column: 1,
  rule: 'is no job: its name has to end in .json',
} as const;

function jsonOf(files: number, problems: readonly Found[], errors: number): string {
  const text = `${JSON.stringify({ files, isFine: errors === 0, problems }, null, 2)}\n`;
  if (errors === 0) return text;
  throw new CommandProblem(errors === 1 ? '1 error' : `${errors} errors`, text);
}

/** Leftovers of the template in a valid file, and what its author may not intend. */
function foundIn(file: string, { job, formerIds, text }: GoodJob, jobs: Readings): Found[] {
  const read = readJson(text);
  if ('mistake' in read) return [];
  const left = fieldsOfTemplate(job).map((field): Remark => {
    return ['error', field, `${field} still has ${WORDS_OF_TEMPLATE}`];
  });
  return [...left, ...doubtsOf(job), ...sharedNames(file, formerIds, jobs)].map(([level, field, rule]) => {
    return { file, level, ...mistakeIn(text, read.tree, [field], rule) };
  });
}

/** Former names that another job has, too: whoever copies a file copies them. */
function sharedNames(file: string, formerIds: readonly string[], jobs: Readings): Remark[] {
  return formerIds.flatMap((name): Remark[] => {
    const other = [...jobs].find(
      ([each, reading]) =>
        each !== file && reading.state === 'job' && [reading.job._id, ...reading.formerIds].includes(name),
    );
    return other
      ? [['warning', 'formerIds', `${name} is a name of ${pathOf(other[0])}, too: it leads to one alone`]]
      : [];
  });
}

function doubtsOf({ experience, ...job }: Job): Remark[] {
  const { isActive, postedAt, closesAt } = job;
  const state = jobState(job, new Date());
  const found: Remark[] = [];
  if (isActive && !postedAt && job._id !== OPEN_APPLICATION) {
    const effect = 'the job stands last in the list, and search engines do not list it as a job';
    found.push(['warning', 'isActive', `postedAt is missing: ${effect}`]);
  }
  if (state === 'scheduled') found.push(['note', 'postedAt', `goes on the site by itself on ${postedAt}`]);
  if (state === 'draft' && postedAt)
    found.push(['warning', 'postedAt', `nothing happens on ${postedAt} while isActive is false`]);
  if (state === 'draft' && closesAt && closesAt < dayInIndia(new Date()))
    found.push(['warning', 'closesAt', `${closesAt} is over: publish refuses it`]);
  if (state === 'closed' && isActive)
    found.push(['note', 'closesAt', `closed by itself at the end of ${closesAt}`]);
  if (!/\d/.test(experience) && /\b(?:years?|months?)\b/i.test(experience)) {
    const rule = 'experience has its years in words: the filter reads figures, such as "2 to 4 years"';
    found.push(['warning', 'experience', rule]);
  }
  return found;
}
