import { constants, inflateSync } from 'node:zlib';
import { UnreadableError } from './faults.ts';

/** Codes of LZW, and how many there are. */
const CLEAR = 256;
const END = 257;
const TABLE_LIMIT = 4096;

/** ISO 32000-1, 7.4.2. */
export function fromHex(data: Buffer): Buffer {
  const close = data.indexOf(0x3e);
  const digits = data.toString('latin1', 0, close < 0 ? data.length : close).replace(/[^0-9a-f]+/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

/** ISO 32000-1, 7.4.3. */
export function fromAscii85(data: Buffer): Buffer {
  const output = Buffer.alloc(lengthOfAscii85(data));
  let length = 0;
  let group = 0;
  let count = 0;
  for (const code of data) {
    if (code === 0x7e) break;
    if (code === 0x7a && count === 0) {
      length += 4;
      continue;
    }
    if (code < 0x21 || code > 0x75) continue;
    group = group * 85 + (code - 0x21);
    count += 1;
    if (count < 5) continue;
    length = output.writeUInt32BE(group % 2 ** 32, length);
    group = 0;
    count = 0;
  }
  if (count < 2) return output.subarray(0, length);
  for (let pad = count; pad < 5; pad += 1) group = group * 85 + 84;
  output.writeUInt32BE(group % 2 ** 32, length);
  return output.subarray(0, length + count - 1);
}

/** `z` stands for four bytes, other digits for four fifths of one. */
function lengthOfAscii85(data: Buffer): number {
  let zeros = 0;
  for (const code of data) if (code === 0x7a) zeros += 1;
  return zeros * 4 + Math.ceil((data.length - zeros) / 5) * 4 + 4;
}

/**
 * Undoes a PNG predictor (ISO 32000-1, 7.4.4.4) over rows of `columns` bytes, each behind the byte that names its
 * own; cross-reference streams are written so.
 */
export function undoPngPredictor(data: Buffer, columns: number): Buffer {
  if (!(columns >= 1 && columns <= 64)) throw new UnreadableError('unusual predictor');
  const rows = Math.floor(data.length / (columns + 1));
  const output = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (columns + 1)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? (output[at - 1] ?? 0) : 0;
      const above = row > 0 ? (output[at - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (output[at - columns - 1] ?? 0) : 0;
      output[at] = (data[row * (columns + 1) + 1 + column] ?? 0) + predicted(kind, left, above, corner);
    }
  }
  return output;
}

function predicted(kind: number, left: number, above: number, corner: number): number {
  if (kind === 0) return 0;
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) throw new UnreadableError('unknown predictor');
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value)) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/** What LZW data unpacks to, in bytes (ISO 32000-1, 7.4.4). Codes grow a step early or not; the longer result counts. */
export function lengthOfLzw(data: Buffer): number {
  return Math.max(lengthOfCodes(data, 1), lengthOfCodes(data, 0));
}

function lengthOfCodes(data: Buffer, early: number): number {
  const lengths = new Uint16Array(TABLE_LIMIT);
  let [total, next, previous, width, bits, count] = [0, END + 1, 0, 9, 0, 0];
  for (const byte of data) {
    bits = ((bits << 8) | byte) & 0xff_ffff;
    count += 8;
    if (count < width) continue;
    count -= width;
    const code = (bits >> count) & ((1 << width) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [next, previous, width] = [END + 1, 0, 9];
      continue;
    }
    const known = code < CLEAR ? 1 : lengths[code];
    const length = code < next ? (known ?? 0) : previous + 1;
    total += length;
    if (previous > 0 && next < TABLE_LIMIT) {
      lengths[next] = previous + 1;
      next += 1;
    }
    previous = length;
    const size = next + early;
    width = size >= 2048 ? 12 : size >= 1024 ? 11 : size >= 512 ? 10 : 9;
  }
  return total;
}

/** What run-length data unpacks to, in bytes (ISO 32000-1, 7.4.5). */
export function lengthOfRuns(data: Buffer): number {
  let total = 0;
  for (let at = 0; at < data.length; ) {
    const run = data[at] ?? 0;
    if (run === 128) break;
    total += run < 128 ? run + 1 : 257 - run;
    at += run < 128 ? run + 2 : 2;
  }
  return total;
}

/** Filters given by reference may be any: zlib headers tell. */
export function guessedFilters(body: Buffer): string[] {
  if (!isZlib(body)) return [];
  try {
    const begin = inflateSync(body.subarray(0, 64), { finishFlush: constants.Z_SYNC_FLUSH });
    return isZlib(begin) ? ['FlateDecode', 'FlateDecode'] : ['FlateDecode'];
  } catch {
    return ['FlateDecode'];
  }
}

/** A header without a preset dictionary (RFC 1950, 2.2). */
export function isZlib(body: Buffer): boolean {
  const isDeflate = body.length > 2 && ((body[0] ?? 0) & 0x0f) === 8 && ((body[1] ?? 0) & 0x20) === 0;
  return isDeflate && body.readUInt16BE(0) % 31 === 0;
}
