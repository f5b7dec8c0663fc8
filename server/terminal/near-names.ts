/** Of `names` those that somebody who typed `typed` may have meant, nearest first, three at most. */
export function nearNames(typed: string, names: readonly string[]): string[] {
  const word = typed.toLowerCase().slice(0, 80);
  const most = Math.max(2, Math.floor(word.length / 3));
  return names
    .map((name) => ({ name, far: name.includes(word) && word.length > 2 ? 0 : distance(word, name) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Letters to change, add or drop (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (letter === b[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
