import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { buildPdf, pdfWithObjectStream, stream } from './pdf.ts';

/** Files that real programs wrote, which are accepted. */
export const FROM_PROGRAMS = [
  ...['chromium-skia', 'ghostscript', 'incremental-update', 'latex-hyperref', 'libreoffice'],
  ...['qpdf-linearized', 'qpdf-object-streams', 'scan-ccitt', 'scan-flate', 'scan-jpeg'],
];
export const fixture = (name: string) => readFileSync(new URL(`../../fixtures/${name}.pdf`, import.meta.url));

/**
 * Resumes built the way well-known programs build theirs, with what a careless judge takes for danger. The
 * files in `test/fixtures` come from real programs; these stand for those that cannot run in a test.
 */
const LINK =
  '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://applicant.example/js) >> >>';
const XMP = Buffer.from(
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:title>/JavaScript /JS (x) /Launch /EmbeddedFile</dc:title></x:xmpmeta>',
);

/** Tagged, object streams, language, and a metadata stream in clear text. */
export const wordResume = () =>
  pdfWithObjectStream(
    [
      '<< /Type /StructTreeRoot /K [8 0 R] /RoleMap << /Title /P >> >>',
      '<< /Type /StructElem /S /H1 /P 7 0 R /T (JavaScript) >>',
      '<< /Title (JavaScript developer) /Author (Meera Okafor) /Creator (\\376\\377 Word) >>',
    ],
    {
      catalog:
        '/Lang (en-IN) /MarkInfo << /Marked true >> /StructTreeRoot 7 0 R /ViewerPreferences << /DisplayDocTitle true >>',
      page: `/Annots [${LINK}] /StructParents 0 /Group << /Type /Group /S /Transparency /CS /DeviceRGB >>`,
      trailer: '/Info 9 0 R',
    },
  );

/** Opens at a place, with a picture that is deflated on top of its own coding. */
export const canvaResume = () =>
  buildPdf({
    catalog: '/OpenAction [3 0 R /Fit] /PageMode /UseNone /Metadata 7 0 R',
    objects: [
      stream(
        '/Type /XObject /Subtype /Image /Filter [/FlateDecode /DCTDecode]',
        deflateSync(Buffer.alloc(64, 0xff)),
      ),
      stream('/Type /Metadata /Subtype /XML', XMP),
    ],
  });

/** Lengths given by reference after the stream, as Quartz and Ghostscript write them. */
export const quartzResume = () =>
  buildPdf({
    objects: [stream('/Filter /FlateDecode', deflateSync(Buffer.from('/JS (x) /JavaScript')), '7 0 R'), '27'],
    trailer: '/Info << /Producer (macOS Quartz PDFContext) /Keywords (/JavaScript /JS \\(nested\\)) >>',
  });

/** A form that was filled in by a program that leaves it to viewers to draw what was typed. */
export const filledFormResume = () =>
  buildPdf({
    catalog: '/AcroForm << /Fields [6 0 R] /DR << /Font << /Helv 5 0 R >> >> /DA (/Helv 24 Tf 0 g) >>',
    page: '/Annots [6 0 R]',
    objects: [
      '<< /Subtype /Widget /FT /Tx /T (skills) /V (Servo control) /F 4 /DA (/Helv 24 Tf 0 g) /P 3 0 R /Rect [100 300 500 340] >>',
    ],
  });
