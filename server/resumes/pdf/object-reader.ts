import { ActiveContent } from './active-content.ts';
import { Attachments, type StoredStream } from './attachments.ts';
import { PdfFault, refuse } from './faults.ts';
import { guessedFilters } from './filters.ts';
import type { PdfLexer, TokenKind } from './lexer.ts';
import { isObjectStream } from './object-stream.ts';
import { PageTree } from './page-tree.ts';
import { PdfObject } from './pdf-object.ts';

/** A 200-page portfolio has some ten thousand objects; what stands between two of them is counted as well. */
const OBJECT_LIMIT = 200_000;

/** What the objects of a whole file, those in object streams included, have together. */
class Findings {
  readonly pages = new PageTree();
  readonly attachments = new Attachments();
  readonly streams = new Map<number, StoredStream[]>();
  readonly actions = new Set<number>();
  readonly waysOut = new Set<number>();
  readonly standIns = new Map<number, number[]>();
  readonly scriptTrees = new Set<number>();
  readonly emptyTrees = new Set<number>();
  readonly filled = new Set<number>();
  objects = 0;
  /** Whether viewers mend an object in different ways, or one is an object stream that could not be read. */
  isUnreadable = false;
}

/** Reads the objects of the file or of one object stream, one after another. */
export class ObjectReader {
  object = new PdfObject();
  /** How many numbers stand directly before the next token, and the last but one of all: of `12 0 obj` the 12. */
  numbersInRow = 0;
  beforeLast = 0;
  #last = 0;
  readonly #content = new ActiveContent();
  readonly findings: Findings;

  constructor(findings = new Findings()) {
    this.findings = findings;
  }

  /** A reader for the objects of an object stream, whose findings are the file's. */
  inside(): ObjectReader {
    return new ObjectReader(this.findings);
  }

  begin(number: number): void {
    this.#finish();
    this.object = new PdfObject(number);
    this.numbersInRow = 0;
    this.#content.begin();
  }

  /** @throws PdfFault at the first thing that a resume must not carry. */
  take(kind: TokenKind, lexer: PdfLexer): void {
    const { object } = this;
    refuse(this.#content.fault(kind, lexer, object.depth));
    object.take(kind, lexer);
    if (object.isTooDeep) throw new PdfFault('unreadable');
    if (object.hasScripts) throw new PdfFault('javascript');
    if (kind !== 'number') {
      this.numbersInRow = 0;
      return;
    }
    this.numbersInRow += 1;
    this.beforeLast = this.#last;
    this.#last = lexer.value;
  }

  /** Keeps the body of the current object's stream for whoever refers to it, and gives its filters. */
  storeStream(body: Buffer, isMeasured: boolean): readonly string[] {
    const { object } = this;
    const filter = object.entries.get('Filter');
    // Some viewers know the key by its abbreviation as well.
    const names = [...(filter?.names ?? []), ...(object.entries.get('F')?.names ?? [])];
    const isReferred = (filter?.references.length ?? 0) > 0;
    if (isReferred && filter?.kind === 'array-open') throw new PdfFault('unreadable');
    if (object.isPixelFlood) throw new PdfFault('bomb');
    const filters = isReferred ? guessedFilters(body) : names;
    const { streams } = this.findings;
    append(streams, object.number, { body, filters, isMeasured });
    return filters;
  }

  /** Refuses a name tree of scripts that is an object of its own, unless it has no entries. */
  refuseScripts(): void {
    const { scriptTrees, emptyTrees, filled } = this.findings;
    for (const tree of scriptTrees) {
      if (filled.has(tree) || !emptyTrees.has(tree)) throw new PdfFault('javascript');
    }
  }

  /** Refuses an action that leads out of the file by itself. */
  refuseWaysOut(): void {
    const { actions, waysOut, standIns } = this.findings;
    // A set that grows is gone through to its new end.
    for (const action of actions) {
      if (waysOut.has(action)) throw new PdfFault('remote');
      for (const standIn of standIns.get(action) ?? []) actions.add(standIn);
    }
  }

  #finish(): void {
    const { object } = this;
    const findings = this.findings;
    findings.objects += 1;
    if (findings.objects > OBJECT_LIMIT) throw new PdfFault('bomb');
    const isLoose = isObjectStream(object) && !object.isRead;
    if (isLoose || object.isMismatched || object.hasStringAsKey) findings.isUnreadable = true;
    findings.pages.add(object);
    findings.attachments.add(object);
    if (object.hasWayOut) throw new PdfFault('remote');
    if (object.isWayOut) findings.waysOut.add(object.number);
    for (const action of object.actions) findings.actions.add(action);
    for (const standIn of object.standIns) append(findings.standIns, object.number, standIn);
    for (const tree of object.scriptTrees) findings.scriptTrees.add(tree);
    (object.isEmptyTree ? findings.emptyTrees : findings.filled).add(object.number);
  }
}

function append<T>(lists: Map<number, T[]>, key: number, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
