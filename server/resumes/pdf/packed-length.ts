const CLEAR = 256;
const END = 257;
const TABLE_LIMIT = 4096;

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
