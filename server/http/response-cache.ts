import { hash } from 'node:crypto';
import { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { routeOf } from './observation.ts';
import type { RenderQueue } from './render-queue.ts';

/** Best first: the best that the client accepts is sent, whatever weights it gives. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Header names and values in turn, as `writeHead` takes them. */
type RawHeaders = string[];
type Variant = { etag: string; bytes: Buffer; headers: RawHeaders; withoutBody: RawHeaders };
/** `route` is what the first request was logged and counted as. */
type CachedResponse = { status: number; route: string; size: number; variants: Record<Encoding, Variant> };

/**
 * Writes the body and ends `to`. Resolves with false for a broken body, which is not cached; rejects, before
 * anything is written, if there is no response to give.
 */
export type WriteBody = (to: Writable) => Promise<boolean>;

type FirstRequest = { req: Request; res: Response; write: WriteBody; isStreamed: boolean };

/** Headers about the first client alone, which are not cached. */
const PER_CLIENT_HEADER = /^(?:ratelimit|retry-after|set-cookie)/;

/** Size limit in bytes, over all responses and encodings. */
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Brotli's window, as a power of two: a larger one costs the encoder tens of megabytes and ten times the
 * time, and makes a page of 64 KB no smaller.
 */
const WINDOW = 16;
const params = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
});

export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * A cache of responses that are the same for everybody, with the headers of the first one. The version of the content
 * is in its keys, and no response is sent after the content it shows has changed. The endless addresses with a query
 * wait in `queue` on a miss. With `forceRefresh`, for development, every request is a first one.
 */
export function createResponseCache(
  content: { readonly current: { version: number } },
  queue: RenderQueue,
  forceRefresh = false,
) {
  const responses = new LRUCache<string, CachedResponse, FirstRequest>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (_key, _stale, { context }) => fill(context),
    // Waiting clients get their response even if it is evicted meanwhile.
    ignoreFetchAbort: true,
  });
  const keyOf = (address: string) => `${content.current.version} ${address}`;

  /** The first client of an address gets its response as it is written, those who come meanwhile get it whole. */
  async function sendNow(address: string, first: FirstRequest): Promise<void> {
    const { req, res } = first;
    const status: LRUCache.Status<string, CachedResponse, FirstRequest> = {};
    const cached = await responses.fetch(keyOf(address), { context: first, status, forceRefresh });
    if (res.headersSent) return;
    if (cached) return sendCached(cached, req, res);
    // The response that it waited for was another client's, and was refused or broken: it gets its own.
    if (status.fetch === 'inflight') return sendNow(address, first);
    throw new Error(`What was written for ${address} came out broken`);
  }

  return {
    /** Serves what is in the cache; stands before every handler that costs something. */
    serve: ((req, res, next) => {
      const hit = !forceRefresh && isCacheable(req) ? responses.get(keyOf(req.url)) : undefined;
      if (hit) sendCached(hit, req, res);
      else next();
    }) satisfies RequestHandler,

    /**
     * Sends the cached response of `address`, which is canonical. On a miss, `res` has the status and headers, and
     * `write` writes the body: streamed to this client unless `isStreamed` is false.
     */
    async send(req: Request, res: Response, address: string, write: WriteBody, isStreamed = isRead(req)) {
      const send = () => sendNow(address, { req, res, write, isStreamed });
      return address.includes('?') && !responses.has(keyOf(address)) ? queue.run(req, res, send) : send();
    },
  };
}

/** Caches what `write` makes of the content, and sends it unstreamed: even the first response has an ETag. */
export function cachedText<Params = Request['params']>(
  cache: ResponseCache,
  options: {
    type: string;
    /** The canonical address: other spellings must not be cached again. */
    address: string | ((req: Request<Params>) => string);
    write: (req: Request<Params>) => string | Promise<string>;
  },
): RequestHandler<Params> {
  const { type, address, write } = options;
  return async (req, res) => {
    const at = typeof address === 'string' ? address : address(req);
    res.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
    const body: WriteBody = async (to) => {
      to.end(await write(req));
      return true;
    };
    await cache.send(req as Request, res, at, body, false);
  };
}

