import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isOpen } from '#shared/entities.ts';
import { isJobId, JOB_ID_CHARACTERS } from '#shared/slugs.ts';
import { printable } from '../terminal/printable.ts';
import { textTable } from '../terminal/text-table.ts';
import { JOBS_FOLDER, jobId, listJobFiles, readContentFile, TESTIMONIALS_FILE } from './content-file.ts';
import type { ContentProblem } from './content-problems.ts';
import { jobTemplate } from './job-template.ts';

const USAGE = `The openings in content/jobs, one file each.

  npm run jobs                       list: every opening and whether it is on the site
  npm run jobs -- check              every mistake with its file, line and column
  npm run jobs -- check android-lead the same for one opening
  npm run jobs -- new android-lead   a new draft, content/jobs/android-lead.json
  npm run jobs -- schema             write content/schemas anew, which editors take their help from
  npm run jobs -- --help             this text

The folder is ./content, or where CONTENT_DIR says.
`;

const COMMANDS = ['list', 'check', 'new', 'schema'];

/** A command line that cannot be understood: exit code 2. */
class UsageError extends Error {}
/** Something the reader can act on: exit code 1. */
class JobsProblem extends Error {}

const directory = resolve(process.env.CONTENT_DIR ?? './content');

process.exitCode = await main(process.argv.slice(2));

/** The exit code: 0 done, 1 a problem in words, 2 a command line that cannot be understood. */
async function main([command = 'list', ...rest]: readonly string[]): Promise<number> {
  try {
    process.stdout.write(await run(command, rest));
    return 0;
  } catch (error) {
    if (error instanceof UsageError)
      return complain(`${error.message} All commands: npm run jobs -- --help`, 2);
    if (error instanceof JobsProblem) return complain(error.message, 1);
    return complain(error instanceof Error ? error.message : String(error), 1);
  }
}

function complain(words: string, code: number): number {
  process.stderr.write(words.endsWith('\n') ? words : `${words}\n`);
  return code;
}

/** What is to be printed. */
async function run(command: string, rest: readonly string[]): Promise<string> {
  if (command === '--help' || command === '-h' || rest.includes('--help')) return USAGE;
  const [name, ...more] = rest;
  if (!COMMANDS.includes(command)) {
    throw new UsageError(`There is no command "${printable(command)}", only ${COMMANDS.join(', ')}.`);
  }
  const [extra] = command === 'check' || command === 'new' ? more : rest;
  if (extra !== undefined) throw new UsageError(`"${command}" takes no "${printable(extra)}".`);
  if (command === 'new' && name === undefined) {
    throw new UsageError('"new" needs one name, for example android-lead.');
  }
  if (command === 'new') return create(String(name));
  if (command === 'check') return check(name);
  return command === 'schema' ? writeSchemas() : list();
}

async function list(): Promise<string> {
  const rows = await Promise.all((await jobFiles()).map(rowOf));
  if (rows.length === 0) return `There are no openings in ${pathOf(JOBS_FOLDER)}.\n`;
  const columns = [
    { heading: 'id' },
    { heading: 'title', least: 12 },
    { heading: 'state' },
    { heading: 'closes' },
  ];
  return `${textTable(columns, rows, process.stdout.columns)}\n`;
}

async function rowOf(file: string): Promise<string[]> {
  const reading = await readContentFile(directory, file);
  if (reading.state !== 'job') return [printable(jobId(file)), '', 'broken', ''];
  const { _id, title, isActive, closesAt = '' } = reading.job;
  const active = isOpen(reading.job, new Date()) ? 'open' : 'closed';
  return [_id, printable(title), isActive ? active : 'draft', closesAt];
}

/** `named` is an opening, by its name or as its file; without it everything is checked. */
async function check(named?: string): Promise<string> {
  const files = named === undefined ? [...(await jobFiles()), TESTIMONIALS_FILE] : [fileOf(named)];
  const problems: string[] = [];
  for (const file of files) {
    const reading = await readContentFile(directory, file);
    if (reading.state === 'broken') problems.push(...reading.problems.map(problemWords));
    if (reading.state === 'gone') problems.push(`${pathOf(file)}:1:1 the file is missing`);
  }
  if (problems.length > 0) throw new JobsProblem(problems.join('\n'));
  return named === undefined
    ? `All ${files.length - 1} job files are fine\n`
    : `${pathOf(fileOf(named))} is fine\n`;
}

function fileOf(named: string): string {
  const name = basename(named, '.json');
  return name === basename(TESTIMONIALS_FILE, '.json') ? TESTIMONIALS_FILE : `${JOBS_FOLDER}/${name}.json`;
}

function problemWords({ file, line, column, rule }: ContentProblem): string {
  return `${pathOf(file)}:${line}:${column} ${rule}`;
}

async function create(id: string): Promise<string> {
  if (!isJobId(id)) {
    const rule = `lower-case letters, digits and single hyphens, at most ${JOB_ID_CHARACTERS} characters`;
    throw new JobsProblem(`"${printable(id)}" cannot be a name: ${rule}.`);
  }
  const file = `${JOBS_FOLDER}/${id}.json`;
  try {
    await writeFile(join(directory, file), `${JSON.stringify(jobTemplate(new Date()), null, 2)}\n`, {
      flag: 'wx',
    });
  } catch (error) {
    throw new JobsProblem(cannotWrite(file, error));
  }
  return `${pathOf(file)} is a draft now. Fill it in, then set "isActive" to true.\n`;
}

function cannotWrite(file: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EEXIST') return `${pathOf(file)} is there already and stays as it is.`;
  if (code === 'ENOENT') return `There is no folder ${pathOf(JOBS_FOLDER)}.`;
  return `${pathOf(file)} could not be written: ${error}`;
}

/** The generator is a package for development, which an installation that only serves doesn't have. */
async function writeSchemas(): Promise<string> {
  const { contentSchemas } = await import('./job-schemas.ts');
  const schemas = Object.entries(contentSchemas());
  for (const [file, text] of schemas) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), text);
  }
  return schemas.map(([file]) => `${pathOf(file)} is written.\n`).join('');
}

async function jobFiles(): Promise<string[]> {
  try {
    return (await listJobFiles(directory)).sort();
  } catch {
    throw new JobsProblem(`There is no folder ${pathOf(JOBS_FOLDER)} that can be read.`);
  }
}

/** As it can be clicked or typed from where the command runs. */
function pathOf(file: string): string {
  return relative(process.cwd(), join(directory, file));
}
