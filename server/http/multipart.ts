import type { Request } from 'express';
import { LIMITS } from '#shared/limits.ts';
import { readBody } from './body.ts';
import { LONGEST_BODY, MOST_FIELDS } from './body-limits.ts';
import { Refusal } from './errors.ts';
import { checkNames } from './text-body.ts';

/** A form as it was sent: its fields, and its file if one was chosen. */
export type MultipartForm = { fields: Record<string, string>; file?: SentFile };
/** A file as it arrived: nothing in it is trusted yet, its size included. `name` and `type` are as sent. */
export type SentFile = { bytes: Uint8Array<ArrayBuffer>; name: string; type: string };

type Content = Buffer<ArrayBuffer>;

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i;
/** Bytes of one part's headers. */
const LONGEST_PART_HEADER = 16 * 1024;
const LINE_END = '\r\n';
const HEADER_END = '\r\n\r\n';
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
  const contents = contentsOf(body, boundary);
  return sorted([...(await parse(withoutLong(body, contents), boundary))], contents, file);
}

/** The platform's own parser, which is strict and reads a whole body in one go: it cannot wait for anything. */
async function parse(body: Content, boundary: string): Promise<FormData> {
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    throw new Refusal(400, NOT_WHOLE);
  }
}

/**
 * The content of each part where it stands in the body. Counts what is going to be parsed, and makes sure that the form
 * ends once, at its end.
 */
function contentsOf(body: Content, boundary: string): Content[] {
  const delimiter = Buffer.from(`--${boundary}`);
  const contents: Content[] = [];
  let start = -1;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at)) {
    if (start >= 0) contents.push(contentBetween(body, start, at));
    at += delimiter.length;
    if (body.toString('latin1', at, at + 2) === '--') {
      if (/\S/.test(body.toString('latin1', at + 2))) throw new Refusal(400, NOT_WHOLE);
      if (contents.length === 0) throw new Refusal(400, 'This form is empty.');
      return contents;
    }
    if (contents.length > MOST_FIELDS) throw new Refusal(400, `Please send at most ${MOST_FIELDS} fields.`);
    const header = body.subarray(at, at + LONGEST_PART_HEADER).indexOf(HEADER_END);
    if (header < 0) throw new Refusal(400, NOT_WHOLE);
    start = at + header + HEADER_END.length;
  }
  throw new Refusal(400, start < 0 ? 'This form is empty.' : NOT_WHOLE);
}

function contentBetween(body: Content, start: number, delimiter: number): Content {
  const end = delimiter - LINE_END.length;
  if (end < start || body.toString('latin1', end, delimiter) !== LINE_END) throw new Refusal(400, NOT_WHOLE);
  return body.subarray(start, end);
}

/**
 * The form without what is too long for a field, of which only the names and types of its headers are still to be read:
 * the platform's parser copies a content several times, and each copy of 5 MiB is memory that goes late.
 */
function withoutLong(body: Content, contents: Content[]): Content {
  const kept: Buffer[] = [];
  let from = 0;
  for (const content of contents.filter(isTooLong)) {
    const start = content.byteOffset - body.byteOffset;
    kept.push(body.subarray(from, start));
    from = start + content.length;
  }
  return Buffer.concat([...kept, body.subarray(from)]);
}

const isTooLong = (content: Content) => content.length > LIMITS.multipartField;

/** `contents` are those of the entries, in the same order. */
function sorted(
  entries: [string, FormDataEntryValue][],
  contents: Content[],
  fileField: string,
): MultipartForm {
  if (entries.length !== contents.length) throw new Refusal(400, NOT_WHOLE);
  const fields: [string, string][] = [];
  const files: (SentFile & { field: string })[] = [];
  for (const [index, [field, value]] of entries.entries()) {
    const bytes = contents[index] ?? Buffer.alloc(0);
    if (typeof value !== 'string') files.push({ field, bytes, name: value.name, type: value.type });
    else {
      if (isTooLong(bytes)) throw new Refusal(413, 'One of the fields is too long.');
      // The parser puts U+FFFD where bytes are not UTF-8.
      if (value.includes('\uFFFD')) throw new Refusal(415, 'Please send text in UTF-8.');
      fields.push([field, value]);
    }
  }
  checkNames(fields.map(([name]) => name));
  const form = { fields: Object.fromEntries(fields) };
  const [file, ...more] = files;
  if (!file) return form;
  if (more.length > 0 || file.field !== fileField)
    throw new Refusal(400, 'Please send one file, where the form asks for it.');
  const { bytes, name, type } = file;
  // What browsers send for a file field in which none was chosen.
  return name === '' && bytes.length === 0 ? form : { ...form, file: { bytes, name, type } };
}
