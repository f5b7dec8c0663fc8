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
