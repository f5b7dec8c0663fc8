import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Tells operators, once for each mistake, what the requests say about a wrong setting. */
export function createHints(options: { log: Logger; publicOrigin: string; trustProxy: number }) {
  const { log, publicOrigin, trustProxy } = options;
  const told = new Set<string>();
  function once(setting: string, facts: object, words: string) {
    if (told.has(setting)) return;
    told.add(setting);
    log.warn({ setting, ...facts }, words);
  }

  const proxies: RequestHandler = (req, _res, next) => {
    if (trustProxy === 0 && req.headers['x-forwarded-for'] !== undefined) {
      once(
        'TRUST_PROXY',
        {},
        'A request came through a proxy, but TRUST_PROXY is 0: all visitors behind it share one rate limit. Set it to the number of proxies in front, if they are yours.',
      );
    }
    next();
  };

  /** A post from the very host it was sent to is most likely from our own page, under another origin than configured. */
  function refusedOrigin(req: Request, origin: string | undefined) {
    const host = origin && URL.parse(origin)?.host;
    if (!host || host !== req.headers.host) return;
    const words =
      'Posts from our own pages are refused, since visitors use another origin than PUBLIC_ORIGIN.';
    once('PUBLIC_ORIGIN', { origin: origin.slice(0, 200), publicOrigin }, words);
  }

  return { proxies, refusedOrigin };
}
