/**
 * pdf/: what a PDF is and carries, read without following it as a viewer would; `envelope` looks at the file from the
 * outside first. `lexer` splits every byte in file order into tokens, and `object-reader` gathers them into a
 * `pdf-object` at a time, refusing `active-content` as it goes. The bodies of streams are found by `stream-body` and
 * undone or measured by `stream-data` with its `filters`; those that hold objects (`object-stream`) are read as the
 * file is. What has to be seen together is judged at the end: `page-tree`, `attachments`, actions by reference.
 * Last, the places that `cross-reference` tables name are compared with what was passed over, where `hidden-text`
 * looks for what a viewer could find there.
 */

import { CrossReference } from './cross-reference.ts';
import { type FaultKind, PdfFault, refuse, UnreadableError } from './faults.ts';
import { hiddenStructure, refuseHarmfulNames, SkippedRanges } from './hidden-text.ts';
import { PdfLexer } from './lexer.ts';
import { ObjectReader } from './object-reader.ts';
import { isObjectStream, readPlaces, refuseOverlap, unambiguousFilters } from './object-stream.ts';
import type { PdfObject } from './pdf-object.ts';
import { StreamBodies } from './stream-body.ts';
import { StreamData } from './stream-data.ts';

/** What may be said of a PDF that a resume may be. `attachment` names the one XML file embedded in it. */
export type Inspection = { fault: FaultKind } | { fault?: never; attachment?: string };

/**
 * Looks for what a resume must not carry. `shift` is the number of bytes that stood ahead of `bytes` in the file.
 *
 * The cross-reference table is not followed, because two readers can follow it to different places, and an attacker
 * chooses which. Strings, comments and the bodies of streams are skipped, so the words of a resume never count.
 */
export async function inspectPdf(bytes: Buffer, shift = 0): Promise<Inspection> {
  try {
    const attachment = await new PdfInspection(bytes, shift).inspect();
    return attachment === undefined ? {} : { attachment };
  } catch (error) {
    if (error instanceof PdfFault) return { fault: error.kind };
    if (error instanceof UnreadableError) return { fault: 'unreadable' };
    throw error;
  }
}

class PdfInspection {
  readonly #bytes: Buffer;
  readonly #shift: number;
  readonly #bodies: StreamBodies;
  readonly #reader = new ObjectReader();
  readonly #data = new StreamData();
  readonly #skipped = new SkippedRanges();
  /** Of these, all but object streams in clear text. */
  readonly #unread = new SkippedRanges();
  readonly #references = new CrossReference();
  readonly #objectStreams = new Set<number>();
  #isUnreadable = false;
  /** Whether viewers may read the file's syntax in more than one way, so that what we skip counts as well. */
  #isEquivocal = false;

  constructor(bytes: Buffer, shift: number) {
    this.#bytes = bytes;
    this.#shift = shift;
    this.#bodies = new StreamBodies(bytes);
  }

  async inspect(): Promise<string | undefined> {
    await this.#readFile(new PdfLexer(this.#bytes));
    this.#refuseHidden();
    this.#reader.refuseScripts();
    this.#reader.refuseWaysOut();
    const { attachments, streams, pages } = this.#reader.findings;
    const attachment = attachments.lone(streams, this.#data);
    // Told last: encryption makes object streams unreadable and stands in the trailer, at the end.
    if (this.#data.isMostlyDamaged) refuse('damaged');
    if (this.#isUnreadable) refuse('unreadable');
    if (pages.isBomb) refuse('pages');
    return attachment;
  }

  async #readFile(lexer: PdfLexer): Promise<void> {
    const reader = this.#reader;
    for (let kind = lexer.next(); kind !== 'end'; kind = lexer.next()) {
      if (kind === 'string') this.#skip(lexer.start, lexer.pos);
      if (kind === 'comment') this.#comment(lexer);
      else if (kind !== 'keyword') reader.take(kind, lexer);
      else await this.#keyword(lexer);
    }
    this.#begin(0);
    if (lexer.hasOddWords) this.#isEquivocal = true;
  }

  /** Word writes no line break behind its end mark, and Acrobat appends an object to it. */
  #comment(lexer: PdfLexer): void {
    const appended = /^%%EOF(?=\d+ \d+ obj)/.exec(
      this.#bytes.toString('latin1', lexer.start, lexer.start + 32),
    );
    if (!appended) {
      this.#skip(lexer.start, lexer.pos);
      return;
    }
    if (this.#reader.object.number !== 0) this.#isEquivocal = true;
    lexer.pos = lexer.start + appended[0].length;
  }

  /** A keyword counts only where the grammar has it; as a value it is one that viewers pass over. */
  async #keyword(lexer: PdfLexer): Promise<void> {
    const { object } = this.#reader;
    const { text } = lexer;
    const isHeader = text.startsWith('obj') && this.#reader.numbersInRow >= 2;
    const isLead = text === 'trailer' || text === 'xref' || text === 'endobj' || isHeader;
    if (object.depth > 0 && isLead) this.#isEquivocal = true;
    if (isHeader) return this.#begin(this.#reader.beforeLast);
    if (text === 'stream') {
      if (object.isDictionaryClosed) return this.#readStream(lexer, object);
      // Viewers that mend the dictionary ahead of it find a stream here, and others do not.
      this.#isUnreadable = true;
    }
    if (object.depth === 0) {
      // What follows is an object without a number: a table, a trailer, or nothing.
      if (text === 'trailer' || text === 'endobj') return this.#begin(0);
      if (text === 'xref') this.#references.addTable(this.#bytes, lexer.pos);
      if (text === 'n') this.#references.add(this.#reader.beforeLast);
    }
    this.#reader.take('keyword', lexer);
  }

  #begin(number: number): void {
    const { object } = this.#reader;
    // Read for every object, as a trailer is one without a number, and a cross-reference stream one with.
    this.#references.addEarlier(object);
    this.#reader.begin(number);
  }

