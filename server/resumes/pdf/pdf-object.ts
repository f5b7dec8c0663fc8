import { type Entry, emptyEntry, KEPT_KEYS } from './entry.ts';
import { type PdfLexer, stringValue, type TokenKind } from './lexer.ts';

/** Word nests some ten levels; a reader that recurses falls over at thousands. */
const DEPTH_LIMIT = 250;
/** What happens without a click: as a file, a page or a field is opened, shown, passed or closed (ISO 32000-1, 12.6.3). */
const BY_ITSELF: ReadonlySet<string> = new Set(
  'OpenAction O C E X Fo Bl PO PC PV PI WC WS DS WP DP Next'.split(' '),
);
/** Actions that lead out of the file; as a link, which somebody clicks, they are harmless. */
export const LEADS_OUT: readonly string[] = ['URI', 'GoToR', 'Thread'];
/** An A4 page scanned at 1,200 dpi has half of it; a picture says its size, and may be a few bytes of data. */
const PIXEL_LIMIT = 2 ** 28;
const TREE_KEYS: readonly string[] = ['Names', 'Kids', 'Limits'];
const OWN_ARRAY = '[]';

interface Frame {
  isDictionary: boolean;
  /** The key whose value comes next; undefined where a key is due. A name, and so a key, may be empty. */
  key: string | undefined;
  lastKey: string;
  /** Within the value of `/EF` or `/RF`, or of `/JavaScript`. */
  isEmbedded: boolean;
  isScriptTree: boolean;
  /** Within an action that needs no click. */
  isByItself: boolean;
}

/** What we need to know of one object, gathered from its tokens in time proportional to their number. */
export class PdfObject {
  readonly number: number;
  readonly entries = new Map<string, Entry>();
  /** Objects that `/EF` and `/RF` refer to, and the names that `/F` and `/UF` give them. */
  readonly embedded: number[] = [];
  readonly fileNames: string[] = [];
  /** Objects that `/JavaScript` refers to as a name tree. */
  readonly scriptTrees: number[] = [];
  /** Objects that are actions by themselves, whether one is written out here that leads out, and whether this is one. */
  readonly actions: number[] = [];
  /** Objects that stand for this one: it is a reference, or a list of them. */
  readonly standIns: number[] = [];
  hasWayOut = false;
  isWayOut = false;
  /** Whether a name tree of scripts, written out here, has entries. */
  hasScripts = false;
  /** Whether nothing but the brackets and keys of a name tree was seen. */
  isEmptyTree = true;
  /** Whether brackets close what is not open, which viewers mend differently. */
  isMismatched = false;
  /** Whether a string stands where a key is due: PDFium passes over its bracket and reads what is in it as keys. */
  hasStringAsKey = false;
  /** Whether its stream was read as an object stream or a cross-reference stream. */
  isRead = false;
  /** Whether the token before was the end of the object's own dictionary, where `stream` may follow. */
  isDictionaryClosed = false;
  #frames: Frame[] = [];
  #entry: Entry | undefined;
  #lastNumber = 0;
  #beforeLastNumber = 0;
  #numbersInRow = 0;
  #dictionaries = 0;
  #isRepeated = false;

  constructor(number = 0) {
    this.number = number;
  }

  get depth(): number {
    return this.#frames.length;
  }

  get isTooDeep(): boolean {
    return this.#frames.length > DEPTH_LIMIT;
  }

  /** Whether two readers could take its dictionary for two different ones. No producer writes one like that. */
  get isAmbiguous(): boolean {
    return this.#dictionaries !== 1 || this.#isRepeated || this.isMismatched;
  }

  get isPixelFlood(): boolean {
    return this.numberOf('Width') * this.numberOf('Height') > PIXEL_LIMIT;
  }

  isOfType(type: string): boolean {
    return this.entries.get('Type')?.names.includes(type) ?? false;
  }

  references(key: string): readonly number[] {
    return this.entries.get(key)?.references ?? [];
  }

  /** The number given directly for a key, or NaN. */
  numberOf(key: string): number {
    const entry = this.entries.get(key);
    return entry?.references.length === 0 ? (entry.numbers[0] ?? Number.NaN) : Number.NaN;
  }

  /** References of its page tree node; `/Kids` may itself refer to an array that is an object of its own. */
  get kids(): readonly number[] {
    return this.entries.has('Kids') ? this.references('Kids') : this.references(OWN_ARRAY);
  }

