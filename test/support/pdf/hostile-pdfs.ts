import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { type HostilePdf, hiddenNames, otherActions } from './hostile-actions.ts';
import { pdfWithObjectStream, SCRIPT, stream } from './pdf.ts';
import { PdfDraft } from './pdf-draft.ts';

const OPEN = '/OpenAction 7 0 R';
/** The numbers behind it are for viewers that look a few tokens ahead. */
const hidden = (header = '7 0 obj') => `\n${header}\n${SCRIPT}\nendobj\n0 0 0\n`;
const inStream = (text: string) => stream('', Buffer.from(text, 'latin1'));
const hex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`);

/** The table leads to an object inside a stream, under a spelling of its header that viewers take. */
const behindHeader = (header: string) => () =>
  new PdfDraft(OPEN)
    .hide(
      7,
      Buffer.concat([Buffer.from('6 0 obj\n'), inStream(`${hidden(header)}`), Buffer.from('\nendobj\n')]),
      header,
    )
    .finish();

/** The objects stand in the open, the table that leads to them and to the hidden one is where `wrap` puts it. */
function hiddenTable(wrap: (table: string) => string): Buffer {
  const draft = new PdfDraft(OPEN).hide(7, `6 0 obj\n(${hidden()})\nendobj\n`, '7 0 obj');
  const table = draft.table();
  const piece = wrap(table);
  const at = draft.add(piece) + piece.indexOf('xref');
  return draft.end(at);
}

const packed = (entries: string, encode?: (text: Buffer) => Buffer, type?: string) => () =>
  pdfWithObjectStream(
    [SCRIPT],
    { entries, ...(encode ? { encode } : {}), ...(type === undefined ? {} : { type }) },
    { catalog: OPEN },
  );

/** A cross-reference stream that leads into a string. */
function crossReferenceStream(entries: string, encode: (rows: Buffer) => Buffer): Buffer {
  const draft = new PdfDraft(OPEN).object(6, 'null').hide(7, `8 0 obj\n(${hidden()})\nendobj\n`, '7 0 obj');
  const rows = draft.rows();
  const at = draft.add('9 0 obj\n');
  draft.add(stream(`/Type /XRef /Size 8 /W [1 4 1] /Root 1 0 R ${entries}`, encode(rows)));
  draft.add('\nendobj\n');
  return draft.end(at);
}

/** PNG "up" over rows of six bytes. */
function upPredicted(rows: Buffer): Buffer {
  const lines = Array.from({ length: rows.length / 6 }, (_, row) =>
    Buffer.from([
      2,
      ...rows.subarray(row * 6, row * 6 + 6).map((byte, at) => byte - (rows[(row - 1) * 6 + at] ?? 0)),
    ]),
  );
  return deflateSync(Buffer.concat(lines));
}

/** Deflate data in stored blocks, so that the word `endstream` stands in it as it is. */
function storedWithEnd(text: Buffer): Buffer {
  const first = text.indexOf('<<');
  const words = '/A (endstream) ';
  const grown = Buffer.concat([
    text.subarray(0, first),
    Buffer.from(`<< ${words}`),
    text.subarray(first + 3),
  ]);
  return deflateSync(grown, { level: 0 });
}

const withIndirectLength = () => {
  const draft = new PdfDraft(OPEN);
  const text = Buffer.from(`7 0 ${SCRIPT}`, 'latin1');
  const data = storedWithEnd(text);
  draft.object(8, String(data.length));
  draft.object(6, stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', data, '8 0 R'));
  const at = draft.add('9 0 obj\n');
  const rows = Buffer.concat([
    draft.rows([]).subarray(0, 42),
    Buffer.from([2, 0, 0, 0, 6, 0]),
    draft.rows().subarray(42),
  ]);
  draft.add(stream('/Type /XRef /Size 9 /W [1 4 1] /Root 1 0 R', rows));
  draft.add('\nendobj\n');
  return draft.end(at);
};

/** Rows of 20 bytes hold one place, their words another: viewers that count bytes read the first. */
function tableOfTwoMinds(): Buffer {
  const draft = new PdfDraft(OPEN).hide(7, `6 0 obj\n(${hidden()})\nendobj\n`, '7 0 obj').object(6, 'null');
  const table = draft.table().replace(/(\d{10}) 00000 n \n(?=trailer)/, '$1%00000 n\n');
  const at = draft.add(table);
  return draft.end(at);
}

const hiddenByKeywords: HostilePdf[] = [
  [
    'stream as a value of the catalog',
    () => new PdfDraft(`/X stream\n/OpenAction ${SCRIPT}\nendstream /Y 1`).finish(),
  ],
  ['stream as an item of an array', () => new PdfDraft(`/X [stream\n] /OpenAction ${SCRIPT}`).finish()],
  [
    'an object header as a value',
    () => new PdfDraft(`/X 9 0 obj << >> stream\n /OpenAction ${SCRIPT} >> endstream`).finish(),
  ],
  ['endobj as a value', () => new PdfDraft(`/X endobj (\n) /OpenAction ${SCRIPT}`).finish()],
  ['xref as a value', () => new PdfDraft(`/X xref 0 1 /OpenAction ${SCRIPT}`).finish()],
  [
    'trailer as a value',
    () => new PdfDraft(`/X trailer << >> stream\n /OpenAction ${SCRIPT} >> endstream`).finish(),
  ],
  [
    'a dictionary that is not closed before its stream',
    () => new PdfDraft(`/X << /Y [ 1 >> stream\n ] >> /OpenAction ${SCRIPT}\nendstream`).finish(),
  ],
  [
    'a bracket that closes another',
    () => new PdfDraft(`/X [ << /Y 1 ] >> stream\n/OpenAction ${SCRIPT} >>\nendstream`).finish(),
  ],
  [
    'a stream behind a number',
    () => new PdfDraft(OPEN).object(6, `6 stream\n 7 0 obj ${SCRIPT} endobj endstream`).finish(),
  ],
  ['a string where a key is due', () => new PdfDraft(`/X 1 (/OpenAction ${SCRIPT}) /Y 2`).finish()],
  [
    'a string where a key is due, in an object stream',
    () => pdfWithObjectStream([`<< /X 1 (/S /JavaScript /JS <6170>) >>`], {}, { catalog: OPEN }),
  ],
  [
    'an end mark with a dictionary behind it',
    () => new PdfDraft(`%%EOF9 0 obj (\n/OpenAction ${SCRIPT} %)\n`).finish(),
  ],
];

const hiddenPlaces: HostilePdf[] = [
  ...[
    '7 0 obj',
    '+7 0 obj',
    '007 00 obj',
    '7\0 0\0obj',
    '7\r\n\t0\f obj',
    '7 %c\n0 obj',
    '7 0 %c\r%d\robj',
    '7.0 0 obj',
    '7 0 obj7',
    '7\x800\x80obj',
  ].map(
    (header): HostilePdf => [`an object in a stream behind ${JSON.stringify(header)}`, behindHeader(header)],
  ),
  [
    'an object in a string',
    () => new PdfDraft(OPEN).hide(7, `6 0 obj\n(${hidden()})\nendobj\n`, '7 0 obj').finish(),
  ],
  [
    'an object in a comment',
    () => new PdfDraft(OPEN).hide(7, `%${hidden().replaceAll('\n', ' ')}\n`, '7 0 obj').finish(),
  ],
  [
    'an object behind a long gap in a string',
    () => new PdfDraft(OPEN).hide(7, `6 0 obj\n(!${' '.repeat(5000)}${hidden()})\nendobj\n`, ' ').finish(),
  ],
  ['a table in a string', () => hiddenTable((table) => `8 0 obj\n(${table})\nendobj\n`)],
  [
    'a table in a stream',
    () =>
      hiddenTable((table) => `8 0 obj\n<< /Length ${table.length} >>\nstream\n${table}\nendstream\nendobj\n`),
  ],
  ['a table in a comment', () => hiddenTable((table) => `%${table.replaceAll('\n', '\r')}\n`)],
  [
    'a trailer in a stream',
    () =>
      new PdfDraft()
        .object(
          6,
          inStream(
            `\nendobj\ntrailer\n<< /Size 9 /Root << /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >> >>\n`,
          ),
        )
        .end(3),
  ],
  [
    'a trailer in a string',
    () =>
      new PdfDraft()
        .object(
          6,
          `(\nendobj\ntrailer\n<< /Root << /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >> >>\n)`,
        )
        .end(3),
  ],
  [
    'an earlier table in a string',
    () => {
      const draft = new PdfDraft(OPEN).hide(7, `6 0 obj\n(${hidden()})\nendobj\n`, '7 0 obj');
      const at = draft.add(`8 0 obj\n(${draft.table()})\nendobj\n`) + '8 0 obj\n('.length;
      const from = draft.add(
        `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 8 /Root 1 0 R /Prev ${at} >>\n`,
      );
      return draft.end(from);
    },
  ],
  [
    'a hybrid table in a string',
    () => {
      const draft = new PdfDraft(OPEN);
      draft.hide(7, `6 0 obj\n(${hidden()})\nendobj\n`, '7 0 obj').place(6, 9);
      const table = stream(
        '/Type /XRef /Size 8 /W [1 4 1] /Root 1 0 R /Filter /ASCIIHexDecode',
        hex(draft.rows()),
      ).toString('latin1');
      const at = draft.add(`8 0 obj\n(\n9 0 obj\n${table}\nendobj)\nendobj\n`) + '8 0 obj\n(\n'.length;
      const from = draft.add(new PdfDraft().table(`/XRefStm ${at}`));
      return draft.end(from);
    },
  ],
  ['a cross-reference stream', () => crossReferenceStream('', (rows) => rows)],
  ['a cross-reference stream, deflated', () => crossReferenceStream('/Filter /FlateDecode', deflateSync)],
  ['a cross-reference stream in hex', () => crossReferenceStream('/Filter /AHx', hex)],
  [
    'a cross-reference stream with a predictor',
    () =>
      crossReferenceStream('/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 6 >>', upPredicted),
  ],
  [
    'a cross-reference stream with a predictor in a list',
    () =>
      crossReferenceStream(
        '/Filter [/FlateDecode] /DecodeParms [<< /Columns 6 /Predictor 12 >>]',
        upPredicted,
      ),
  ],
  ['a table whose rows are read in two ways', tableOfTwoMinds],
];

const hiddenObjectStreams: HostilePdf[] = [
  ['the abbreviation /F', packed('/F /FlateDecode')],
  ['the abbreviation /F in a list', packed('/F [/Fl]')],
  ['the abbreviation /Fl', packed('/Filter /Fl')],
  ['the abbreviation /AHx', packed('/Filter [/AHx /Fl]', (text) => hex(deflateSync(text)))],
  ['no type', packed('/Filter /FlateDecode', deflateSync, '')],
  ['another type', packed('/Filter /FlateDecode', deflateSync, '/Type /XObject')],
  ['an escaped type', packed('/#46ilter /Fl#61teDecode', deflateSync, '/T#79pe /ObjSt#6d')],
  ['parameters abbreviated', packed('/Filter /FlateDecode /DP << /Predictor 12 >>')],
  ['a predictor', packed('/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>')],
  ['a filter that we do not undo', packed('/Filter /LZWDecode')],
  [
    'run lengths',
    packed('/Filter /RunLengthDecode', (text) =>
      Buffer.concat([Buffer.from([text.length - 1]), text, Buffer.from([128])]),
    ),
  ],
  ['an encryption filter', packed('/Filter [/Crypt /FlateDecode]')],
  ['a second first offset', packed('/Filter /FlateDecode /First 0')],
  ['a second filter', packed('/Filter /FlateDecode /Filter /LZWDecode')],
  ['a type by reference', packed('/Filter /FlateDecode', deflateSync, '/Type 9 0 R')],
  ['data that contains its end mark', withIndirectLength],
  ['blanks to one viewer in its keys', packed('/Filter\x80/FlateDecode', deflateSync, '/Type\x80/ObjStm')],
];

export const hostilePdfs: HostilePdf[] = [
  ...hiddenByKeywords,
  ...hiddenPlaces,
  ...hiddenObjectStreams,
  ...hiddenNames,
  ...otherActions,
];
