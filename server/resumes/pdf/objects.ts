import type { TokenKind } from './lexer.ts';

/** Word nests some ten levels; a reader that recurses falls over at thousands. */
const DEPTH_LIMIT = 250;
const STREAM_KEYS: readonly string[] = ['Filter', 'First', 'N', 'DecodeParms', 'DP'];

interface Frame {
  isDictionary: boolean;
  /** The key whose value comes next; empty where a key is due. */
  key: string;
  lastKey: string;
}

/** What we need to know of one object, gathered from its tokens. Only its own dictionary counts. */
export class PdfObject {
  readonly number: number;
  isPage = false;
  kids: number[] = [];
  /** `/Length` where it is written directly, or NaN. */
  length = Number.NaN;
  /** `/First` and `/N` of an object stream. */
  first = Number.NaN;
  count = Number.NaN;
  filters: string[] = [];
  filtersUnknown = false;
  /** The integer before the last one: of `12 0 obj` and `12 0 R` the object's number. */
  beforeLast = 0;
  #last = 0;
  #frames: Frame[] = [];
  #seen: string[] = [];
  #type = '';
  #dictionaries = 0;
  #isOdd = false;
  #pageCount = 0;

  constructor(number = 0) {
    this.number = number;
  }

  get depth(): number {
    return this.#frames.length;
  }

  /** `/Count` of a node of the page tree. Outlines count too, but have no kids. */
  get claimed(): number {
    return this.#type === 'Pages' || this.#seen.includes('Kids') ? this.#pageCount : 0;
  }

  get isTooDeep(): boolean {
    return this.#frames.length > DEPTH_LIMIT;
  }

  /** Readers find object streams by reference and do not all look at the type. */
  get isObjectStream(): boolean {
    return this.#type === 'ObjStm' || (this.#seen.includes('N') && this.#seen.includes('First'));
  }

  /** Whether two readers could undo this object stream differently. No producer writes one like that. */
  get isAmbiguous(): boolean {
    return (
      this.#isOdd ||
      this.filtersUnknown ||
      this.#dictionaries !== 1 ||
      Number.isNaN(this.first) ||
      Number.isNaN(this.count)
    );
  }

  name(text: string): void {
    const frame = this.#frames.at(-1);
    if (!frame) return;
    if (!frame.isDictionary) {
      if (this.#isValueOf('Filter')) this.filters.push(text);
      return;
    }
    if (frame.key === '') {
      frame.key = text;
      if (this.depth === 1) this.#see(text);
      return;
    }
    const key = this.#takeKey(frame);
    if (this.depth > 1) return;
    if (key === 'Filter') this.filters.push(text);
    if (key !== 'Type') return;
    this.#type = text;
    this.isPage = text === 'Page';
  }

  token(kind: TokenKind, value: number): void {
    if (kind === 'dict-close') this.#close(true);
    if (kind === 'array-close') this.#close(false);
    if (kind === 'dict-close' || kind === 'array-close') return;
    const frame = this.#frames.at(-1);
    const key = frame?.isDictionary ? this.#takeKey(frame) : '';
    if (kind === 'dict-open' || kind === 'array-open') this.#open(kind === 'dict-open');
    if (kind !== 'integer') return;
    this.beforeLast = this.#last;
    this.#last = value;
    // A predictor would shift the bytes of an object stream. It is rare enough there to be refused.
    if (key === 'Predictor' && value > 1) this.#isOdd = true;
    if (this.depth !== 1) return;
    if (key === 'Length') this.length = value;
    if (key === 'First') this.first = value;
    if (key === 'N') this.count = value;
    if (key === 'Count') this.#pageCount = value;
  }

  keyword(text: string): void {
    const frame = this.#frames.at(-1);
    if (text !== 'R') {
      if (frame?.isDictionary) this.#takeKey(frame);
      return;
    }
    if (this.depth === 1 && frame?.isDictionary) {
      if (frame.lastKey === 'Kids') this.kids.push(this.beforeLast);
      if (frame.lastKey === 'Filter') this.filtersUnknown = true;
      if (frame.lastKey === 'Length') this.length = Number.NaN;
      if (STREAM_KEYS.includes(frame.lastKey)) this.#isOdd = true;
      return;
    }
    if (this.#isValueOf('Filter')) this.filtersUnknown = true;
    // `/Kids` may itself refer to an array that is an object of its own.
    const isOwnArray = this.depth === 1;
    if (isOwnArray || this.#isValueOf('Kids')) this.kids.push(this.beforeLast);
  }

  /** At the keyword `stream` whatever was left open is over. */
  closeDictionary(): void {
    this.#frames = [];
  }

  #see(key: string): void {
    if (key === 'Kids' || key === 'N' || key === 'First') this.#seen.push(key);
    if (!STREAM_KEYS.includes(key)) return;
    if (this.#seen.includes(`once ${key}`)) this.#isOdd = true;
    this.#seen.push(`once ${key}`);
  }

  /** Whether the innermost array is the value of that key in the object's own dictionary. */
  #isValueOf(key: string): boolean {
    const [own, inner] = this.#frames;
    return this.depth === 2 && inner?.isDictionary === false && own?.lastKey === key;
  }

  #takeKey(frame: Frame): string {
    const { key } = frame;
    if (key !== '') frame.lastKey = key;
    frame.key = '';
    return key;
  }

  #open(isDictionary: boolean): void {
    if (isDictionary && this.depth === 0) this.#dictionaries += 1;
    this.#frames.push({ isDictionary, key: '', lastKey: '' });
  }

  /** A bracket closes its own kind, and what was left open inside it. */
  #close(isDictionary: boolean): void {
    const at = this.#frames.findLastIndex((frame) => frame.isDictionary === isDictionary);
    if (at >= 0) this.#frames.length = at;
  }
}