  take(kind: TokenKind, lexer: PdfLexer): void {
    const wasInside = this.depth > 0;
    this.isDictionaryClosed = false;
    const numbersInRow = kind === 'number' ? this.#numbersInRow + 1 : 0;
    if (kind === 'name') this.#name(lexer.text);
    else if (kind === 'dict-open' || kind === 'array-open') this.#open(kind);
    else if (kind === 'dict-close' || kind === 'array-close') this.#close(kind);
    else this.#scalar(kind, lexer);
    this.#numbersInRow = numbersInRow;
    this.isDictionaryClosed = kind === 'dict-close' && wasInside && this.depth === 0;
  }

  #name(text: string): void {
    const frame = this.#frames.at(-1);
    if (!TREE_KEYS.includes(text)) this.isEmptyTree = false;
    if (!frame) return;
    if (frame.isScriptTree && !TREE_KEYS.includes(text)) this.hasScripts = true;
    if (frame.isDictionary && frame.key === undefined) {
      frame.key = text;
      if (this.depth === 1) this.#entry = this.#enter(text);
      return;
    }
    const key = this.#value('name');
    if (key === 'S' && LEADS_OUT.includes(text)) {
      if (frame.isByItself) this.hasWayOut = true;
      if (this.depth === 1 || (this.depth === 2 && !this.#frames[0]?.isDictionary)) this.isWayOut = true;
    }
    this.#entry?.names.push(text);
  }

  #scalar(kind: TokenKind, lexer: PdfLexer): void {
    this.isEmptyTree = false;
    const frame = this.#frames.at(-1);
    if (kind === 'keyword' && lexer.text === 'R' && this.#numbersInRow >= 2) {
      this.#reference(frame);
      return;
    }
    if (frame?.isScriptTree) this.hasScripts = true;
    if (kind === 'string' && frame?.isDictionary && frame.key === undefined) this.hasStringAsKey = true;
    const key = this.#value(kind);
    if (kind === 'string' && (key === 'F' || key === 'UF')) {
      this.fileNames.push(stringValue(lexer.bytes.subarray(lexer.start, lexer.pos)));
    }
    if (kind !== 'number') return;
    this.#beforeLastNumber = this.#lastNumber;
    this.#lastNumber = lexer.value;
    this.#entry?.numbers.push(lexer.value);
    if (key !== undefined) this.#entry?.parameters.set(key, lexer.value);
  }

  #reference(frame: Frame | undefined): void {
    const to = this.#beforeLastNumber;
    this.#entry?.numbers.splice(-2);
    this.#entry?.references.push(to);
    if (frame?.isEmbedded) this.embedded.push(to);
    if (frame?.isDictionary && frame.lastKey === 'JavaScript') this.scriptTrees.push(to);
    if (!frame || (this.depth === 1 && !frame.isDictionary)) this.standIns.push(to);
    if (frame?.isByItself || BY_ITSELF.has(frame?.lastKey ?? '')) this.actions.push(to);
  }

  /** Notes that a value begins, and gives the key that it belongs to, if it is directly in a dictionary. */
  #value(kind: TokenKind): string | undefined {
    if (this.#entry) this.#entry.kind ??= kind;
    const frame = this.#frames.at(-1);
    if (!frame?.isDictionary) return undefined;
    const { key } = frame;
    if (key !== undefined) frame.lastKey = key;
    frame.key = undefined;
    return key;
  }

  #enter(key: string): Entry | undefined {
    if (!KEPT_KEYS.has(key)) return undefined;
    const known = this.entries.get(key);
    if (known) {
      this.#isRepeated = true;
      return known;
    }
    const entry = emptyEntry();
    this.entries.set(key, entry);
    return entry;
  }

  #open(kind: TokenKind): void {
    const isDictionary = kind === 'dict-open';
    const outer = this.#frames.at(-1);
    const key = this.#value(kind);
    if (!outer && isDictionary) this.#dictionaries += 1;
    this.#frames.push({
      isDictionary,
      key: undefined,
      lastKey: '',
      isEmbedded: outer?.isEmbedded === true || (isDictionary && (key === 'EF' || key === 'RF')),
      isScriptTree: outer?.isScriptTree === true || (isDictionary && key === 'JavaScript'),
      isByItself: outer?.isByItself === true || BY_ITSELF.has(key ?? ''),
    });
    if (!outer && !isDictionary) {
      this.entries.delete(OWN_ARRAY);
      this.#entry = emptyEntry(kind);
      this.entries.set(OWN_ARRAY, this.#entry);
    }
  }

  /** A bracket closes its own kind, and what was left open inside it. */
  #close(kind: TokenKind): void {
    const at = this.#frames.findLastIndex((frame) => frame.isDictionary === (kind === 'dict-close'));
    if (at !== this.#frames.length - 1) this.isMismatched = true;
    if (at < 0) return;
    this.#frames.length = at;
    if (at <= 1) this.#entry = at === 1 ? this.#entry : undefined;
  }
}
