import type { Request } from 'express';
import { LIMITS } from '#shared/limits.ts';
import { readBody } from './body.ts';
import { LONGEST_BODY, MOST_FIELDS } from './body-limits.ts';
import { Refusal } from './errors.ts';
import { checkNames } from './text-body.ts';

/** A form as it was sent: its fields, and its file if one was chosen. */
export type MultipartForm = { fields: Record<string, string>; file?: SentFile };
/** A file as it arrived: nothing in it is trusted yet, its size included. `name` and `type` are as sent. */
export type SentFile = { bytes: Uint8Array; name: string; type: string };

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i;
/** Bytes of one part's headers. */
const LONGEST_PART_HEADER = 16 * 1024;
const NOT_WHOLE = 'The form did not arrive whole. Please send it again.';

/** @throws {Refusal} 400 for a form that does not say what stands between its parts */
function boundaryOf(req: Request): string {
  const found = BOUNDARY.exec(req.get('Content-Type') ?? '');
  if (!found) throw new Refusal(400, 'This form has no usable boundary.');
  return found[1] ?? found[2] ?? '';
}

/**
 * Reads a multipart form (RFC 7578) with at most one file, in the field `file`, into memory; `tooLong` says that the
 * whole is too long.
 * @throws {Refusal} 413 for a body or field that is too long, 415 for text that is not UTF-8, 400 for the rest
 */
export async function readMultipart(
  req: Request,
  options: { file: string; tooLong: string; signal: AbortSignal },
): Promise<MultipartForm> {
  const { file, tooLong, signal } = options;
  const boundary = boundaryOf(req);
  const body = await readBody(req, { limit: LONGEST_BODY, words: tooLong, signal });
  checkParts(body, boundary);
  return sorted([...(await parse(body, boundary))], file);
}

/** The platform's own parser, which is strict and reads a whole body in one go: it cannot wait for anything. */
async function parse(body: Buffer, boundary: string): Promise<FormData> {
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  try {
    return await new Response(new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length), {
      headers,
    }).formData();
  } catch {
    throw new Refusal(400, NOT_WHOLE);
  }
}

/** Counts what is going to be parsed, and makes sure that the form ends once, at its end. */
function checkParts(body: Buffer, boundary: string): void {
  const delimiter = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at)) {
    at += delimiter.length;
    if (body.toString('latin1', at, at + 2) === '--') {
      if (/\S/.test(body.toString('latin1', at + 2))) throw new Refusal(400, NOT_WHOLE);
      break;
    }
    parts += 1;
    if (parts > MOST_FIELDS + 1) throw new Refusal(400, `Please send at most ${MOST_FIELDS} fields.`);
    const header = body.subarray(at, at + LONGEST_PART_HEADER).indexOf('\r\n\r\n');
    if (header < 0) throw new Refusal(400, NOT_WHOLE);
  }
  if (parts === 0) throw new Refusal(400, 'This form is empty.');
}

async function sorted(entries: [string, FormDataEntryValue][], fileField: string): Promise<MultipartForm> {
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const files = entries.filter((entry): entry is [string, File] => typeof entry[1] !== 'string');
  checkNames(texts.map(([name]) => name));
  for (const [, text] of texts) {
    if (Buffer.byteLength(text) > LIMITS.multipartField) {
      throw new Refusal(413, 'One of the fields is too long.');
    }
    // The parser puts U+FFFD where bytes are not UTF-8.
    if (text.includes('\uFFFD')) throw new Refusal(415, 'Please send text in UTF-8.');
  }
  const fields = Object.fromEntries(texts);
  const [first, ...more] = files;
  if (!first) return { fields };
  const [name, file] = first;
  if (more.length > 0 || name !== fileField)
    throw new Refusal(400, 'Please send one file, where the form asks for it.');
  // What browsers send for a file field in which none was chosen.
  if (file.name === '' && file.size === 0) return { fields };
  return { fields, file: { bytes: await file.bytes(), name: file.name, type: file.type } };
}
