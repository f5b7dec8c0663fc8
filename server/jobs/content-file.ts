import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Job, JobFile, type Testimonial, TestimonialsFile } from '#shared/entities.ts';
import { isJobId, JOB_ID_CHARACTERS } from '#shared/slugs.ts';
import { type ContentProblem, checkContent } from './content-problems.ts';
import { type Mistake, mistakeAt, nameWords } from './json-mistakes.ts';

export const JOBS_FOLDER = 'jobs';
export const TESTIMONIALS_FILE = 'testimonials.json';
/** Bytes. The longest opening the schema allows is well below. */
const CONTENT_FILE_LIMIT = 256 * 1024;

/** A valid file. `digest` tells one text from another; `formerIds` are names that the opening had before. */
export type GoodReading = { text: string; digest: string } & (
  | { state: 'job'; job: Job; formerIds: readonly string[] }
  | { state: 'testimonials'; testimonials: Testimonial[] }
);

/** What one content file holds. */
export type Reading = GoodReading | { state: 'broken'; problems: ContentProblem[] } | { state: 'gone' };

/** The openings' files as `jobs/<name>.json`; hidden files and editors' copies (`x.json~`) are none. Throws as readdir. */
export async function listJobFiles(directory: string): Promise<string[]> {
  const names = await readdir(join(directory, JOBS_FOLDER));
  return names.filter((name) => /^[^.].*\.json$/is.test(name)).map((name) => `${JOBS_FOLDER}/${name}`);
}

export const jobId = (file: string) => file.slice(JOBS_FOLDER.length + 1, -'.json'.length);

/** Differs after every change of a file: ctime moves even where a copy keeps size and mtime. Undefined: no such file. */
export async function stampOf(directory: string, file: string): Promise<string | undefined> {
  const path = join(directory, file);
  // A link that leads nowhere is there all the same.
  const found = await stat(path).catch(() => lstat(path).catch(() => undefined));
  return found && `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
}

/** Reads and checks one file; `file` is relative to the content folder. Whatever stands there, it never throws. */
export async function readContentFile(directory: string, file: string): Promise<Reading> {
  const read = await readText(join(directory, file));
  if (read === undefined) return { state: 'gone' };
  if ('mistake' in read) return broken(file, [read.mistake]);
  return readingOf(file, read.text);
}

/** What a file holds whose text is this. */
export const readingOf = (file: string, text: string): GoodReading | Extract<Reading, { state: 'broken' }> =>
  file === TESTIMONIALS_FILE ? testimonialsIn(text) : jobIn(file, text);

function jobIn(file: string, text: string): ReturnType<typeof readingOf> {
  const _id = jobId(file);
  if (!file.endsWith('.json') || !isJobId(_id)) {
    const rule = `the file name should be lower-case letters, digits and single hyphens, at most ${JOB_ID_CHARACTERS}, then .json`;
    return broken(file, [mistakeAt(text, 0, rule)]);
  }
  const checked = checkContent(JobFile, text);
  if ('mistakes' in checked) return broken(file, checked.mistakes);
  const { $schema, formerIds = [], ...fields } = checked.value;
  return { state: 'job', job: { _id, ...fields }, formerIds, text, digest: hash('sha1', text) };
}

function testimonialsIn(text: string): ReturnType<typeof readingOf> {
  const checked = checkContent(TestimonialsFile, text);
  if ('mistakes' in checked) return broken(TESTIMONIALS_FILE, checked.mistakes);
  return {
    state: 'testimonials',
    testimonials: checked.value.testimonials,
    text,
    digest: hash('sha1', text),
  };
}

const broken = (file: string, mistakes: Mistake[]): Extract<Reading, { state: 'broken' }> => ({
  state: 'broken',
  problems: mistakes.map((mistake) => ({ file: nameWords(file), ...mistake })),
});

type Content = { text: string } | { mistake: Mistake };

const unfit = (rule: string): Content => ({ mistake: mistakeAt('', 0, rule) });

/** Undefined: no such file. */
async function readText(path: string): Promise<Content | undefined> {
  let handle: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer that never comes.
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const found = await handle.stat();
    if (!found.isFile()) return unfit('should be a file');
    if (found.size > CONTENT_FILE_LIMIT) return unfit(`should be at most ${CONTENT_FILE_LIMIT / 1024} KB`);
    // A file that grows meanwhile is read as far as its size says, and once more after its next change.
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(found.size), 0, found.size, 0);
    return decode(buffer.subarray(0, bytesRead));
  } catch (error) {
    return await unreadable(path, error);
  } finally {
    await handle?.close().catch(() => undefined);
  }
}

/** TextDecoder takes a byte order mark off the front. */
function decode(bytes: Buffer): Content {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const lenient = new TextDecoder().decode(bytes);
    return { mistake: mistakeAt(lenient, lenient.indexOf('\uFFFD'), 'the file should be saved as UTF-8') };
  }
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ELOOP: 'is a link that leads back to itself',
  EACCES: 'may not be read by the site: check its permissions',
  EPERM: 'may not be read by the site: check its permissions',
  ENXIO: 'should be a file',
  ENODEV: 'should be a file',
};

async function unreadable(path: string, error: unknown): Promise<Content | undefined> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault';
  // ENOTDIR: something else stands where its folder was.
  if (code !== 'ENOENT' && code !== 'ENOTDIR')
    return unfit(UNREADABLE[code] ?? `could not be read (${code})`);
  const isLink = await lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  return isLink ? unfit('is a link that leads nowhere') : undefined;
}
