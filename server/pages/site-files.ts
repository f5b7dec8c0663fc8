import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { allowMethods } from '../http/guards.ts';
import { allowAllOrigins } from '../http/headers.ts';
import { STREAM_BUFFER } from '../http/http-server.ts';
import { encodingFor } from '../http/response-cache.ts';

/** Pictures that other sites may show, and read in scripts: of testimonials, pages and link previews. */
const OPEN = /^\/(?:pictures|social|uploads)\//;

const HASHED = /^\/(?:assets|pictures)\//;
const FILES_ONLY = /^\/(?:assets|data-sheets|pictures|social|uploads)(?=\/)/;

/**
 * Serves the precompressed files of the build and of earlier releases, in the order of `folders`. Those under
 * /assets and /pictures have a hash of their content in their address, so that browsers cache them as
 * immutable; the rest is revalidated after an hour.
 */
export function siteFiles(folders: readonly string[]): RequestHandler {
  const files = Router();
  files.use(FILES_ONLY, allowMethods('GET', 'HEAD'));
  for (const folder of folders) files.use(filesOf(folder), withoutEncoding);
  files.use((req, res, next) => {
    if (!FILES_ONLY.test(req.path)) return next();
    // A file of another release: a proxy asks another instance, a browser reloads the page. Not cached.
    res.status(404).set('Cache-Control', 'no-store').type('text').send('There is no such file.\n');
  });
  // Every file has an extension and no page has one, so requests for pages skip the disk.
  return (req, res, next) => {
    if (!/\.\w+$/.test(req.path)) return next();
    res.locals.route = 'file';
    // The package reads `br;q=0, *` as Brotli.
    req.headers['accept-encoding'] = encodingFor(req);
    files(req, res, next);
  };
}

/** A compressed file that is gone since the start, as after a build in the same folder, leaves this header. */
const withoutEncoding: RequestHandler = (_req, res, next) => {
  res.removeHeader('Content-Encoding');
  next();
};

function filesOf(folder: string): RequestHandler {
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      redirect: false,
      dotfiles: 'ignore',
      cacheControl: false,
      ...STREAM_BUFFER,
      setHeaders: (res) => {
        const path = res.req.url ?? '';
        const isHashed = HASHED.test(path);
        res.setHeader(
          'Cache-Control',
          isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        if (OPEN.test(path)) allowAllOrigins(res);
      },
    },
  });
}
