import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { RESUME_TOO_LARGE } from '#shared/application.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  assertUtf8,
  asTyped,
  checkNames,
  MAX_FIELD_NAME,
  MAX_FIELDS,
  MAX_FORM,
  readBody,
} from '../http/body.ts';
import { CHECK_FIELDS, Refusal } from '../http/errors.ts';
import type { Exchange } from '../http/exchange.ts';
import { requireType } from '../http/guards.ts';
import { visitorOf } from '../http/rate-limits.ts';
import { BUSY, RETRY } from './resumes.ts';

const NOT_WHOLE = 'The form did not arrive whole. Please send it again.';
const TOO_LARGE = { errors: { resume: RESUME_TOO_LARGE } };
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i;

const CR = 0x0d;
const LF = 0x0a;

const OPTIONS = {
  storage: multer.memoryStorage(),
  defParamCharset: 'utf8',
  limits: {
    fileSize: MAX_FORM,
    files: 1,
    fields: MAX_FIELDS,
    parts: MAX_FIELDS + 1,
    fieldSize: LIMITS.multipartField,
    fieldNameSize: MAX_FIELD_NAME,
    headerPairs: 20,
    fieldNestingDepth: 0,
    fieldArrayIndexLimit: 0,
  },
};

/**
 * Checks and reads an application form of at most `longest` bytes, within the budget. A body of a wrong type or
 * length is refused unread.
 */
export const resumeUpload = (longest: number, admit: ReturnType<typeof uploadBudget>): RequestHandler[] => [
  requireType('multipart/form-data'),
  async (req, res, next) => {
    admit(req, res);
    await readUpload(req, res, longest);
    next();
  },
];

/**
 * Reads an application form of at most `longest` bytes: `req.body` holds its fields as text, `req.file` its
 * resume if one was chosen. multer gets the whole body at once: it reports errors only once a request has
 * ended.
 * @throws {Refusal} 413 for too long a body or field, 415 for text that is not UTF-8, 400 for the rest
 */
export async function readUpload(
  req: Request,
  res: Response,
  longest: number,
  signal = res.locals.exchange.signal,
): Promise<void> {
  const body = await readBody(req, { limit: longest, message: RESUME_TOO_LARGE, more: TOO_LARGE, signal });
  assertEndsOnce(body, req.get('Content-Type') ?? '');
  const options = { ...OPTIONS, streamHandler: (_req: Request, busboy: Writable) => busboy.end(body) };
  const parse = promisify(multer(options).single('resume'));
  await parse(req, res).catch((error) => {
    throw asRefusal(error);
  });
  // multer reads nothing if it does not recognize the boundary.
  if (!req.body) throw new Refusal(400, NOT_WHOLE);
  tidyFields(req.body, () => outsideOf(req.file?.buffer, body).includes('\uFFFD'));
}

/**
 * busboy 1.6 hangs on a body that goes on after its closing boundary or has none, and cuts a file at a line
 * that merely begins with the boundary.
 */
function assertEndsOnce(body: Buffer, contentType: string): void {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const delimiter = `\r\n--${quoted ?? plain}`;
  const closing = `--${quoted ?? plain}--`;
  const end = body.indexOf(closing) === 0 ? 0 : body.indexOf(`\r\n${closing}`);
  if (end < 0 || body.toString('latin1', end).trim() !== closing) throw new Refusal(400, NOT_WHOLE);
  if (end === 0) throw new Refusal(400, 'This form is empty.');
  for (let at = body.indexOf(delimiter); at < end; at = body.indexOf(delimiter, at + 1)) {
    const behind = at + delimiter.length;
    if (body[behind] !== CR || body[behind + 1] !== LF) throw new Refusal(400, NOT_WHOLE);
  }
}

/** What of `body` is not the file: any bytes may stand in that. */
function outsideOf(file: Buffer | undefined, body: Buffer): Buffer {
  if (!file) return body;
  const at = body.indexOf(file);
  return Buffer.concat([body.subarray(0, at), body.subarray(at + file.length)]);
}

function tidyFields(fields: Record<string, unknown>, isReplacementTyped: () => boolean): void {
  checkNames(Object.keys(fields));
  assertUtf8(Object.values(fields).map(String), isReplacementTyped);
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') throw new Refusal(400, 'Please send every field once.');
    fields[name] = asTyped(value);
  }
}

function asRefusal(error: unknown): Refusal {
  const { code, field = '' }: Partial<MulterError> = error instanceof MulterError ? error : {};
  switch (code) {
    case 'LIMIT_FILE_SIZE':
      return new Refusal(413, RESUME_TOO_LARGE, TOO_LARGE);
    case 'LIMIT_FIELD_VALUE':
      return new Refusal(413, CHECK_FIELDS, { errors: { [field]: 'This is too long.' } });
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_PART_COUNT':
      return new Refusal(400, `Please send at most ${MAX_FIELDS} fields.`);
    case 'LIMIT_UNEXPECTED_FILE':
    case 'LIMIT_FILE_COUNT':
      return new Refusal(400, 'Please send one file, where the form asks for it.');
    default:
      return new Refusal(400, NOT_WHOLE);
  }
}

const TOO_MANY_UPLOADS = 'Please send one application after the other.';

type Upload = { visitor: string; bytes: number; exchange: Exchange };

/**
 * Limits the memory of uploads by the bytes that have arrived: when there are too many, the visitor who holds
 * the most loses an upload. So neither stalled nor fast uploads lock others out.
 */
export function uploadBudget(limits: { bytes: number; uploadsPerVisitor: number }) {
  const uploads = new Set<Upload>();
  let bytesHeld = 0;

  function remove(upload: Upload): void {
    if (uploads.delete(upload)) bytesHeld -= upload.bytes;
  }

  /** Refuses the largest upload of the visitor who holds the most bytes. */
  function refuseLargest(): void {
    const ofVisitors = [...Map.groupBy(uploads, ({ visitor }) => visitor).values()];
    const [most = []] = ofVisitors.toSorted((one, other) => bytesOf(other) - bytesOf(one));
    const [largest] = most.toSorted((one, other) => other.bytes - one.bytes);
    if (!largest) throw new Error('Bytes are held by uploads alone');
    remove(largest);
    largest.exchange.refuse(new Refusal(503, BUSY, { headers: RETRY }));
  }

  /**
   * Counts an upload's bytes until its response is over; its body must be read in this turn of the event
   * loop.
   * @throws {Refusal} 429 for a visitor who has too many uploads
   */
  return function admit(req: Request, res: Response): void {
    const visitor = visitorOf(req);
    const own = [...uploads].filter((upload) => upload.visitor === visitor);
    if (own.length >= limits.uploadsPerVisitor) throw new Refusal(429, TOO_MANY_UPLOADS, { headers: RETRY });
    const upload = { visitor, bytes: 0, exchange: res.locals.exchange };
    uploads.add(upload);
    res.once('close', () => remove(upload));
    req.on('data', (chunk: Buffer) => {
      if (!uploads.has(upload)) return;
      upload.bytes += chunk.length;
      bytesHeld += chunk.length;
      while (bytesHeld > limits.bytes) refuseLargest();
    });
  };
}

const bytesOf = (uploads: readonly Upload[]) => uploads.reduce((sum, { bytes }) => sum + bytes, 0);
