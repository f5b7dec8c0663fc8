import type { Request, Response } from 'express';
import { FORM_TYPE, MAX_FORM, readText } from '../http/body.ts';

/** Time limit for reading a form that is refused anyway, ms. */
const READ_TIMEOUT = 5000;
/** Concurrent reads of refused forms with a file, since each is held in memory. */
const MAX_UPLOADS = 4;
let uploads = 0;

/** Reads a form with a file of at most `longest` bytes into `req.body` and `req.file`. */
export type ReadUpload = (req: Request, res: Response, longest: number, signal: AbortSignal) => Promise<void>;

/**
 * What a visitor typed into a refused form, to fill it in again. A form refused before it was read (too many
 * at once, too often) is read now; an unreadable one gives nothing.
 */
export async function typedFields(
  req: Request,
  res: Response,
  readUpload: ReadUpload,
): Promise<Record<string, string>> {
  await readNow(req, res, readUpload).catch(() => {});
  const fields = Object.entries<unknown>({
    ...req.body,
    // A file cannot be given back, but the page can say that one was chosen.
    ...(req.file && { resume: 'chosen' }),
  });
  return Object.fromEntries(
    fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function readNow(req: Request, res: Response, readUpload: ReadUpload): Promise<void> {
  if (req.readableDidRead) return;
  const signal = AbortSignal.any([res.locals.exchange.signal, AbortSignal.timeout(READ_TIMEOUT)]);
  if (!req.is('multipart')) {
    req.body = await readText(req, FORM_TYPE, signal);
    return;
  }
  if (uploads >= MAX_UPLOADS) return;
  uploads += 1;
  try {
    await readUpload(req, res, MAX_FORM, signal);
  } finally {
    uploads -= 1;
  }
}
