import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TokenKind } from './lexer.ts';
import { PdfLexer } from './lexer.ts';
import type { PdfFault } from './names.ts';
import { faultInHiddenText, faultOfKey, faultOfLoneName, faultOfNames, objectHeaders } from './names.ts';
import { PdfObject } from './objects.ts';
import { PageTree } from './page-tree.ts';
import { BombError, InflateBudget, measureStream, readObjectText, UnreadableError } from './streams.ts';

/** The server has one thread: after so many bytes, others get their turn. */
const TURN = 256 * 1024;

class Refusal extends Error {
  readonly fault: PdfFault;
  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * The reason to refuse a PDF for what it carries, or undefined.
 *
 * Every byte is read in file order rather than by following the cross-reference table, because two readers
 * can follow it to different places, and an attacker chooses which. Strings, comments and the bodies of
 * streams are skipped, so the words of a resume never count; object streams are inflated and read alike.
 */
export async function findPdfFault(bytes: Buffer): Promise<PdfFault | undefined> {
  try {
    return await new PdfInspection().inspect(bytes);
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
    if (error instanceof BombError) return 'bomb';
    throw error;
  }
}

/** Reads the objects of the file or of one object stream, one after another. */
class ObjectReader {
  object = new PdfObject();
  readonly #pages: PageTree;
  #name = '';

  constructor(pages: PageTree) {
    this.#pages = pages;
  }

  begin(number: number): void {
    const { object } = this;
    if (object.isPage || object.kids.length > 0 || object.claimed > 0) this.#pages.add(object.number, object);
    this.object = new PdfObject(number);
    this.#name = '';
  }

  /** @throws Refusal at the first thing that a resume must not carry. */
  take(kind: TokenKind, lexer: PdfLexer): void {
    if (kind === 'comment') return;
    const { object } = this;
    const previous = this.#name;
    this.#name = kind === 'name' ? lexer.text : '';
    if (kind === 'name') {
      refuse(faultOfNames(previous, lexer.text));
      if (object.depth === 0) refuse(faultOfLoneName(lexer.text));
      object.name(lexer.text);
      return;
    }
    if (previous !== '') refuse(faultOfKey(previous, kind));
    if (kind === 'keyword') object.keyword(lexer.text);
    else object.token(kind, lexer.value);
    if (object.isTooDeep) refuse('unreadable');
  }
}

class PdfInspection {
  #pages = new PageTree();
  #budget = new InflateBudget();
  /** Offsets of the object headers that were read as such, ascending. */
  #headers: number[] = [];
  #isUnreadable = false;

  async inspect(bytes: Buffer): Promise<PdfFault | undefined> {
    await this.#readFile(new PdfLexer(bytes));
    refuse(await this.#faultInHiddenObjects(bytes));
    // Told last: encryption makes object streams unreadable and stands in the trailer, at the end.
    if (this.#isUnreadable || this.#pages.isEmpty) return 'unreadable';
    return this.#pages.isBomb ? 'pages' : undefined;
  }

  async #readFile(lexer: PdfLexer): Promise<void> {
    const reader = new ObjectReader(this.#pages);
    let turn = TURN;
    for (let kind = lexer.next(); kind !== 'end'; kind = lexer.next()) {
      if (lexer.pos > turn) {
        turn = lexer.pos + TURN;
        await nextTurn();
      }
      if (kind === 'keyword' && lexer.text === 'obj') {
        this.#headers.push(lexer.start);
        reader.begin(reader.object.beforeLast);
      } else if (kind === 'keyword' && lexer.text === 'stream') {
        await this.#readStream(lexer, reader.object);
      } else {
        reader.take(kind, lexer);
      }
    }
    reader.begin(0);
  }

  /** Leaves the lexer at the end of the stream's body. */
  async #readStream(lexer: PdfLexer, object: PdfObject): Promise<void> {
    const { bytes } = lexer;
    let from = lexer.pos;
    if (bytes[from] === 13) from += 1;
    if (bytes[from] === 10) from += 1;
    const to = streamEnd(bytes, from, object.length);
    lexer.pos = to;
    object.closeDictionary();
    const body = bytes.subarray(from, to);
    if (!object.isObjectStream) {
      // A filter given by reference may be any: a zlib header tells.
      const filters = object.filtersUnknown && isZlib(body) ? ['FlateDecode'] : object.filters;
      await measureStream(body, filters, this.#budget);
      return;
    }
    try {
      if (object.isAmbiguous) throw new UnreadableError('ambiguous object stream');
      const text = await readObjectText(body, object.filters, this.#budget);
      await this.#readObjects(text, object.count, object.first);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      this.#isUnreadable = true;
    }
  }

  /** ISO 32000-1, 7.5.7: `count` pairs of object number and offset, counted from `first`, then the objects. */
  async #readObjects(text: Buffer, count: number, first: number): Promise<void> {
    const lexer = new PdfLexer(text);
    const offsets = readOffsets(lexer, count, first);
    const reader = new ObjectReader(this.#pages);
    lexer.pos = 0;
    let turn = TURN;
    let index = 0;
    for (let kind = lexer.next(); kind !== 'end'; kind = lexer.next()) {
      if (lexer.pos > turn) {
        turn = lexer.pos + TURN;
        await nextTurn();
      }
      for (; (offsets[index]?.at ?? Number.POSITIVE_INFINITY) <= lexer.start; index += 1) {
        reader.begin(offsets[index]?.number ?? 0);
      }
      // A reader starts afresh at each offset; one inside a string makes it read what we skip.
      const isSkipped = kind === 'string' || kind === 'comment' || kind === 'dict-open';
      if (isSkipped && (offsets[index]?.at ?? Number.POSITIVE_INFINITY) < lexer.pos) {
        throw new UnreadableError('an object inside another');
      }
      reader.take(kind, lexer);
    }
    reader.begin(0);
  }

  async #faultInHiddenObjects(bytes: Buffer): Promise<PdfFault | undefined> {
    let seen = 0;
    for (let from = 0; from < bytes.length; from += TURN) {
      for (const header of objectHeaders(bytes, from, from + TURN)) {
        while ((this.#headers[seen] ?? Number.POSITIVE_INFINITY) < header) seen += 1;
        if (this.#headers[seen] !== header) return faultInHiddenText(bytes, header);
      }
      await nextTurn();
    }
    return undefined;
  }
}

function refuse(fault: PdfFault | undefined): void {
  if (fault) throw new Refusal(fault);
}

function readOffsets(lexer: PdfLexer, count: number, first: number): { number: number; at: number }[] {
  const offsets: { number: number; at: number }[] = [];
  for (let left = count; left > 0; left -= 1) {
    if (lexer.next() !== 'integer') throw new UnreadableError('object stream without its table');
    const number = lexer.value;
    if (lexer.next() !== 'integer') throw new UnreadableError('object stream without its table');
    offsets.push({ number, at: first + lexer.value });
  }
  return offsets.sort((a, b) => a.at - b.at);
}

/**
 * Where a stream's body ends. Its `/Length` is believed only where `endstream` follows; a false one is how
 * objects are made to look like data.
 */
function streamEnd(bytes: Buffer, from: number, length: number): number {
  const end = from + length;
  if (end <= bytes.length && /^\s{0,2}endstream/.test(bytes.toString('latin1', end, end + 11))) return end;
  const found = bytes.indexOf('endstream', from);
  return found < 0 ? bytes.length : found;
}

/** RFC 1950, 2.2. */
function isZlib(body: Buffer): boolean {
  return body.length > 2 && ((body[0] ?? 0) & 0x0f) === 8 && body.readUInt16BE(0) % 31 === 0;
}
