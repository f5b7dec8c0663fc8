import { Buffer } from 'node:buffer';
import type { HostilePdf } from './hostile-actions.ts';
import { buildPdf, SCRIPT, stream } from './pdf.ts';

const picture = (entries: string) =>
  stream(
    `/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray ${entries}`,
    Buffer.from('a'),
  );
const withResources = (resources: string, ...objects: (string | Buffer)[]) =>
  buildPdf({
    page: `/Contents 6 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >>`,
    objects: [stream('', Buffer.from('BT /F1 12 Tf 72 770 Td (Meera Okafor) Tj ET /X Do')), ...objects],
  });
const file = '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>';
const program = stream('/Type /EmbeddedFile', Buffer.from('MZ'));

/** What a page draws, with more than is drawn: it would be copied with the page. */
export const hostileResources: HostilePdf[] = [
  ['a script among the fonts', () => withResources(`/Font << /F1 5 0 R /F2 ${SCRIPT} >>`)],
  ['a script of its own', () => withResources('/Extra 7 0 R', SCRIPT)],
  [
    'a file that belongs to a picture',
    () => withResources('/XObject << /X 7 0 R >>', picture(`/AF [${file}]`), program),
  ],
  [
    'a file that belongs to a picture, by reference',
    () => withResources('/XObject << /X 7 0 R >>', picture('/AF [9 0 R]'), program, file),
  ],
  [
    'a picture in a file on a share',
    () => withResources('/XObject << /X 7 0 R >>', picture('/F (\\\\\\\\host\\\\a.png)')),
  ],
  [
    'a picture in a file on the web',
    () => withResources('/XObject << /X 7 0 R >>', picture('/F << /FS /URL /F (http://evil.example/) >>')),
  ],
  [
    'a picture in a file that is named in hexadecimal',
    () => withResources('/XObject << /X 7 0 R >>', picture('/F <5c5c686f73745c612e706e67>')),
  ],
  [
    'a picture in a file that is named elsewhere',
    () => withResources('/XObject << /X 7 0 R >>', picture('/F 8 0 R'), '(\\\\\\\\host\\\\a.png)'),
  ],
  [
    'a picture in a file on the web that is named elsewhere',
    () =>
      withResources(
        '/XObject << /X 7 0 R >>',
        picture('/DecodeParms << /K 0 >> /F 8 0 R'),
        '<< /FS /URL /F 9 0 R >>',
        '(http://evil.example/)',
      ),
  ],
  [
    'a page of another file',
    () =>
      withResources(
        '/XObject << /X 7 0 R >>',
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (http://evil.example/a.pdf) /Page 0 >>',
          Buffer.from('q Q'),
        ),
      ),
  ],
  [
    'a picture with actions of its own',
    () => withResources('/XObject << /X 7 0 R >>', picture(`/AA << /O ${SCRIPT} >>`)),
  ],
];
