import { editDistance } from '#shared/edit-distance.ts';

/** Of `names` those that somebody who typed `typed` may have meant, nearest first, three at most. */
export function nearNames(typed: string, names: readonly string[]): string[] {
  const word = typed.toLowerCase().slice(0, 80);
  const most = Math.max(2, Math.floor(word.length / 3));
  return names
    .map((name) => ({ name, far: name.includes(word) && word.length > 2 ? 0 : editDistance(word, name) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}
