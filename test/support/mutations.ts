/**
 * `bytes` with up to three stretches behind `from` doubled, dropped, or with one of `pieces` before them or in their
 * place: what means something to whoever reads such bytes, where it does not belong.
 */
export function mutated(
  bytes: Buffer,
  pieces: readonly string[],
  random: (below: number) => number,
  from = 0,
): Buffer {
  let made = bytes;
  for (let left = random(4); left > 0; left -= 1) {
    const at = from + random(made.length - from);
    const to = at + 1 + random(12);
    const [before, some, after] = [made.subarray(0, at), made.subarray(at, to), made.subarray(to)];
    const piece = Buffer.from(pieces[random(pieces.length)] ?? '', 'latin1');
    const changes = [
      [before, some, some, after],
      [before, after],
      [before, piece, some, after],
      [before, piece, after],
    ];
    made = Buffer.concat(changes[random(changes.length)] ?? []);
  }
  return made;
}
