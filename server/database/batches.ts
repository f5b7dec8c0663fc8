/** Splits `all`: databases limit the parameters of a statement, and other work gets its turn in between. */
export function* batches<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
