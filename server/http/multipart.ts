import type { Request } from 'express';
import { LIMITS } from '#shared/limits.ts';
import { LONGEST_BODY, MOST_FIELDS, readBody } from './body.ts';
import { Refusal } from './errors.ts';
import { checkNames, decodeUtf8 } from './text-body.ts';

/** A form as it was sent: its fields, and its file if one was chosen. */
export type MultipartForm = { fields: Record<string, string>; file?: SentFile };
/** A file as it arrived: nothing in it is trusted yet, its size included. `name` and `type` are as sent. */
export type SentFile = { bytes: Uint8Array<ArrayBuffer>; name: string; type: string };

type Content = Buffer<ArrayBuffer>;
/** `hasType`: some programs send a file without its type, for which the platform's parser then says text. */
type Part = { content: Content; hasType: boolean };

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
  const parts = partsOf(body, boundary);
  return sorted([...(await parse(headersOf(body, parts), boundary))], parts, file);
}

/** The platform's own parser of names and types, which is strict and reads all in one go: it cannot wait for anything. */
async function parse(body: Content, boundary: string): Promise<FormData> {
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    throw new Refusal(400, NOT_WHOLE);
  }
}

/**
 * The parts, with the content of each where it stands in the body. A boundary is one at the start of a line alone (RFC 2046, 5.1.1).
 * Counts what is going to be parsed, and makes sure that the form ends once, at its end.
 */
function partsOf(body: Content, boundary: string): Part[] {
  const boundaryLine = Buffer.from(`${LINE_END}--${boundary}`);
  const parts: Part[] = [];
  // What stands before the first is for the parser to judge.
  let at = body.indexOf(boundaryLine.subarray(LINE_END.length)) - LINE_END.length;
  if (at < -LINE_END.length) throw new Refusal(400, 'This form is empty.');
  for (;;) {
    at += boundaryLine.length;
    if (body.toString('latin1', at, at + 2) === '--') {
      if (/\S/.test(body.toString('latin1', at + 2))) throw new Refusal(400, NOT_WHOLE);
      if (parts.length === 0) throw new Refusal(400, 'This form is empty.');
      return parts;
    }
    if (parts.length > MOST_FIELDS) throw new Refusal(400, `Please send at most ${MOST_FIELDS} fields.`);
    const header = body.subarray(at, at + LONGEST_PART_HEADER).indexOf(HEADER_END);
    if (header < 0) throw new Refusal(400, NOT_WHOLE);
    const start = at + header + HEADER_END.length;
    const hasType = /^content-type[ \t]*:/im.test(body.toString('latin1', at, start));
    // Others could take the line end of the headers for that of the boundary's line.
    at = body.indexOf(boundaryLine, start - LINE_END.length);
    if (at < start) throw new Refusal(400, NOT_WHOLE);
    parts.push({ content: body.subarray(start, at), hasType });
  }
}

/**
 * The form without the contents of its parts: of these the platform's parser would make several copies, and end each
 * wherever the letters of the boundary stand.
 */
function headersOf(body: Content, parts: Part[]): Content {
  const kept: Buffer[] = [];
  let from = 0;
  for (const { content } of parts) {
    const start = content.byteOffset - body.byteOffset;
    kept.push(body.subarray(from, start));
    from = start + content.length;
  }
  return Buffer.concat([...kept, body.subarray(from)]);
}

/** `parts` are those of the entries, in the same order. */
function sorted(entries: [string, FormDataEntryValue][], parts: Part[], fileField: string): MultipartForm {
  if (entries.length !== parts.length) throw new Refusal(400, NOT_WHOLE);
  const fields: [string, string][] = [];
  const files: (SentFile & { field: string })[] = [];
  for (const [index, [field, value]] of entries.entries()) {
    const { content: bytes, hasType } = parts[index] ?? { content: Buffer.alloc(0), hasType: false };
    if (typeof value !== 'string')
      files.push({ field, bytes, name: value.name, type: hasType ? value.type : '' });
    else {
      if (bytes.length > LIMITS.multipartField) throw new Refusal(413, 'One of the fields is too long.');
      fields.push([field, decodeUtf8(bytes)]);
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
