import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { type ContentLogEntry, type ContentOptions, openContent } from '#server/jobs/content-store.ts';
import type { Job } from '#shared/entities.ts';
import { PATIENCE } from '../patience.ts';
import type { Site } from './site.ts';

/** An opening as its file holds it. An override of `undefined` leaves the field out. */
export function buildJob(overrides: Record<string, unknown> = {}): Omit<Job, '_id'> {
  return {
    title: 'Embedded Firmware Engineer',
    experience: '2 to 4 years',
    location: 'Indore, Madhya Pradesh',
    isActive: true,
    jobSummary: 'You will write firmware.',
    keyResponsibilities: ['Write firmware.', 'Test firmware.'],
    requiredSkillsQualifications: ['C on microcontrollers.'],
    jobType: 'Full time, on site',
    salary: '₹6 to 9 lakh a year',
    ...overrides,
  };
}

export type TemporaryContent = {
  directory: string;
  /** Writes any file below the folder; an object as JSON with two blanks, a text or bytes as they are. */
  write(file: string, content: unknown): Promise<void>;
  remove(): Promise<void>;
};

/**
 * A content folder of its own. `jobs`: id → what its file holds, as `write` takes it; without them one opening.
 * `testimonials`: what the list holds, none unless said otherwise.
 */
export async function temporaryContent(
  given: { jobs?: Record<string, unknown>; testimonials?: unknown[] } = {},
): Promise<TemporaryContent> {
  const directory = await mkdtemp(join(tmpdir(), 'tamra-content-'));
  const write = (file: string, content: unknown) => writeFile(join(directory, file), asFile(content));
  await mkdir(join(directory, 'jobs'));
  await write('testimonials.json', { testimonials: given.testimonials ?? [] });
  const jobs = Object.entries(given.jobs ?? { 'firmware-engineer': buildJob() });
  await Promise.all(jobs.map(([id, content]) => write(`jobs/${id}.json`, content)));
  return { directory, write, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** Saves a job's file while the site runs, and waits until the site knows it. */
export async function saveJob(site: Site, id: string, fields: Record<string, unknown> = {}): Promise<void> {
  await writeFile(join(site.contentDirectory, `jobs/${id}.json`), JSON.stringify(buildJob(fields)));
  const isKnown = async () =>
    site.content.current.upcoming(id) !== undefined || (await site.content.job(id)).state !== 'unknown';
  await expect.poll(isKnown).toBe(true);
}

/** Publishes more openings than a page of the list holds: 60 for Sensor Engineers. */
export async function publishManyJobs(site: Site): Promise<void> {
  const ids = Array.from({ length: 60 }, (_, at) => `many-${at}`);
  const job = (id: string) => ({ title: `Sensor Engineer ${id}`, postedAt: '2026-11-19' });
  await Promise.all(ids.map((id) => saveJob(site, id, job(id))));
}

type Given = Parameters<typeof temporaryContent>[0] & Partial<ContentOptions>;

/**
 * Opens content stores and cleans up after them: call `openContents()` in a test file and `closeAll` after each
 * test, or after all where they run at once. `warnings` gives what was logged as one, in order.
 */
export function openContents() {
  const closing: (() => Promise<void>)[] = [];

  /** A store over a content folder of its own. */
  async function opened({ jobs, testimonials, ...options }: Given = {}) {
    const content = await temporaryContent({ ...(jobs && { jobs }), ...(testimonials && { testimonials }) });
    closing.push(content.remove);
    return { ...content, ...(await openedAt(content.directory, options)) };
  }

  async function openedAt(directory: string, options: Partial<ContentOptions> = {}) {
    const log: ContentLogEntry[] = [];
    const store = openContent({ directory, log: (entry) => log.push(entry), ...options });
    closing.push(store.close);
    return { store, log, warnings: () => log.filter((entry) => entry.level === 'warn') };
  }

  async function closeAll() {
    for (const close of closing.splice(0).reverse()) await close();
  }

  return { opened, openedAt, closeAll };
}

/** Waits for what a change brings about; no test asserts how long it takes. */
export const eventually = (assertion: () => unknown) =>
  vi.waitFor(assertion, { timeout: PATIENCE, interval: 20 });

export const titlesOf = async (store: { jobs(): Promise<readonly Job[]> }) =>
  (await store.jobs()).map((job) => job.title);

function asFile(content: unknown): string | Uint8Array {
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  return `${JSON.stringify(content, null, 2)}\n`;
}
