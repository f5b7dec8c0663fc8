import type { RequestHandler } from 'express';
import { Refusal } from '../http/errors.ts';
import { renderPage } from '../resumes/judge.ts';
import { savedName } from '../submissions/inbox/resume-file.ts';
import { wholeResume } from '../submissions/inbox/save-resumes.ts';
import type { Stores } from '../submissions/submission-stores.ts';
import { findOr404 } from './desk-pages.ts';

/** Pixels: twice as many as a page is wide on a laptop. */
const PICTURE_WIDTH = 1240;

/** Shown in place of a page that does not exist, or that exceeds a worker's time or memory. */
const NO_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1240 1754" width="1240" height="1754"><rect width="1240" height="1754" fill="#f1f5f1"/><text x="620" y="860" fill="#334942" font-family="sans-serif" font-size="40" text-anchor="middle">This page cannot be drawn.</text><text x="620" y="920" fill="#334942" font-family="sans-serif" font-size="40" text-anchor="middle">Its text stands below, the file is for download.</text></svg>`;

/** The subresources of a submission's page. */
export function deskFiles(stores: Stores): Record<'resume' | 'picture', RequestHandler> {
  async function bytesOf(req: Parameters<RequestHandler>[0]) {
    const found = await findOr404(stores, req);
    if (found.kind !== 'application') throw new Refusal(404, 'A message comes without a resume.');
    return { found, bytes: await wholeResume(stores, found) };
  }

  return {
    async resume(req, res) {
      const { found, bytes } = await bytesOf(req);
      if (!bytes) {
        throw new Refusal(
          404,
          'This resume is damaged in the database, or gone. A backup may still hold it.',
        );
      }
      const { reference, resume } = found;
      res.attachment(savedName({ reference, fileName: resume.fileName }));
      // If a browser opens it all the same, its sandbox runs no script.
      res.set({
        'Content-Type': 'application/pdf',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      });
      res.end(bytes);
    },

    async picture(req, res) {
      const { bytes } = await bytesOf(req);
      const number = Number(req.params.number);
      const png =
        bytes && Number.isInteger(number) ? await renderPage(bytes, number, PICTURE_WIDTH) : undefined;
      if (res.headersSent || res.destroyed) return;
      if (png) res.type('png').end(png);
      else res.type('image/svg+xml').end(NO_PICTURE);
    },
  };
}
