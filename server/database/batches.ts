/** `all` in parts of at most `size`: databases bound the number of parameters, and others get their turn in between. */
export function* batches<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
