import { UnreadableError } from './faults.ts';
import { PdfLexer, type TokenKind } from './lexer.ts';
import type { PdfObject } from './pdf-object.ts';

/** Producers put 100 to 200 objects into a stream, a few put all of a file's. */
const COUNT_LIMIT = 10_000;
/** The shortest row of the table, `1 0 `. */
const SHORTEST_ROW = 4;

export interface ObjectPlace {
  number: number;
  at: number;
}

/** Readers find object streams by reference and do not all look at the type (ISO 32000-1, 7.5.7). */
export function isObjectStream(object: PdfObject): boolean {
  return object.isOfType('ObjStm') || (object.entries.has('N') && object.entries.has('First'));
}

/**
 * The filters of an object stream or a cross-reference stream.
 * @throws UnreadableError where two viewers could undo it differently; no producer writes one like that.
 */
export function unambiguousFilters(object: PdfObject): readonly string[] {
  const filter = object.entries.get('Filter');
  const isAbbreviated = ['F', 'DP', 'FFilter'].some((key) => object.entries.has(key));
  const isReferred = ['Filter', 'DecodeParms', 'Type', 'N', 'First'].some(
    (key) => object.references(key).length > 0,
  );
  if (object.isAmbiguous || isAbbreviated || isReferred) throw new UnreadableError('ambiguous stream');
  return filter?.names ?? [];
}

/**
 * The table ahead of the objects: `/N` pairs of number and offset from `/First`, in order of their offsets.
 * @throws UnreadableError
 */
export function readPlaces(object: PdfObject, text: Buffer): ObjectPlace[] {
  const count = object.numberOf('N');
  const first = object.numberOf('First');
  if ((object.entries.get('DecodeParms')?.parameters.get('Predictor') ?? 1) > 1) {
    throw new UnreadableError('object stream with a predictor');
  }
  if (!(first >= 0) || !(count >= 0 && count <= Math.min(COUNT_LIMIT, text.length / SHORTEST_ROW))) {
    throw new UnreadableError('object stream without a believable table');
  }
  const lexer = new PdfLexer(text);
  const integer = () => {
    if (lexer.next() !== 'number' || !Number.isInteger(lexer.value) || lexer.value < 0) {
      throw new UnreadableError('object stream without its table');
    }
    return lexer.value;
  };
  const places: ObjectPlace[] = [];
  for (let left = count; left > 0; left -= 1) places.push({ number: integer(), at: first + integer() });
  return places.sort((a, b) => a.at - b.at);
}

/** @throws UnreadableError where an object begins inside a token, so that a reader sees there what we skip. */
export function refuseOverlap(kind: TokenKind, lexer: PdfLexer, next: ObjectPlace | undefined): void {
  const isSkipped = kind === 'string' || kind === 'comment' || kind === 'dict-open';
  if (next && isSkipped && next.at < lexer.pos) throw new UnreadableError('an object inside another');
}
