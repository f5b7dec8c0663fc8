/**
 * Words of the specification that begin with ✅ or ❌. Our icon stands beside them, and not every device has these
 * glyphs: they are read out and copied as specified, but not drawn a second time.
 */
export function MarkedWords({ words }: { words: string }) {
  const mark = /^[✅❌] /u.exec(words)?.[0] ?? '';
  return (
    <>
      {mark && <span className="visually-hidden">{mark}</span>}
      {words.slice(mark.length)}
    </>
  );
}