  /** Leaves the lexer at the end of the stream's body. */
  async #readStream(lexer: PdfLexer, object: PdfObject): Promise<void> {
    const found = this.#bodies.find(lexer.pos, object.numberOf('Length'));
    const { from, to } = found;
    lexer.pos = to;
    if (isObjectStream(object) && !object.entries.has('Filter')) this.#skipped.add(from - 1, to);
    else this.#skip(from - 1, to);
    const body = this.#bytes.subarray(from, to);
    const file = object.entries.get('F');
    if (file && file.kind !== 'name' && file.kind !== 'array-open') refuse('remote');
    if (found.hasJunkAhead) this.#isEquivocal = true;
    const isTable = object.isOfType('XRef') || object.entries.has('W');
    if (!isTable && !isObjectStream(object)) {
      const filters = this.#reader.storeStream(body, found.isMeasured);
      await this.#data.measure(body, filters);
      return;
    }
    try {
      const filters = unambiguousFilters(object);
      // The data of a Flate stream says where it ends; any other ends where its length says.
      if (!found.isMeasured && filters.length === 0) throw new UnreadableError('a stream of unknown length');
      if (found.hasJunkAhead) throw new UnreadableError('something between keyword and data');
      const text = this.#data.readText(body, filters, found.isMeasured);
      if (isTable) this.#references.addStream(object, text);
      if (isObjectStream(object)) this.#readObjects(object, text);
      object.isRead = true;
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      this.#isUnreadable = true;
    }
  }

  #skip(start: number, end: number): void {
    this.#skipped.add(start, end);
    this.#unread.add(start, end);
  }

  #readObjects(object: PdfObject, text: Buffer): void {
    const lexer = new PdfLexer(text);
    const places = readPlaces(object, text);
    const reader = this.#reader.inside();
    let index = 0;
    for (let kind = lexer.next(); kind !== 'end'; kind = lexer.next()) {
      for (; (places[index]?.at ?? Number.POSITIVE_INFINITY) <= lexer.start; index += 1) {
        reader.begin(places[index]?.number ?? 0);
      }
      refuseOverlap(kind, lexer, places[index]);
      if (kind !== 'comment') reader.take(kind, lexer);
    }
    reader.begin(0);
    if (lexer.hasOddWords) this.#isUnreadable = true;
    this.#objectStreams.add(object.number);
  }

  /** What a viewer would follow must be what was read. */
  #refuseHidden(): void {
    const bytes = this.#bytes;
    this.#references.addStarts(bytes);
    for (const number of this.#references.containers) {
      if (!this.#objectStreams.has(number)) this.#isEquivocal = true;
    }
    const hidden = hiddenStructure(bytes, this.#skipped);
    if (this.#isEquivocal || hidden !== 'none') refuseHarmfulNames(bytes, this.#unread);
    const isMisleading = this.#references.leadsIntoSkipped(bytes, this.#skipped, this.#shift);
    if (hidden === 'found' || isMisleading || this.#reader.findings.isUnreadable) this.#isUnreadable = true;
  }
}
