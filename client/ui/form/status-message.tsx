/**
 * Messages of the specification that begin with ✅ or ❌. Our icon is beside them, and not every device has
 * these glyphs: they are still read out and copied as specified, but not drawn as well.
 */
export function StatusMessage({ words }: { words: string }) {
  const mark = /^[✅❌] /u.exec(words)?.[0] ?? '';
  return (
    <>
      {mark && <span className="visually-hidden">{mark}</span>}
      {words.slice(mark.length)}
    </>
  );
}
