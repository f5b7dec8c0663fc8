import { Buffer } from 'node:buffer';
import { crossReference, stream } from './pdf.ts';

const FREE = '0000000000 65535 f \n';

/** A PDF written by hand, piece by piece, so that its table can name other places than its objects'. */
export class PdfDraft {
  readonly #parts: Buffer[] = [];
  readonly #offsets = new Map<number, number>();
  size = 0;

  /** @param catalog more entries of the catalog, as PDF syntax */
  constructor(catalog = '', catalogHead = '<< /Type /Catalog /Pages 2 0 R') {
    this.add('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
    this.object(1, `${catalogHead} ${catalog} >>`);
    this.object(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
    this.object(
      3,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    );
    this.object(4, stream('', Buffer.from('BT /F1 12 Tf 72 770 Td (Meera Okafor) Tj ET')));
    this.object(5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  }

  /** Gives the offset of what was added. */
  add(piece: string | Buffer): number {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
    const at = this.size;
    this.#parts.push(bytes);
    this.size += bytes.length;
    return at;
  }

  object(number: number, body: string | Buffer): this {
    this.place(number, this.add(`${number} 0 obj\n`));
    this.add(body);
    this.add('\nendobj\n');
    return this;
  }

  /** Says where the table shall look for an object. */
  place(number: number, offset: number): this {
    this.#offsets.set(number, offset);
    return this;
  }

  /** Adds a piece that contains `marker`, and says that an object begins there. */
  hide(number: number, piece: string | Buffer, marker: string): this {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
    const at = this.add(bytes);
    return this.place(number, at + bytes.indexOf(Buffer.from(marker, 'latin1')));
  }

  table(trailer = ''): string {
    const size = Math.max(...this.#offsets.keys()) + 1;
    const rows = Array.from({ length: size - 1 }, (_, index) => {
      const offset = this.#offsets.get(index + 1);
      return offset === undefined ? FREE : `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    return `xref\n0 ${size}\n${FREE}${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`;
  }

  /** Rows of a cross-reference stream. */
  rows(more: readonly [number, number][] = []): Buffer {
    const places = [...this.#offsets].sort(([a], [b]) => a - b).map(([, offset]) => [1, offset] as const);
    return Buffer.concat(
      [[0, 0] as const, ...places, ...more].map(([kind, value]) => crossReference(kind, value)),
    );
  }

  finish(trailer = '', startxref?: number): Buffer {
    const at = this.add(this.table(trailer));
    return this.end(startxref ?? at);
  }

  end(startxref: number): Buffer {
    this.add(`startxref\n${startxref}\n%%EOF\n`);
    return Buffer.concat(this.#parts);
  }
}
