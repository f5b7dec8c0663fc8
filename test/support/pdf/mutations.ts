import { Buffer } from 'node:buffer';

/** Pieces of PDF syntax that, put where they do not belong, make readers disagree. */
const PIECES = [
  ...'()%<>[]{}/#\\+-.1\n\r\0\x80\xff',
  ...['<<', '>>', ' R ', '0 ', 'obj ', 'null ', 'stream\n', 'endstream', '\nendobj\n', '9 0 obj\n'],
  ...['xref\n', 'trailer\n', 'startxref\n', '%%EOF', '/F ', '/Type ', '/ObjStm ', '/W [1 4 1] '],
  ...['/N 1 ', '/First 0 ', '/Filter /FlateDecode ', '/Length 0 '],
];

/** The file with up to four places of it changed, its header left as it is. */
export function mutated(file: Buffer, random: (below: number) => number): Buffer {
  let bytes = file;
  for (let left = 1 + random(4); left > 0; left -= 1) {
    const at = 9 + random(bytes.length - 20);
    const piece = Buffer.from(PIECES[random(PIECES.length)] ?? '', 'latin1');
    const kind = random(4);
    const removed = kind < 2 ? 0 : kind === 2 ? 1 : 1 + random(8);
    const inserted = kind === 3 ? Buffer.alloc(0) : kind === 2 ? piece.subarray(0, 1) : piece;
    bytes = Buffer.concat([bytes.subarray(0, at), inserted, bytes.subarray(at + removed)]);
  }
  return bytes;
}
