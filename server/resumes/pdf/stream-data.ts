import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createInflate, createInflateRaw, inflateRawSync, inflateSync } from 'node:zlib';
import { PdfFault, UnreadableError } from './faults.ts';
import { fromAscii85, fromHex, isZlib, lengthOfLzw, lengthOfRuns } from './filters.ts';

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
/** Below this, a pipeline costs more than to inflate in one go: at most some 4 MB come out. */
const SMALL = 4096;
/** Some producers write a false window into it, or a false checksum behind the data; viewers show what stands between. */
const ZLIB_HEADER = 2;

type Filter = 'flate' | 'hex' | 'ascii85' | 'lzw' | 'runs' | 'picture' | 'none';
const FILTERS = new Map<string, Filter>(
  Object.entries({
    FlateDecode: 'flate',
    Fl: 'flate',
    ASCIIHexDecode: 'hex',
    AHx: 'hex',
    ASCII85Decode: 'ascii85',
    A85: 'ascii85',
    LZWDecode: 'lzw',
    LZW: 'lzw',
    RunLengthDecode: 'runs',
    RL: 'runs',
    CCITTFaxDecode: 'picture',
    CCF: 'picture',
    DCTDecode: 'picture',
    DCT: 'picture',
    JBIG2Decode: 'picture',
    JPXDecode: 'picture',
    Crypt: 'none',
  }),
);

/** Undoes the streams of one file, within an allowance that every byte of every stage of every stream spends. */
export class StreamData {
  #inflated = 0;
  #objectText = 0;
  #streams = 0;
  #flates = 0;
  #damagedFlates = 0;

  /** Damage in transfer hits most streams alike, a fault of a producer one of many. */
  get isMostlyDamaged(): boolean {
    return this.#flates > 1 && this.#damagedFlates * 2 >= this.#flates;
  }

  /**
   * The text of an object stream, all filters undone. `isMeasured` says that all readers agree where the body ends.
   * @throws PdfFault over budget; UnreadableError for anything that we cannot undo exactly as a reader would.
   */
  readText(body: Buffer, filters: readonly string[], isMeasured: boolean): Buffer {
    this.#countStream();
    const { data, flates, rest } = undoText(body, filters);
    if (rest.length > 0) throw new UnreadableError('unusual filter');
    let text = data;
    for (let stage = 0; stage < flates; stage += 1) text = this.#inflateWhole(text, isMeasured);
    this.#objectText += text.length;
    if (this.#objectText > OBJECT_TEXT_LIMIT) throw new PdfFault('bomb');
    return text;
  }

  /**
   * Inflates a stream that we need not read, only to know how far it goes and whether it arrived whole.
   * @throws PdfFault over budget.
   */
  async measure(body: Buffer, filters: readonly string[]): Promise<void> {
    this.#countStream();
    const { data, flates, rest } = undoText(body, filters);
    const [last] = rest;
    // Packed twice in different ways, or otherwise than by ISO 32000-2, nobody's resume is.
    const isPacked = last === 'lzw' || last === 'runs';
    if (rest.length > 1 || (isPacked && flates > 0)) throw new PdfFault('bomb');
    if (isPacked) this.#spend(last === 'lzw' ? lengthOfLzw(data) : lengthOfRuns(data));
    if (flates === 0) return;
    this.#flates += 1;
    try {
      await this.#inflateAway(data, flates);
    } catch (error) {
      if (error instanceof PdfFault) throw error;
      this.#damagedFlates += 1;
    }
  }

  #countStream(): void {
    this.#streams += 1;
    if (this.#streams > STREAM_COUNT_LIMIT) throw new PdfFault('bomb');
  }

  #spend(size: number): void {
    this.#inflated += size;
    if (this.#inflated > INFLATED_LIMIT) throw new PdfFault('bomb');
  }

  /** Data without its end may go on for a reader who sees another end. */
  #inflateWhole(data: Buffer, isMeasured: boolean): Buffer {
    const finishFlush = isMeasured ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
    const options = { maxOutputLength: OBJECT_TEXT_LIMIT, finishFlush };
    try {
      const text = isZlib(data)
        ? inflateRawSync(data.subarray(ZLIB_HEADER), options)
        : inflateSync(data, options);
      this.#spend(text.length);
      return text;
    } catch (error) {
      if (error instanceof PdfFault) throw error;
      const isTooLong = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
      throw isTooLong ? new PdfFault('bomb') : new UnreadableError('damaged stream', { cause: error });
    }
  }

  async #inflateAway(packed: Buffer, flates: number): Promise<void> {
    const isRaw = isZlib(packed);
    const data = isRaw ? packed.subarray(ZLIB_HEADER) : packed;
    const createFirst = isRaw ? createInflateRaw : createInflate;
    // A stream that was cut short shows what is there.
    const options = { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 };
    if (flates === 1 && data.length <= SMALL) {
      this.#spend((isRaw ? inflateRawSync(data, options) : inflateSync(data, options)).length);
      return;
    }
    const count = async function* (this: StreamData, source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        this.#spend(chunk.length);
        yield chunk;
      }
    }.bind(this);
    const drop = async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) this.#spend(chunk.length);
    };
    const source = Readable.from([data]);
    if (flates === 1) await pipeline(source, createFirst(options), drop);
    else await pipeline(source, createFirst(options), count, createInflate(options), drop);
  }
}

/** Undoes leading text filters, and says how many Flate stages follow and what is left after them. */
function undoText(body: Buffer, names: readonly string[]) {
  if (names.length > FILTER_COUNT_LIMIT) throw new PdfFault('bomb');
  const filters = names
    .map((name) => {
      const filter = FILTERS.get(name);
      if (!filter) throw new PdfFault('unreadable');
      return filter;
    })
    .filter((filter) => filter !== 'none');
  let data = body;
  let at = 0;
  for (; at < filters.length; at += 1) {
    const filter = filters[at];
    if (filter === 'hex') data = fromHex(data);
    else if (filter === 'ascii85') data = fromAscii85(data);
    else break;
  }
  const firstFlate = at;
  while (filters[at] === 'flate') at += 1;
  if (at - firstFlate > FLATE_COUNT_LIMIT) throw new PdfFault('bomb');
  return { data, flates: at - firstFlate, rest: filters.slice(at) };
}
