import type { Request, RequestHandler, Response } from 'express';
import { Refusal } from '../http/errors.ts';
import { drawPage, safeCopy } from '../resumes/resumes.ts';
import { savedName } from '../submissions/inbox/resume-file.ts';
import { intactResume } from '../submissions/inbox/save-resumes.ts';
import type { Stores } from '../submissions/stores.ts';
import { findOr404 } from './desk-pages.ts';

/** Pixels: twice the width of a page on a laptop. */
const PICTURE_WIDTH = 1240;

/** Shown in place of a page that does not exist, or that exceeds a worker's time or memory. */
const NO_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1240 1754" width="1240" height="1754"><rect width="1240" height="1754" fill="#f1f5f1"/><text x="620" y="860" fill="#334942" font-family="sans-serif" font-size="40" text-anchor="middle">This page cannot be drawn.</text><text x="620" y="920" fill="#334942" font-family="sans-serif" font-size="40" text-anchor="middle">Its text stands below.</text></svg>`;

const NO_COPY =
  'No safe copy can be made of this resume. Its pages are shown as pictures; the file as it was sent is one more press.';

export function deskFiles(stores: Stores): Record<'copy' | 'asSent' | 'picture', RequestHandler> {
  async function resumeOf(req: Request) {
    const found = await findOr404(stores, req);
    if (found.kind !== 'application') throw new Refusal(404, 'A message comes without a resume.');
    return { found, bytes: await intactResume(stores, found) };
  }

  async function wholeOr404(req: Request) {
    const { found, bytes } = await resumeOf(req);
    if (!bytes) {
      throw new Refusal(404, 'This resume is damaged in the database, or gone. A backup may still hold it.');
    }
    return { found, bytes };
  }

  return {
    async copy(req, res) {
      const { found, bytes } = await wholeOr404(req);
      const copy = await safeCopy(bytes);
      if (!copy) throw new Refusal(422, NO_COPY);
      sendFile(res, savedName(found), copy);
    },

    async asSent(req, res) {
      const { found, bytes } = await wholeOr404(req);
      sendFile(res, savedName(found, 'as-sent'), bytes);
    },

    async picture(req, res) {
      const { bytes } = await resumeOf(req);
      const number = Number(req.params.number);
      const png =
        bytes && Number.isInteger(number) ? await drawPage(bytes, number, PICTURE_WIDTH) : undefined;
      if (res.headersSent || res.destroyed) return;
      if (png) res.type('png').end(png);
      else res.type('image/svg+xml').end(NO_PICTURE);
    },
  };
}

function sendFile(res: Response, name: string, bytes: Uint8Array): void {
  res.attachment(name);
  // If a browser opens it all the same, its sandbox runs no script.
  res.set({ 'Content-Type': 'application/pdf', 'Content-Security-Policy': "default-src 'none'; sandbox" });
  res.end(bytes);
}
