import type { Request, Response } from 'express';
import { exchangeOf } from '../http/exchange.ts';
import { readMultipart } from '../http/multipart.ts';
import { FORM_TYPE, readText } from '../http/text-body.ts';

/** Time limit for reading a form that is refused anyway, ms. */
const PATIENCE = 5000;
/** Concurrent reads of refused forms with a file, since each is held in memory. */
const MOST_UPLOADS = 4;
let uploads = 0;

/**
 * What a visitor typed into a form that is refused, so that it can be given back. A form refused before it was read
 * (too many at once, too often) is read now; one that cannot be read gives nothing.
 */
export async function typedFields(req: Request, res: Response): Promise<Record<string, string>> {
  const fields = {
    ...(req.body ?? (await readNow(req, res).catch(() => ({})))),
    // A file cannot be given back; that one was chosen can be said.
    ...(res.locals.resume && { resume: 'chosen' }),
  };
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function readNow(req: Request, res: Response): Promise<Record<string, unknown>> {
  // A body whose declared length is too long is not read.
  if (req.readableDidRead || res.statusCode === 413) return {};
  const signal = AbortSignal.any([exchangeOf(res).signal, AbortSignal.timeout(PATIENCE)]);
  if (!req.is('multipart')) return readText(req, FORM_TYPE, signal);
  if (uploads >= MOST_UPLOADS) return {};
  uploads += 1;
  try {
    const { fields, file } = await readMultipart(req, { file: 'resume', tooLong: '', signal });
    return { ...fields, ...(file && { resume: 'chosen' }) };
  } finally {
    uploads -= 1;
  }
}
