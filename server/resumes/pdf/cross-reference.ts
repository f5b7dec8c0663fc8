import { PdfFault, UnreadableError } from './faults.ts';
import { undoPngPredictor } from './filters.ts';
import { endOfGap, isStructureAt, type SkippedRanges } from './hidden-text.ts';
import type { PdfObject } from './pdf-object.ts';

/** A 200-page portfolio has some ten thousand objects. */
const PLACE_LIMIT = 400_000;
const ROW = 20;
const FREE = 0x66;
const WIDEST_FIELD = 8;

/**
 * The places in a file that its cross-reference tables, streams and trailers name (ISO 32000-1, 7.5.4 to 7.5.8): the
 * newest as well as those of earlier saves and hybrid files, since viewers differ in which they follow.
 */
export class CrossReference {
  readonly #places = new Set<number>();
  /** Object streams that hold an object in use. */
  readonly containers = new Set<number>();
  #rows = 0;

  add(place: number): void {
    if (place > 0) this.#places.add(place);
    if (this.#places.size > PLACE_LIMIT) throw new PdfFault('unreadable');
  }

  /** The places that `/Prev` and `/XRefStm` of a trailer or a cross-reference stream name. */
  addEarlier(object: PdfObject): void {
    for (const key of ['Prev', 'XRefStm']) {
      for (const place of object.entries.get(key)?.numbers ?? []) this.add(place);
    }
  }

  /** Every place behind the word `startxref`, wherever it stands: viewers search for the last one. */
  addStarts(bytes: Buffer): void {
    for (let at = bytes.indexOf('startxref'); at >= 0; at = bytes.indexOf('startxref', at + 9)) {
      const text = bytes.toString('latin1', at + 9, at + 128);
      const place = /^(?:[\0\s\x80\xff]|%[^\r\n]*[\r\n])*\+*(\d{1,15})/.exec(text)?.[1];
      if (place) this.add(Number(place));
    }
  }

  /**
   * The rows of the table behind the word `xref` that ends at `from`, as viewers read them that trust each to be 20
   * bytes long. The grammar reads them too; where the two differ, both are followed.
   */
  addTable(bytes: Buffer, from: number): void {
    let at = from;
    for (;;) {
      const head = /^[\0\s]*\d+[\0\s]+(\d+)[\0\s]*/.exec(bytes.toString('latin1', at, at + 64));
      if (!head) return;
      at += head[0].length;
      const count = Math.min(Number(head[1]), Math.ceil((bytes.length - at) / ROW));
      this.#rows += count + 1;
      if (this.#rows > PLACE_LIMIT) throw new PdfFault('unreadable');
      for (let row = 0; row < count; row += 1, at += ROW) {
        if (bytes[at + 17] === FREE) continue;
        this.add(Number.parseInt(bytes.toString('latin1', at, at + 10), 10));
      }
    }
  }

  /** @throws UnreadableError where two viewers might undo its rows differently. */
  addStream(object: PdfObject, text: Buffer): void {
    const widths = object.entries.get('W');
    const [kindWidth, placeWidth, indexWidth] = widths?.numbers ?? [];
    const isUsual = widths?.numbers.length === 3 && widths.references.length === 0;
    if (!isUsual || kindWidth === undefined || placeWidth === undefined || indexWidth === undefined) {
      throw new UnreadableError('unusual cross-reference stream');
    }
    for (const width of [kindWidth, placeWidth, indexWidth]) {
      if (!Number.isInteger(width) || width < 0 || width > WIDEST_FIELD)
        throw new UnreadableError('unusual width');
    }
    const data = undoPredictor(object, text);
    const length = kindWidth + placeWidth + indexWidth;
    if (length === 0) return;
    this.#rows += data.length / length;
    if (this.#rows > PLACE_LIMIT) throw new PdfFault('unreadable');
    for (let at = 0; at + length <= data.length; at += length) {
      const kind = kindWidth === 0 ? 1 : field(data, at, kindWidth);
      const value = field(data, at + kindWidth, placeWidth);
      if (kind === 1) this.add(value);
      if (kind === 2) this.containers.add(value);
    }
  }

  /**
   * Whether a place lies inside what the grammar skips, and an object or a table begins there. `shift` is the number
   * of bytes ahead of the header, from which some viewers count and others do not.
   */
  leadsIntoSkipped(bytes: Buffer, skipped: SkippedRanges, shift: number): boolean {
    const shifts = shift === 0 ? [0] : [0, shift];
    const offsets = shifts
      .flatMap((ahead) => [...this.#places].map((place) => place - ahead))
      .sort((a, b) => a - b);
    let [from, to] = [0, 0];
    for (const offset of offsets) {
      if (!skipped.has(offset)) continue;
      // Many places in one long gap lead to the same end, which is looked for once.
      if (offset < from || offset >= to) [from, to] = [offset, endOfGap(bytes, offset)];
      if (skipped.has(to) && isStructureAt(bytes, to)) return true;
    }
    return false;
  }
}

function field(data: Buffer, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index += 1) value = value * 256 + (data[at + index] ?? 0);
  return value;
}

function undoPredictor(object: PdfObject, text: Buffer): Buffer {
  const parameters = object.entries.get('DecodeParms');
  if (!parameters) return text;
  if (parameters.references.length > 0) throw new UnreadableError('parameters by reference');
  const predictor = parameters.parameters.get('Predictor') ?? 1;
  if (predictor <= 1) return text;
  if (predictor < 10) throw new UnreadableError('unusual predictor');
  const { parameters: values } = parameters;
  if ((values.get('Colors') ?? 1) !== 1 || (values.get('BitsPerComponent') ?? 8) !== 8) {
    throw new UnreadableError('unusual predictor');
  }
  return undoPngPredictor(text, values.get('Columns') ?? 1);
}
