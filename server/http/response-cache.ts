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
type StreamOptions = { onChunk?: (chunk: Buffer) => void; isStreamed?: boolean };

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
 * is in its keys, and no response is sent after the content it shows has changed. With `forceRefresh`, for
 * development, every request is a first one.
 */
export function createResponseCache(
  content: { readonly current: { version: number } },
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

  return {
    /** Serves what is in the cache; stands before every handler that costs something. */
    serve: ((req, res, next) => {
      const hit = !forceRefresh && isCacheable(req) ? responses.get(keyOf(req.url)) : undefined;
      if (hit) sendCached(hit, req, res);
      else next();
    }) satisfies RequestHandler,

    has: (address: string): boolean => responses.has(keyOf(address)),

    /**
     * Sends the cached response of `address`, which is canonical. On a miss, `res` has the status and headers,
     * and `write` writes the body: streamed to this client unless `isStreamed` is false, while concurrent
     * requests wait until it is complete.
     */
    async send(
      req: Request,
      res: Response,
      address: string,
      write: WriteBody,
      isStreamed = req.method !== 'HEAD',
    ): Promise<void> {
      const context = { req, res, write, isStreamed };
      const status: LRUCache.Status<string, CachedResponse, FirstRequest> = {};
      const cached = await responses.fetch(keyOf(address), { context, status, forceRefresh });
      if (res.headersSent) return;
      if (cached) return sendCached(cached, req, res);
      // The response that it waited for was another client's, and was refused or broken: it gets its own.
      if (status.fetch === 'inflight') return this.send(req, res, address, write, isStreamed);
      throw new Error(`What was written for ${address} came out broken`);
    },
  };
}

/** Caches what `write` makes of the content, and sends it unstreamed: even the first response has an ETag. */
export function cachedText<Params = Request['params']>(
  cache: ResponseCache,
  options: {
    type: string;
    /** Where searches wait that are not cached yet. */
    queue?: RenderQueue;
    /** The canonical address: other spellings must not be cached again. */
    address: string | ((req: Request<Params>) => string);
    write: (req: Request<Params>) => string | Promise<string>;
  },
): RequestHandler<Params> {
  const { type, queue, address, write } = options;
  return async (req, res) => {
    const at = typeof address === 'string' ? address : address(req);
    const body: WriteBody = async (to) => {
      to.end(await write(req));
      return true;
    };
    const send = async () => {
      res.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' });
      await cache.send(req as Request, res, at, body, false);
    };
    return queue ? sendQueued({ cache, queue, address: at, send }, req as Request, res) : send();
  };
}

type QueuedSend = { cache: ResponseCache; queue: RenderQueue; address: string; send: () => Promise<void> };

/** Sends at once what is cached or has no query; the endless other queries are rate-limited and queued. */
export async function sendQueued({ cache, queue, address, send }: QueuedSend, req: Request, res: Response) {
  if (!address.includes('?') || cache.has(address)) return send();
  await queue.run(req, res, async () => {
    // Nobody is left to read it.
    if (!res.destroyed) await send();
  });
}

/** Reads that the cache may serve; one with a body goes on to the handlers that limit its length and time. */
const isCacheable = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && !headers['content-length'] && !headers['transfer-encoding'];

/** Writes a response for the cache, and streams it to its first client meanwhile. */
async function fill({ req, res, write, isStreamed }: FirstRequest): Promise<CachedResponse | undefined> {
  let headers: RawHeaders = [];
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer) => {
    if (chunks.length === 0)
      headers = Object.entries(res.getHeaders()).flatMap(([name, value]) =>
        PER_CLIENT_HEADER.test(name) ? [] : [name, `${value}`],
      );
    chunks.push(chunk);
  };
  const isWhole = await streamResponse(req, res, write, { onChunk: collect, isStreamed });
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

/**
 * Streams what `write` writes to the client, and resolves when all is written, however slowly the client
 * reads. `onChunk` gets every chunk before it is sent. Unless `isStreamed`, nothing is sent.
 */
export async function streamResponse(
  req: Request,
  res: Response,
  write: WriteBody,
  { onChunk = () => {}, isStreamed = req.method !== 'HEAD' }: StreamOptions = {},
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

const encodingFor = (req: Request): Encoding =>
  ENCODINGS.find((encoding) => req.acceptsEncodings(encoding)) ?? 'identity';
