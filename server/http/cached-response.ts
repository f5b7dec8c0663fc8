import type { RequestHandler } from 'express';
import { compressed, contentMark, type Encoding, encodingFor, etagOf } from './encodings.ts';

/** A text of one version of the content; compressed when somebody first takes it that way. */
type Kept = { version: number; bytes: Buffer; mark: string; encoded: Map<Encoding, Promise<Buffer>> };

/**
 * Answers with what `write` makes of the content, the same for everybody: written anew only after the content has
 * changed, so that a request costs what sending it costs however long the list is.
 */
export function cachedResponse(
  content: { readonly version: number },
  options: { type: string; write: () => Promise<string> },
): RequestHandler {
  let known: { version: number; kept: Promise<Kept> } | undefined;

  function current(): Promise<Kept> {
    const { version } = content;
    if (known?.version === version) return known.kept;
    const kept = writeNow(version);
    known = { version, kept };
    kept.catch(() => {
      if (known?.kept === kept) known = undefined;
    });
    return kept;
  }

  async function writeNow(version: number): Promise<Kept> {
    const bytes = Buffer.from(await options.write());
    return { version, bytes, mark: contentMark(bytes), encoded: new Map() };
  }

  return async (req, res) => {
    const kept = await current();
    const encoding = encodingFor(req);
    const bytes = kept.encoded.get(encoding) ?? compressed(kept.bytes, encoding);
    kept.encoded.set(encoding, bytes);
    res.set({ 'Cache-Control': 'no-cache', ETag: etagOf(kept.mark, encoding), Vary: 'Accept-Encoding' });
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.type(options.type).send(await bytes);
  };
}
