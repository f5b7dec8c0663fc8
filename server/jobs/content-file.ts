import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Job, JobFile, type Testimonial, TestimonialsFile } from '#shared/entities.ts';
import { isJobId, JOB_ID_CHARACTERS } from '#shared/slugs.ts';
import { type ContentProblem, checkContent } from './content-problems.ts';
import { type Fault, placeAt, printable, START } from './json-positions.ts';

export const JOBS_FOLDER = 'jobs';
export const TESTIMONIALS_FILE = 'testimonials.json';
/** Bytes. The longest opening the schema allows is well below. */
const CONTENT_FILE_LIMIT = 256 * 1024;

/**
 * What a look at one content file gave. `digest` tells one text from another. `isPassing` marks a fault that may
 * go by itself, without the file changing: worth another look.
 */
export type Reading =
  | { state: 'job'; job: Job; digest: string }
  | { state: 'testimonials'; testimonials: Testimonial[]; digest: string }
  | { state: 'broken'; problems: [ContentProblem, ...ContentProblem[]]; isPassing: boolean }
  | { state: 'gone' };

/** The openings' files as `jobs/<name>.json`; hidden files and editors' copies (`x.json~`) are none. Throws as readdir. */
export async function listJobFiles(directory: string): Promise<string[]> {
  const names = await readdir(join(directory, JOBS_FOLDER));
  return names.map((name) => `${JOBS_FOLDER}/${name}`).filter(isContentFile);
}

export function isContentFile(file: string): boolean {
  return file === TESTIMONIALS_FILE || /^jobs\/[^./][^/]*\.json$/is.test(file);
}

export const jobId = (file: string) => file.slice(JOBS_FOLDER.length + 1, -'.json'.length);

/** Reads and checks one file; `file` is relative to the content folder. Whatever stands there, it never throws. */
export async function readContentFile(directory: string, file: string): Promise<Reading> {
  const content = await readText(join(directory, file));
  if (content === undefined) return { state: 'gone' };
  if ('fault' in content) return broken(file, [content.fault], content.isPassing);
  const digest = hash('sha1', content.text);
  return file === TESTIMONIALS_FILE
    ? testimonialsIn(content.text, digest)
    : jobIn(file, content.text, digest);
}

function jobIn(file: string, text: string, digest: string): Reading {
  const _id = jobId(file);
  if (!file.endsWith('.json') || !isJobId(_id)) {
    const rule = `the file name should be lower-case letters, digits and single hyphens, at most ${JOB_ID_CHARACTERS}, then .json`;
    return broken(file, [{ ...START, rule }]);
  }
  const checked = checkContent(JobFile, text);
  if ('faults' in checked) return broken(file, checked.faults);
  const { $schema, ...fields } = checked.value;
  return { state: 'job', job: { _id, ...fields }, digest };
}

function testimonialsIn(text: string, digest: string): Reading {
  const checked = checkContent(TestimonialsFile, text);
  if ('faults' in checked) return broken(TESTIMONIALS_FILE, checked.faults);
  return { state: 'testimonials', testimonials: checked.value.testimonials, digest };
}

function broken(file: string, [first, ...rest]: [Fault, ...Fault[]], isPassing = false): Reading {
  const named = (fault: Fault): ContentProblem => ({ file: printable(file), ...fault });
  return { state: 'broken', problems: [named(first), ...rest.map(named)], isPassing };
}

type Content = { text: string } | { fault: Fault; isPassing: boolean };

const fault = (rule: string, isPassing = false): Content => ({ fault: { ...START, rule }, isPassing });

async function readText(path: string): Promise<Content | undefined> {
  let handle: FileHandle | undefined;
  try {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer that never comes.
    handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return await readHandle(handle);
  } catch (error) {
    return await unreadable(path, error);
  } finally {
    await handle?.close().catch(() => undefined);
  }
}

async function readHandle(handle: FileHandle): Promise<Content> {
  const { size, ...stats } = await handle
    .stat()
    .then((found) => ({ size: found.size, isFile: found.isFile() }));
  if (!stats.isFile) return fault('should be a file');
  if (size > CONTENT_FILE_LIMIT) return fault(`should be at most ${CONTENT_FILE_LIMIT / 1024} KB`);
  const bytes = Buffer.allocUnsafe(size + 1);
  let length = 0;
  while (length < bytes.length) {
    const { bytesRead } = await handle.read(bytes, length, bytes.length - length, null);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  if (length > size) return fault('was still being written', true);
  return decode(bytes.subarray(0, length));
}

/** TextDecoder takes a byte order mark off the front. */
function decode(bytes: Buffer): Content {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const lenient = new TextDecoder().decode(bytes);
    const rule = 'the file should be saved as UTF-8';
    return { fault: { ...placeAt(lenient, Math.max(0, lenient.indexOf('\uFFFD'))), rule }, isPassing: false };
  }
}

async function unreadable(path: string, error: unknown): Promise<Content | undefined> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown fault';
  if (code === 'ENOENT')
    return (await isDanglingLink(path)) ? fault('is a link that leads nowhere', true) : undefined;
  if (code === 'ELOOP') return fault('is a link that leads back to itself', true);
  if (code === 'EACCES' || code === 'EPERM')
    return fault('may not be read by the site: check its permissions', true);
  if (code === 'ENXIO' || code === 'ENODEV') return fault('should be a file', true);
  return fault(`could not be read (${code})`, true);
}

async function isDanglingLink(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
}
