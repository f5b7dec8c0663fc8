import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import etag from 'etag';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Best first: whatever weights a client gives, the smallest that it takes is sent. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

type Headers = Readonly<Record<string, string> & { 'Content-Type': string }>;

/** The answer in one encoding: header names and values in turn, as `writeHead` takes them. */
type Variant = { etag: string; headers: string[]; withoutBody: string[]; bytes: Buffer };

/** An answer that is the same for everybody, in all encodings, to be sent as often as it is asked for. */
export type FinishedAnswer = { status: number; size: number; variants: Record<Encoding, Variant> };

/**
 * Brotli's window, as a power of two: above 16 its encoder takes tens of megabytes and ten times as long, and a page of
 * 64 KB comes out no smaller.
 */
const WINDOW = 16;
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: WINDOW };

/** Each off the main thread. */
const encode: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, { params: BROTLI }),
  gzip: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (content) => content,
};

/** `headers` are those of the content: its type, how long it may be kept. */
export async function finishAnswer(
  content: Buffer,
  { status = 200, headers }: { status?: number; headers: Headers },
): Promise<FinishedAnswer> {
  const [br, gzipped, identity] = await Promise.all([
    variantOf(content, 'br', headers),
    variantOf(content, 'gzip', headers),
    variantOf(content, 'identity', headers),
  ]);
  const size = br.bytes.length + gzipped.bytes.length + content.length;
  return { status, size, variants: { br, gzip: gzipped, identity } };
}

/** Each encoding has a strong validator of its own (RFC 9110, 8.8.3.3). */
async function variantOf(content: Buffer, encoding: Encoding, headers: Headers): Promise<Variant> {
  const bytes = await encode[encoding](content);
  const tag = etag(bytes);
  const { 'Content-Type': type, ...others } = headers;
  const withoutBody = Object.entries({ ...others, ETag: tag, Vary: 'Accept-Encoding' }).flat();
  return {
    etag: tag,
    bytes,
    headers: [
      ...withoutBody,
      ...['Content-Type', type, 'Content-Length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ],
    withoutBody,
  };
}

/** Sends it, or 304 or 412 where a condition of the request says so (RFC 9110, 13). */
export function sendFinished(answer: FinishedAnswer, req: IncomingMessage, res: ServerResponse): void {
  send(answer.variants[encodingFor(req)], answer.status, req, res);
}

/** The same for an answer that is not kept: made in the one encoding that this request takes. */
export async function sendOnce(
  content: Buffer,
  headers: Headers,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  send(await variantOf(content, encodingFor(req), headers), 200, req, res);
}

function send(variant: Variant, given: number, req: IncomingMessage, res: ServerResponse): void {
  const status = given === 200 ? statusFor(variant, req) : given;
  if (status !== given) {
    res.writeHead(status, variant.withoutBody).end();
    return;
  }
  res.writeHead(status, variant.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.bytes);
}

function statusFor({ etag: own }: Variant, { headers }: IncomingMessage): number {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (match === undefined && noneMatch === undefined) return 200;
  if (match !== undefined && match.trim() !== '*') {
    const tags = match.split(',').map((tag) => tag.trim());
    if (!tags.includes(own)) return 412;
  }
  return fresh(headers, { etag: own }) ? 304 : 200;
}

/** Browsers send one of a handful of lists. */
const chosenBefore = new LRUCache<string, Encoding>({ max: 500 });

/** The encoding for whoever sent `req` (RFC 9110, 12.5.3). */
function encodingFor(req: IncomingMessage): Encoding {
  const accepted = req.headers['accept-encoding'];
  if (accepted === undefined) return 'identity';
  const known = chosenBefore.get(accepted);
  if (known) return known;
  const accepts = new Negotiator(req).encodings([...ENCODINGS]);
  const chosen = ENCODINGS.find((encoding) => accepts.includes(encoding)) ?? 'identity';
  chosenBefore.set(accepted, chosen);
  return chosen;
}
