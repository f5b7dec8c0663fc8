import type { RequestHandler, Response } from 'express';
import { RESUME_TOO_LARGE } from '#shared/application.ts';
import { LIMITS } from '#shared/limits.ts';
import { Refusal } from '../http/errors.ts';
import { exchangeOf } from '../http/exchange.ts';
import { readMultipart, type SentFile } from '../http/multipart.ts';

/** Reads an application form: `req.body` holds its fields as text, `uploadOf` its resume. 413 above 5 MiB. */
export const readResumeUpload: RequestHandler = async (req, res, next) => {
  const { fields, file } = await readMultipart(req, {
    file: 'resume',
    tooLong: RESUME_TOO_LARGE,
    signal: exchangeOf(res).signal,
  });
  req.body = fields;
  if (file && file.bytes.length > LIMITS.resume) {
    throw new Refusal(413, RESUME_TOO_LARGE, { errors: { resume: RESUME_TOO_LARGE } });
  }
  res.locals.resume = file;
  next();
};

/** The file of a form that `readResumeUpload` has read, if one was chosen. */
export function uploadOf(res: Response): SentFile | undefined {
  return res.locals.resume;
}
