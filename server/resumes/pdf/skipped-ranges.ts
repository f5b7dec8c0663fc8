/** Shorter ranges hold neither an object nor a harmful name with what it needs around it. */
const SHORTEST = 4;

/**
 * The strings, comments and stream bodies of a file: bytes that the grammar passes over, and where a
 * cross-reference table must not lead. Added in ascending order.
 */
export class SkippedRanges {
  #starts: number[] = [];
  #ends: number[] = [];

  add(start: number, end: number): void {
    if (end - start < SHORTEST) return;
    this.#starts.push(start);
    this.#ends.push(end);
  }

  /** Whether `offset` lies inside a range and not at its first byte, where the grammar itself begins one. */
  has(offset: number): boolean {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low > 0 && offset < (this.#ends[low - 1] ?? 0);
  }
}
