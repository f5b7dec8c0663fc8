/** Of `names` the one that `typed` was probably meant to be; undefined where none is near. */
export function nearestName(typed: string, names: Iterable<string>): string | undefined {
  const wanted = typed.toLowerCase();
  const isPart = [...names].find((name) => wanted.length > 2 && name.includes(wanted));
  if (isPart) return isPart;
  const ranked = [...names]
    .map((name) => ({ name, distance: distance(wanted, name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(2, best.name.length / 4) ? best.name : undefined;
}

/** Letters to put in, take out or replace (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from.slice(0, 100)].entries()) {
    const next = [at + 1];
    for (let place = 1; place <= to.length; place += 1) {
      const replaced = (row[place - 1] ?? 0) + (to[place - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