/** Reads that the cache may serve; one with a body goes on to the handlers that limit its length and time. */
const isCacheable = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !headers['content-length'] && !headers['transfer-encoding'];

/** Writes a response for the cache, and streams it to its first client meanwhile. */
async function fill({ req, res, write, isStreamed }: FirstRequest): Promise<CachedResponse | undefined> {
  const headers = Object.entries(res.getHeaders()).flatMap(([name, value]) =>
    PER_CLIENT_HEADER.test(name) ? [] : [name, `${value}`],
  );
  const chunks: Buffer[] = [];
  const isWhole = await streamResponse(req, res, write, isStreamed, (chunk) => chunks.push(chunk));
  // A refusal that came meanwhile has set its own status and headers.
  if (!isWhole || res.locals.refusal) return undefined;
  const content = Buffer.concat(chunks);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, params(9)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    status: res.statusCode,
    route: routeOf(req, res),
    size: content.length + br.length + gzipped.length,
    variants: {
      br: variantOf(br, 'br', headers),
      gzip: variantOf(gzipped, 'gzip', headers),
      identity: variantOf(content, 'identity', headers),
    },
  };
}

/** Whether the client gets a body. */
const isRead = ({ method }: Request) => method !== 'HEAD';

/**
 * Streams what `write` writes to the client, and resolves when all is written, however slowly the client
 * reads. `onChunk` gets every chunk before it is sent. Unless `isStreamed`, nothing is sent.
 */
export async function streamResponse(
  req: Request,
  res: Response,
  write: WriteBody,
  isStreamed = isRead(req),
  onChunk: (chunk: Buffer) => void = () => {},
): Promise<boolean> {
  let client: Writable | undefined;
  const pieces = new Writable({
    write(chunk, _encoding, done) {
      onChunk(chunk);
      // A refusal may have been sent meanwhile.
      if (isStreamed && !res.headersSent) client ??= compressedFor(req, res);
      if (!client?.destroyed) client?.write(chunk);
      done();
    },
    final(done) {
      if (!client?.destroyed) client?.end();
      done();
    },
  });
  const isWhole = await write(pieces);
  await finished(pieces);
  return isWhole;
}

/** The response, compressed as the client accepts; its headers and first chunk are flushed at once. */
function compressedFor(req: Request, res: Response): Writable {
  res.vary('Accept-Encoding');
  const encoding = encodingFor(req);
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.flushHeaders();
  if (encoding === 'identity') return res;
  const compressed = encoding === 'br' ? createBrotliCompress(params(4)) : createGzip();
  // Node's pipeline alone adds seven listeners, and Node warns of a leak above ten.
  res.setMaxListeners(20);
  pipeline(compressed, res).catch(() => {});
  process.nextTick(() => compressed.flush());
  return compressed;
}

/** Each encoding has a strong validator of its own (RFC 9110, 8.8.3.3). */
function variantOf(bytes: Buffer, encoding: Encoding, headers: RawHeaders): Variant {
  const etag = `"${hash('sha1', bytes, 'base64url')}"`;
  const withoutBody = [...headers, 'ETag', etag, 'Vary', 'Accept-Encoding'];
  return {
    etag,
    bytes,
    headers: [
      ...withoutBody,
      ...['Content-Length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ],
    withoutBody,
  };
}

function sendCached({ status, route, variants }: CachedResponse, req: Request, res: Response): void {
  res.locals.route = route;
  const { etag, bytes, headers, withoutBody } = variants[encodingFor(req)];
  if (status === 200 && isHeld(etag, req)) {
    res.writeHead(304, withoutBody).end();
    return;
  }
  res.writeHead(status, headers);
  if (req.method === 'HEAD') res.end();
  else res.end(bytes);
}

/**
 * Whether the client has this version (RFC 9110, 13.1.2). Express's `fresh` would obey the `no-cache` that `fetch` adds to
 * its caller's validator; what is cached here is current anyway.
 */
const isHeld = (etag: string, req: Request): boolean =>
  req.headers['if-none-match']?.split(',').some((held) => ['*', etag, `W/${etag}`].includes(held.trim())) ??
  false;

export const encodingFor = (req: Request): Encoding =>
  ENCODINGS.find((encoding) => req.acceptsEncodings(encoding)) ?? 'identity';
