import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ContactMessage } from '#shared/contact.ts';
import type { Enquiry } from '#shared/enquiry.ts';
import type { NewAnswer } from '../../../server/submissions/answers.ts';
import type { NewApplication, NewResume } from '../../../server/submissions/applications.ts';

/** A complete application; name only what the test is about. */
export function buildApplication({ resume, ...overrides }: Overrides = {}): NewApplication {
  return {
    jobId: 'embedded-firmware-engineer',
    jobTitle: 'Embedded Firmware Engineer',
    name: 'Asha Verma',
    email: 'asha.verma@mail.example',
    phone: '9000000001',
    coverLetter: 'I have written firmware for six years.',
    jobText: '',
    ...overrides,
    resume: { ...READ, bytes: buildPdf('Asha Verma'), ...resume },
  };
}

const READ = { fileName: 'Asha Verma.pdf', text: '', pages: 1, notes: [] };
type Overrides = Partial<Omit<NewApplication, 'resume'>> & { resume?: Partial<NewResume> };

/** A complete contact message. */
export function buildMessage(overrides: Partial<ContactMessage> = {}): ContactMessage {
  return {
    fullName: 'Ravi Nair',
    email: 'ravi.nair@mail.example',
    contact: '+91 00000 00000',
    message: 'Please tell me more about the relay boards.',
    ...overrides,
  };
}

/** A complete enquiry. */
export function buildEnquiry(overrides: Partial<Enquiry> = {}): Enquiry {
  return {
    fullName: 'Meera Joshi',
    email: 'meera.joshi@mail.example',
    contact: '0000000000',
    project: 'Ward monitoring',
    message: 'Forty beds, two floors.',
    ...overrides,
  };
}

/** What the company answers an applicant: unless said otherwise no words, and nothing by mail. */
export function buildAnswer(reference: string, overrides: Partial<NewAnswer> = {}): NewAnswer {
  const written = { kind: 'application', text: '', by: 'Meera', stage: undefined, after: 0 } as const;
  return { ...written, reference, isMailed: false, ...overrides };
}

/** Bytes that begin and end as a PDF's do; stores look at no more of them than that they stay the same. */
export function buildPdf(content: string, byteSize = 0): Uint8Array {
  const text = Buffer.from(`%PDF-1.7\n% ${content}\n`);
  const filling = Buffer.alloc(Math.max(0, byteSize - text.length - 6), 0xa5);
  return new Uint8Array(Buffer.concat([text, filling, Buffer.from('%%EOF\n')]));
}

/** A folder of the test's own, gone when the test is over. Call it inside a test. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'tamra-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}
