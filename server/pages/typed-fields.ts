import type { Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import { LIMITS } from '#shared/limits.ts';
import { readText } from '../http/text-body.ts';

/** Reads the words of a form and lets its file go by. */
const fieldsOnly = multer({
  storage: multer.memoryStorage(),
  fileFilter: (_req, _file, done) => done(null, false),
  limits: { fields: 8, parts: 9, fieldSize: LIMITS.multipartField, fieldNameSize: 64, fieldNestingDepth: 0 },
});

/**
 * What a visitor typed into a form that is refused, so that it can be given back. A form refused before it was read
 * (too many at once, too often) is read now; one that cannot be read gives nothing.
 */
export async function typedFields(req: Request, res: Response): Promise<Record<string, string>> {
  if (req.body === undefined && !req.readableEnded && !req.destroyed) {
    for (const step of req.is('multipart')
      ? [fieldsOnly.any()]
      : readText('application/x-www-form-urlencoded', LIMITS.json)) {
      if (!(await runs(step, req, res))) return {};
    }
  }
  const body: Record<string, unknown> = req.body ?? {};
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Whether the middleware came through; a malformed body does not. */
function runs(middleware: RequestHandler, req: Request, res: Response): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      middleware(req, res, (error?: unknown) => resolve(!error));
    } catch {
      resolve(false);
    }
  });
}
