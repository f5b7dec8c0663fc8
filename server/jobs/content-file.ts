import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Job, JobFile, type Testimonial, TestimonialsFile } from '#shared/entities.ts';
import { isJobId, JOB_ID_CHARACTERS } from '#shared/slugs.ts';
import { type ContentProblem, checkContent, type Mistake, mistakeAt, shortName } from './content-problems.ts';

export const JOBS_FOLDER = 'jobs';
export const TESTIMONIALS_FILE = 'testimonials.json';
/** Bytes. The longest job the schema allows is well below. */
const CONTENT_FILE_LIMIT = 256 * 1024;

/** A valid file. `formerIds` are names that the job had before, oldest first. */
export type GoodJob = { state: 'job'; job: Job; formerIds: readonly string[]; text: string; changedAt: Date };
type GoodTestimonials = { state: 'testimonials'; testimonials: Testimonial[]; text: string };
export type GoodFile = GoodJob | GoodTestimonials;
type Broken = { state: 'broken'; problems: ContentProblem[] };

export type ContentFile = GoodFile | Broken;

/** Whether this is the name of a job's file; hidden files and editors' backups (`x.json~`) are none. */
export const isJobFile = (name: string): boolean => /^[^.].*\.json$/is.test(name);

/** The jobs' files as `jobs/<name>.json`; undefined if there is no folder. */
export function listJobFiles(directory: string): string[] | undefined {
  try {
    const names = readdirSync(join(directory, JOBS_FOLDER));
    return names.filter(isJobFile).map((name) => `${JOBS_FOLDER}/${name}`);
  } catch {
    return undefined;
  }
}

export const jobId = (file: string) => file.slice(JOBS_FOLDER.length + 1, -'.json'.length);

/** Changes with the file: ctime moves even if a copy keeps size and mtime. Undefined if it is unreadable. */
export function stampOf(directory: string, file: string): string | undefined {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(join(directory, file));
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch {
    return undefined;
  }
}

/** Reads and checks a file, given relative to the content folder. Never throws, whatever it contains. */
export function readContentFile(directory: string, file: string): ContentFile {
  const read = readText(join(directory, file));
  if ('mistake' in read) return broken(file, [read.mistake]);
  return file === TESTIMONIALS_FILE ? testimonialsIn(read.text) : jobIn(file, read.text, read.changedAt);
}

/** Checks the text of a job's file. */
export function jobIn(file: string, text: string, changedAt = new Date()): GoodJob | Broken {
  const _id = jobId(file);
  if (!file.endsWith('.json') || !isJobId(_id)) {
    const rule = `the file name should be lower-case letters, digits and single hyphens, at most ${JOB_ID_CHARACTERS}, then .json`;
    return broken(file, [mistakeAt(text, 0, rule)]);
  }
  const checked = checkContent(JobFile, text);
  if ('mistakes' in checked) return broken(file, checked.mistakes);
  const { $schema, formerIds = [], ...fields } = checked.value;
  return { state: 'job', job: { _id, ...fields }, formerIds, text, changedAt };
}

function testimonialsIn(text: string): GoodTestimonials | Broken {
  const checked = checkContent(TestimonialsFile, text);
  if ('mistakes' in checked) return broken(TESTIMONIALS_FILE, checked.mistakes);
  return { state: 'testimonials', testimonials: checked.value.testimonials, text };
}

const broken = (file: string, mistakes: Mistake[]): Broken => ({
  state: 'broken',
  problems: mistakes.map((mistake) => ({ file: shortName(file), ...mistake })),
});

type Content = { text: string; changedAt: Date } | { mistake: Mistake };

const unfit = (rule: string): Content => ({ mistake: mistakeAt('', 0, rule) });

function readText(path: string): Content {
  try {
    const found = statSync(path);
    if (!found.isFile()) return unfit('should be a file');
    if (found.size > CONTENT_FILE_LIMIT) return unfit(`should be at most ${CONTENT_FILE_LIMIT / 1024} KB`);
    return decode(readFileSync(path), found.mtime);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault';
    return unfit(UNREADABLE[code] ?? `could not be read (${code})`);
  }
}

/** TextDecoder strips a byte order mark. */
function decode(bytes: Buffer, changedAt: Date): Content {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), changedAt };
  } catch {
    const lenient = new TextDecoder().decode(bytes);
    return { mistake: mistakeAt(lenient, lenient.indexOf('\uFFFD'), 'the file should be saved as UTF-8') };
  }
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'the file is missing',
  ELOOP: 'is a link that leads back to itself',
  EACCES: 'may not be read by the site: check its permissions',
};
