import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';
/** Best first: whatever weights a client gives, the smallest that it takes is sent. */
export const ENCODINGS: readonly Encoding[] = ['br', 'zstd', 'gzip', 'identity'];

/** Browsers send one of a handful of lists. */
const chosenBefore = new LRUCache<string, Encoding>({ max: 500 });

/** The encoding for whoever sent `req` (RFC 9110, 12.5.3). */
export function encodingFor(req: IncomingMessage): Encoding {
  const accepted = req.headers['accept-encoding'];
  if (accepted === undefined) return 'identity';
  const known = chosenBefore.get(accepted);
  if (known) return known;
  const accepts = new Negotiator(req).encodings([...ENCODINGS]);
  const chosen = ENCODINGS.find((encoding) => accepts.includes(encoding)) ?? 'identity';
  chosenBefore.set(accepted, chosen);
  return chosen;
}

/** Bytes above which the best compression would take longer than it saves anybody. */
const LONG = 500_000;

/** Compresses off the main thread, once for many answers: a page well, what is long quickly. */
export async function compressed(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const isLong = bytes.length > LONG;
  const { BROTLI_PARAM_QUALITY, ZSTD_c_compressionLevel } = constants;
  switch (encoding) {
    case 'br':
      return promisify(brotliCompress)(bytes, { params: { [BROTLI_PARAM_QUALITY]: isLong ? 4 : 9 } });
    case 'zstd':
      return promisify(zstdCompress)(bytes, { params: { [ZSTD_c_compressionLevel]: isLong ? 3 : 12 } });
    case 'gzip':
      return promisify(gzip)(bytes, { level: isLong ? 5 : 9 });
    case 'identity':
      return bytes;
  }
}

/** What tells two contents apart: the part that the ETags of all encodings have in common. */
export function contentMark(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}

/** A strong validator of its own for each encoding (RFC 9110, 8.8.3.3). */
export function etagOf(mark: string, encoding: Encoding): string {
  return `"${mark}${encoding === 'identity' ? '' : `-${encoding}`}"`;
}
