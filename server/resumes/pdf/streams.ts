import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createInflate, inflateSync } from 'node:zlib';

/**
 * Everything a resume's streams may inflate to, in bytes. A page scanned at 600 dpi in colour is about 104 MB
 * of pixels, so two such pages fit; deflate reaches about 1,000 : 1, so a 5 MiB bomb is twenty times over.
 */
const INFLATED_LIMIT = 256 * 1024 * 1024;
/** Object streams are text that we read ourselves. A long resume has some 100 KB of them. */
const OBJECT_TEXT_LIMIT = 16 * 1024 * 1024;
/** A resume has tens of streams, a portfolio hundreds. Each costs us time, however small it is. */
const STREAM_COUNT_LIMIT = 10_000;
/** Producers chain two filters, rarely three (ASCII85, Flate, DCT). */
const FILTER_COUNT_LIMIT = 3;
/** Twice is an odd but real mistake of producers; three times is a bomb. */
const FLATE_COUNT_LIMIT = 2;
/** Below this, handing the work to another thread costs more than doing it here: at most some 4 MB come out. */
const SMALL = 4096;

const FILTERS: Readonly<Record<string, 'flate' | 'hex' | 'ascii85'>> = {
  FlateDecode: 'flate',
  Fl: 'flate',
  ASCIIHexDecode: 'hex',
  AHx: 'hex',
  ASCII85Decode: 'ascii85',
  A85: 'ascii85',
};

export class BombError extends Error {}
export class UnreadableError extends Error {}

/** One file's allowance; it is spent by every byte that comes out of every stage of every stream. */
export class InflateBudget {
  #inflated = 0;
  #objectText = 0;
  #streams = 0;

  countStream(): void {
    this.#streams += 1;
    if (this.#streams > STREAM_COUNT_LIMIT) throw new BombError('too many streams');
  }

  spend(size: number): void {
    this.#inflated += size;
    if (this.#inflated > INFLATED_LIMIT) throw new BombError('inflates too far');
  }

  spendText(size: number): void {
    this.#objectText += size;
    if (this.#objectText > OBJECT_TEXT_LIMIT) throw new BombError('too much object text');
  }
}

/**
 * The text of an object stream, all filters undone.
 * @throws BombError over budget; UnreadableError for anything we cannot undo exactly as a reader would,
 * because what we cannot see into we cannot vouch for.
 */
export async function readObjectText(
  body: Buffer,
  filters: readonly string[],
  budget: InflateBudget,
): Promise<Buffer> {
  budget.countStream();
  const { data, flates, rest } = undoText(body, filters);
  if (rest > 0) throw new UnreadableError('unusual filter');
  if (flates === 0) {
    budget.spendText(data.length);
    return data;
  }
  const chunks: Buffer[] = [];
  await inflate(data, flates, budget, (chunk) => {
    budget.spendText(chunk.length);
    chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

/**
 * Inflates a stream that we need not read, only to know how far it goes. Damage is the reader's affair.
 * @throws BombError over budget.
 */
export async function measureStream(
  body: Buffer,
  filters: readonly string[],
  budget: InflateBudget,
): Promise<void> {
  budget.countStream();
  if (!filters.some((filter) => FILTERS[filter] === 'flate')) return;
  try {
    const { data, flates } = undoText(body, filters);
    if (flates > 0) await inflate(data, flates, budget);
  } catch (error) {
    if (error instanceof BombError) throw error;
  }
}

/** Undoes leading text filters, and says how many Flate stages follow and what is left after them. */
function undoText(body: Buffer, filters: readonly string[]) {
  if (filters.length > FILTER_COUNT_LIMIT) throw new BombError('too many filters');
  let data = body;
  let at = 0;
  for (; at < filters.length; at += 1) {
    const filter = FILTERS[filters[at] ?? ''];
    if (filter === 'hex') data = fromHex(data);
    else if (filter === 'ascii85') data = fromAscii85(data);
    else break;
  }
  const firstFlate = at;
  while (FILTERS[filters[at] ?? ''] === 'flate') at += 1;
  if (at - firstFlate > FLATE_COUNT_LIMIT) throw new BombError('inflates in too many stages');
  return { data, flates: at - firstFlate, rest: filters.length - at };
}

async function inflate(
  data: Buffer,
  flates: number,
  budget: InflateBudget,
  keep: (chunk: Buffer) => void = () => {},
): Promise<void> {
  // A stream without its checksum is common and harmless: take what is there.
  const options = { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 };
  if (flates === 1 && data.length <= SMALL) {
    const output = undamaged(() => inflateSync(data, options));
    budget.spend(output.length);
    keep(output);
    return;
  }
  const count = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      budget.spend(chunk.length);
      yield chunk;
    }
  };
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of count(source)) keep(chunk);
  };
  const source = Readable.from([data]);
  try {
    if (flates === 1) await pipeline(source, createInflate(options), collect);
    else await pipeline(source, createInflate(options), count, createInflate(options), collect);
  } catch (error) {
    if (error instanceof BombError) throw error;
    throw new UnreadableError('damaged stream', { cause: error });
  }
}

function undamaged<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UnreadableError('damaged stream', { cause: error });
  }
}

/** ISO 32000-1, 7.4.2. */
function fromHex(data: Buffer): Buffer {
  const close = data.indexOf(0x3e);
  const digits = data.toString('latin1', 0, close < 0 ? data.length : close).replace(/[^0-9a-f]+/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
}

/** ISO 32000-1, 7.4.3. */
function fromAscii85(data: Buffer): Buffer {
  const output = Buffer.alloc(data.length * 4);
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
