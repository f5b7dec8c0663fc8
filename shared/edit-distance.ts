/** How many letters have to be added, dropped or changed to make one word of the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  const wanted = [...other];
  let row = [0, ...wanted.map((_, at) => at + 1)];
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, want] of wanted.entries()) {
      const changed = (row[at] ?? 0) + (letter === want ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Letters of a word that may be wrong for another to be suggested: at most this, and a third of them. */
const MAX_TYPOS = 2;

/** The one of `known` that was probably meant by `word`, unless it is one of them itself. */
export function nearestTo(word: string, known: readonly string[]): string | undefined {
  // Hardly anybody mistypes the first letter.
  const alike = known.filter((one) => one[0] === word[0] && Math.abs(one.length - word.length) <= MAX_TYPOS);
  const near = alike.map((one) => ({ one, typos: editDistance(one, word) }));
  const [nearest] = near.sort((a, b) => a.typos - b.typos);
  return nearest && nearest.typos > 0 && nearest.typos <= Math.min(MAX_TYPOS, word.length / 3)
    ? nearest.one
    : undefined;
}
