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
    {},
    {
      catalog:
        '/Lang (en-IN) /MarkInfo << /Marked true >> /StructTreeRoot 7 0 R /ViewerPreferences << /DisplayDocTitle true >>',
      page: `/Annots [${LINK}] /StructParents 0 /Group << /Type /Group /S /Transparency /CS /DeviceRGB >>`,
      trailer: '/Info 9 0 R',
    },
  );

/** Skia: named destinations as keys of a dictionary, called after the page's headings. */
export const googleDocsResume = () =>
  buildPdf({
    catalog: '/Dests << /JavaScript [3 0 R /XYZ 0 842 0] /JS [3 0 R /XYZ 0 400 0] /Launch [3 0 R /Fit] >>',
    page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /Dest /JavaScript >> << /Subtype /Link /Rect [9 9 19 19] /Dest /JS >>]',
  });

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

/** A template with fields to fill in, and a button that would send them. */
export const formResume = () =>
  buildPdf({
    catalog: '/AcroForm << /Fields [6 0 R] /NeedAppearances true /DA (/Helv 0 Tf) >>',
    objects: [
      '<< /FT /Tx /T (JavaScript) /V (/JS) /Kids [7 0 R] >>',
      '<< /Parent 6 0 R /Subtype /Widget /Rect [0 0 9 9] >>',
    ],
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

/** LaTeX with hyperref: an action that goes to a page, outlines with a negative count, text with syntax in it. */
export const latexResume = () =>
  buildPdf({
    text: 'TypeScript/JavaScript, /JS (x), /Launch, << /S /JavaScript >>, 1 0 R',
    catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >> /Outlines 6 0 R /Names << /Dests 8 0 R >>',
    objects: [
      '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count -300 >>',
      '<< /Title (JavaScript) /Parent 6 0 R /A << /S /GoTo /D (section.JavaScript) >> >>',
      '<< /Names [(section.JavaScript) [3 0 R /XYZ 0 0 null]] >>',
    ],
  });

/** A scan of twelve pages would be as large as this one picture once inflated. */
export const scanResume = () =>
  buildPdf({
    objects: [
      stream(
        '/Subtype /Image /Width 5000 /Height 7000 /Filter /FlateDecode',
        deflateSync(Buffer.alloc(35_000_000, 0xee), { level: 1 }),
      ),
      stream('/Subtype /Image /Filter /JPXDecode', Buffer.from('\0\0\0\x0cjP  /JS (x)', 'latin1')),
      stream('/Subtype /Image /Filter /CCITTFaxDecode /DecodeParms << /K -1 >>', Buffer.alloc(40, 7)),
    ],
  });
