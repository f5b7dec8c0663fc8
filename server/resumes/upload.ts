import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { RESUME_TOO_LARGE } from '#shared/application.ts';
import { LIMITS } from '#shared/limits.ts';
import { Refusal } from '../http/errors.ts';
import { checkNames } from '../http/text-body.ts';

/** A resume as it arrived: nothing in it is trusted yet. */
export type Upload = { bytes: Uint8Array; name: string; type: string };

const FIELDS = 8;
/** The longest body that can still hold nothing but a resume and its fields. */
export const LONGEST_UPLOAD = LIMITS.resume + FIELDS * LIMITS.multipartField;

const BOUNDARY = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})\s*(?:;|$)/i;

const parser = multer({
  storage: multer.memoryStorage(),
  defParamCharset: 'utf8',
  limits: {
    fileSize: LIMITS.resume,
    files: 1,
    fields: FIELDS,
    parts: FIELDS + 1,
    fieldSize: LIMITS.multipartField,
    fieldNameSize: 64,
    headerPairs: 20,
    fieldNestingDepth: 0,
    ...{ fieldArrayIndexLimit: 0 },
  },
});

/**
 * Reads a multipart form with at most one file, `resume`, into memory: `req.body` holds its fields as text.
 * At most `maxAtOnce` uploads are read at a time; what is beyond is asked to come again.
 */
export function readResumeUpload(maxAtOnce: number): RequestHandler {
  const receive = parser.single('resume');
  let underWay = 0;
  return (req, res, next) => {
    if (!BOUNDARY.test(req.get('Content-Type') ?? '')) {
      return next(new Refusal(400, 'This form has no usable boundary.'));
    }
    if (underWay >= maxAtOnce) {
      const headers = { 'Retry-After': '10' };
      const words = 'Many people are applying at this moment. Please try again in ten seconds.';
      return next(new Refusal(503, words, { headers }));
    }
    underWay += 1;
    let isCounted = true;
    const leave = () => {
      if (isCounted) underWay -= 1;
      isCounted = false;
    };
    // The place is given back when the answer is finished, not when the body is read: the bytes stay in memory so long.
    res.once('close', leave);
    receive(req, res, (error: unknown) => {
      if (error) return next(asRefusal(error));
      try {
        checkFields(req);
      } catch (refusal) {
        return next(refusal);
      }
      next();
    });
  };
}

/** The file of a form that `readResumeUpload` has read, if one was chosen. */
export function uploadOf(req: Request): Upload | undefined {
  if (!req.file) return undefined;
  return { bytes: req.file.buffer, name: req.file.originalname, type: req.file.mimetype };
}

function checkFields(req: Request): void {
  const body: Record<string, unknown> = req.body ?? {};
  const names = Object.keys(body);
  if (names.length === 0 && !req.file) throw new Refusal(400, 'This form is empty.');
  checkNames(names);
  for (const value of Object.values(body)) {
    // The parser makes a list of a field that is sent twice, and puts U+FFFD where bytes are not UTF-8.
    if (typeof value !== 'string') throw new Refusal(400, 'Please send every field once.');
    if (value.includes('\uFFFD')) throw new Refusal(415, 'Please send text in UTF-8.');
  }
}

/** Parser faults are plain errors without a status; each of them is the sender's. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const code = error instanceof multer.MulterError ? error.code : undefined;
  if (code === 'LIMIT_FILE_SIZE') {
    return new Refusal(413, RESUME_TOO_LARGE, { errors: { resume: RESUME_TOO_LARGE } });
  }
  if (code === 'LIMIT_FIELD_VALUE') return new Refusal(413, 'One of the fields is too long.');
  return new Refusal(400, 'The form did not arrive whole. Please send it again.');
}
