/** The longest that blanks between `stream` and the end of its line are in files of real producers, with room. */
const LONGEST_LINE = 64;

export interface StreamBody {
  from: number;
  to: number;
  /** Whether the stream's own length leads to its end; otherwise it ends at the first `endstream` or `endobj`. */
  isMeasured: boolean;
  /** Whether the line of the keyword goes on with what some viewers skip and others take for data. */
  hasJunkAhead: boolean;
}

/** Finds the bodies of a file's streams; asked in the order of the file, it takes time in proportion to its size. */
export class StreamBodies {
  readonly #bytes: Buffer;
  /** Where the next of these words is, as far as it is known. */
  readonly #next = new Map<string, number>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /**
   * The body of a stream whose keyword ends at `at`. Its `/Length` is believed only where `endstream` follows; a false
   * one is how objects are made to look like data.
   */
  find(at: number, length: number): StreamBody {
    const bytes = this.#bytes;
    const line = bytes.toString('latin1', at, at + LONGEST_LINE);
    const blanks = /^[ \t\f\0]*(?:\r\n|\n|\r)/.exec(line)?.[0] ?? '';
    const hasJunkAhead = blanks === '';
    const from = at + blanks.length;
    const end = from + length;
    if (end <= bytes.length && /^\s{0,2}endstream/.test(bytes.toString('latin1', end, end + 11))) {
      return { from, to: end, isMeasured: true, hasJunkAhead };
    }
    // Where the one is missing, viewers take the other for the end.
    const to = Math.min(this.#find('endstream', from), this.#find('endobj', from));
    return { from, to, isMeasured: false, hasJunkAhead };
  }

  #find(word: string, from: number): number {
    const known = this.#next.get(word) ?? -1;
    if (known >= from) return known;
    const found = this.#bytes.indexOf(word, from);
    const next = found < 0 ? this.#bytes.length : found;
    this.#next.set(word, next);
    return next;
  }
}
