import type { RequestListener } from 'node:http';
import request from 'supertest';
import type { Application } from '#shared/application.ts';

export type Part = {
  /** The name in Content-Disposition; undefined leaves it out. */
  name?: string | undefined;
  fileName?: string;
  type?: string;
  value: string | Buffer;
  /** Replaces the part's header lines as a whole. */
  rawHeader?: string;
};

export const BOUNDARY = 'test-boundary-7MA4YWxk';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Posts a form, or what stands in its place, to a site or its address. */
export const postForm = (
  to: RequestListener | string,
  path: string,
  form: Part[] | Buffer | string,
  type = MULTIPART,
) =>
  request(to)
    .post(path)
    .set('Content-Type', type)
    .serialize((bytes) => bytes)
    .send(Array.isArray(form) ? multipart(form) : form);

/** A multipart body, written by hand so that it can be wrong in every way. */
export function multipart(parts: Part[], options: { isCut?: boolean } = {}): Buffer {
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${BOUNDARY}\r\n${part.rawHeader ?? headerOf(part)}\r\n\r\n`),
    Buffer.from(part.value),
    Buffer.from('\r\n'),
  ]);
  if (!options.isCut) chunks.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return Buffer.concat(chunks);
}

function headerOf({ name, fileName, type }: Part): string {
  const disposition = ['form-data'];
  if (name !== undefined) disposition.push(`name="${name}"`);
  if (fileName !== undefined) disposition.push(`filename="${fileName}"`);
  const lines = [`Content-Disposition: ${disposition.join('; ')}`];
  if (type) lines.push(`Content-Type: ${type}`);
  return lines.join('\r\n');
}

export type FormFields = Record<string, string>;

/** A complete application form, fields and resume; name only what the test is about. */
export function applicationParts(
  change: { fields?: FormFields; without?: string[]; resume?: Partial<Part> | null; more?: Part[] },
  resume: Buffer,
): Part[] {
  const sample: Record<'jobId' | keyof Application, string> = {
    jobId: 'embedded-firmware-engineer',
    name: 'Aditi Verma',
    email: 'aditi.verma@mail.example',
    phone: '9000000000',
    coverLetter: 'I would like to work closer to the hardware.',
  };
  const fields: FormFields = { ...sample, ...change.fields };
  const parts: Part[] = Object.entries(fields)
    .filter(([name]) => !change.without?.includes(name))
    .map(([name, value]) => ({ name, value }));
  if (change.resume !== null) {
    parts.push({
      name: 'resume',
      fileName: 'aditi-verma.pdf',
      type: 'application/pdf',
      value: resume,
      ...change.resume,
    });
  }
  return [...parts, ...(change.more ?? [])];
}
