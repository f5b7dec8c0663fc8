const HEAD_END = Buffer.from('\r\n\r\n');
const NOTHING: Buffer = Buffer.alloc(0);

/**
 * Reads one HTTP/1.1 answer as its bytes arrive, in whatever pieces: the returned function takes a piece and gives
 * the answer's status once it is complete, `undefined` before. Knows declared lengths and chunks (RFC 9112, 6 and 7).
 */
export function answerEnd(): (piece: Buffer) => string | undefined {
  let head = NOTHING;
  let status: string | undefined;
  let isChunked = false;
  let missing = 0;
  /** The line before a chunk, as far as it has come. */
  let line = '';
  let isLast = false;

  function readHead(piece: Buffer): Buffer | undefined {
    const bytes = head.length > 0 ? Buffer.concat([head, piece]) : piece;
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) {
      head = bytes;
      return undefined;
    }
    const text = bytes.toString('latin1', 0, end);
    status = text.slice(9, 12);
    isChunked = /\r\ntransfer-encoding: chunked/i.test(text);
    missing = status === '304' ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
    return bytes.subarray(end + HEAD_END.length);
  }

  /** True once the chunk of no bytes has come that ends the answer. */
  function readChunks(piece: Buffer): boolean {
    let at = 0;
    while (at < piece.length) {
      if (missing > 0) {
        const taken = Math.min(missing, piece.length - at);
        missing -= taken;
        at += taken;
        continue;
      }
      const end = piece.indexOf(10, at);
      line += piece.toString('latin1', at, end < 0 ? piece.length : end + 1);
      if (end < 0) return false;
      at = end + 1;
      const size = Number.parseInt(line, 16);
      line = '';
      if (isLast) return true;
      isLast = size === 0;
      // The line break that ends a chunk counts as part of it.
      if (size > 0) missing = size + 2;
    }
    return false;
  }

  return (piece) => {
    const rest = status === undefined ? readHead(piece) : piece;
    if (rest === undefined) return undefined;
    if (isChunked) return readChunks(rest) ? status : undefined;
    missing -= rest.length;
    return missing <= 0 ? status : undefined;
  };
}
