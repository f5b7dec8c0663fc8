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

/** The answer in one encoding: header names and values in turn, as `writeHead` takes them. */
type Variant = { etag: string; headers: string[]; withoutBody: string[]; bytes: Buffer };

/** An answer that is the same for everybody, in all encodings, to be sent as often as it is asked for. */
export type FinishedAnswer = { status: number; size: number; variants: Record<Encoding, Variant> };

/** Bytes above which the best compression would take longer than it saves anybody. */
const LONG = 500_000;

/**
 * Compresses off the main thread. `headers` are those of the content: its type, how long it may be kept. An answer that
 * is not kept is compressed in a hurry.
 */
export async function finishAnswer(
  content: Buffer,
  options: { status?: number; headers: Readonly<Record<string, string>>; isKept?: boolean },
): Promise<FinishedAnswer> {
  const isLong = content.length > LONG || options.isKept === false;
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: isLong ? 4 : 9 } }),
    promisify(gzip)(content, { level: isLong ? 5 : 9 }),
  ]);
  const { status = 200, headers } = options;
  return {
    status,
    size: content.length + br.length + gzipped.length,
    variants: {
      br: variantOf(br, { ...headers, 'Content-Encoding': 'br' }),
      gzip: variantOf(gzipped, { ...headers, 'Content-Encoding': 'gzip' }),
      identity: variantOf(content, headers),
    },
  };
}

/** Each encoding has a strong validator of its own (RFC 9110, 8.8.3.3). */
function variantOf(bytes: Buffer, headers: Readonly<Record<string, string>>): Variant {
  const tag = etag(bytes);
  const { 'Content-Type': _type, 'Content-Encoding': _encoding, ...others } = headers;
  const always = { ETag: tag, Vary: 'Accept-Encoding' };
  return {
    etag: tag,
    bytes,
    headers: Object.entries({ ...headers, ...always, 'Content-Length': String(bytes.length) }).flat(),
    withoutBody: Object.entries({ ...others, ...always }).flat(),
  };
}

/** Sends it, or 304 or 412 where a condition of the request says so (RFC 9110, 13). */
export function sendFinished(answer: FinishedAnswer, req: IncomingMessage, res: ServerResponse): void {
  const variant = answer.variants[encodingFor(req)];
  const status = statusFor(answer, variant, req);
  if (status !== answer.status) {
    res.writeHead(status, variant.withoutBody).end();
    return;
  }
  res.writeHead(status, variant.headers);
  if (req.method === 'HEAD') res.end();
  else res.end(variant.bytes);
}

function statusFor(answer: FinishedAnswer, variant: Variant, req: IncomingMessage): number {
  const { 'if-match': match, 'if-none-match': noneMatch } = req.headers;
  if (answer.status !== 200 || (match === undefined && noneMatch === undefined)) return answer.status;
  if (match !== undefined && match.trim() !== '*') {
    const tags = match.split(',').map((tag) => tag.trim());
    if (!Object.values(answer.variants).some(({ etag: own }) => tags.includes(own))) return 412;
  }
  return fresh(req.headers, { etag: variant.etag }) ? 304 : 200;
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
