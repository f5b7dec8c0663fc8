import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '#shared/entities.ts';

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

function asFile(content: unknown): string | Uint8Array {
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  return `${JSON.stringify(content, null, 2)}\n`;
}
