// behaviour: R28
import { buffer } from 'node:stream/consumers';
import pdfkit from 'pdfkit';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { closeResumes, drawPage, safeCopy, validateResume } from '../../server/resumes/resumes.ts';
import { type HostilePdf, hostilePdfs, hostileResources } from '../support/pdf/hostile-pdfs.ts';
import * as pdf from '../support/pdf/pdf.ts';
import * as resumes from '../support/pdf/resumes.ts';
import { seeded } from '../support/seeded.ts';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';
import { foundByPdfium, foundByPdfJs, webLinksOf } from './viewers.ts';

afterAll(() => closeResumes());

/** Names in a document that only scripts, actions, forms, media and files need; text and streams are left out. */
const ACTIVE_NAME =
  /\/(?:AA|AF|JS|JavaScript|OpenAction|Launch|GoTo\w+|Named|Names|Outlines|AcroForm|XFA|EF|EmbeddedFile|RichMedia|Rendition|Movie|Sound|3D|FFilter|Ref)(?=[\s/[<(\]>])/g;
const namesIn = (copy: Uint8Array) =>
  Buffer.from(copy)
    .toString('latin1')
    .replaceAll(/stream\r\n[\s\S]*?endstream/g, '')
    .replaceAll(/\((?:[^\\()]|\\.)*\)/g, '')
    .match(ACTIVE_NAME) ?? [];

const found = async (copy: Uint8Array) => [
  ...namesIn(copy),
  ...foundByPdfium(copy),
  ...(await foundByPdfJs(copy)),
];

describe('a safe copy holds nothing that acts', () => {
  it.each(hostilePdfs)('of a resume with %s', async (_, file) => {
    expect(await found((await safeCopy(file)) ?? file)).toEqual([]);
  });

  it.each(hostileResources)('and is not made of a resume whose page draws %s', async (_, file) => {
    expect(await safeCopy(file)).toBeUndefined();
  });

  it('though pdf.js and PDFium find it in the files as they were sent', async () => {
    const harmful = { byPdfJs: 0, byPdfium: 0 };
    for (const [, file] of hostilePdfs) {
      const found = await foundByPdfJs(file).catch(() => []);
      if (found.length > 0) harmful.byPdfJs += 1;
      if (foundByPdfium(file).length > 0) harmful.byPdfium += 1;
    }
    expect(harmful.byPdfJs).toBeGreaterThanOrEqual(20);
    expect(harmful.byPdfium).toBeGreaterThan(5);
  });

  it(
    'of any changed copy of them',
    async () => {
      const random = seeded(20_261_122);
      const runs = howOften(60, 3000);
      let made = 0;
      for (let run = 0; run < runs; run += 1) {
        const [name, file] = hostilePdfs[random(hostilePdfs.length)] as HostilePdf;
        const copy = await safeCopy(pdf.mutatedPdf(file, random));
        if (!copy) continue;
        made += 1;
        expect(await found(copy), name).toEqual([]);
      }
      expect(made).toBeGreaterThan(runs / 2);
    },
    LONG_TEST,
  );

  it('keeps links to the web and to mail, and no others', async () => {
    const link = (action: string) => `<< /Subtype /Link /Rect [0 0 9 9] /A << ${action} >> >>`;
    const addresses = [
      'https://applicant.example/work',
      'mailto:a@applicant.example',
      'javascript:alert\\(1\\)',
    ];
    const links = addresses.map((address) => link(`/S /URI /URI (${address})`));
    const page = `/Annots [${links.join(' ')} ${link('/S /GoToR /F (work.pdf) /D [0 /Fit]')}]`;
    const copy = await safeCopy(pdf.buildPdf({ page }));
    expect(await webLinksOf(copy ?? new Uint8Array())).toEqual(addresses.slice(0, 2));
  });

  it('is made where a font has the name that a stream would give a file', async () => {
    const fonts = '/Resources << /Font << /F 5 0 R >> >>';
    const form = pdf.stream(`/Subtype /Form /BBox [0 0 9 9] ${fonts}`, Buffer.from('q Q'));
    const page = `${fonts.slice(0, -2)} /XObject << /X 7 0 R >> >> /Contents 6 0 R`;
    const content = pdf.stream('', Buffer.from('BT /F 12 Tf 72 770 Td (Meera Okafor) Tj ET /X Do'));
    expect(await safeCopy(pdf.buildPdf({ page, objects: [content, form] }))).toBeDefined();
  });

  it('is the same bytes each time', async () => {
    expect(await safeCopy(pdf.buildPdf())).toEqual(await safeCopy(pdf.buildPdf()));
  });
});

/** A page larger than US Letter, with words in its corners; what it shows is said in the tree of pages. */
const inherited = (entries = '/Rotate 90') => {
  const words = [
    [110, 210],
    [900, 1230],
  ].map(([x, y]) => `BT /F1 18 Tf ${x} ${y} Td (Meera Okafor) Tj ET`);
  return pdf.assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [50 50 1200 1300] ${entries} /Resources << /Font << /F1 5 0 R >> >> >>`,
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Annots [<< /Subtype /Square /Rect [300 300 400 400] /AP << /N 6 0 R >> >>] >>',
    pdf.stream('', Buffer.from(`0.8 g 0 0 2000 2000 re f 0 g ${words.join(' ')}`)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    pdf.stream('/Type /XObject /Subtype /Form /BBox [0 0 100 100]', Buffer.from('1 0 0 rg 0 0 100 100 re f')),
  ]);
};

/** As pdfkit writes it: fonts, colours, transparency, a clipped drawing, links; then turned and cropped pages. */
async function drawing(): Promise<Buffer> {
  const document = new pdfkit({ size: 'A4', info: { Title: 'Resume' } });
  document.font('Times-Roman').fontSize(24).fillColor('#205080').text('Meera Okafor', 72, 72);
  document.fontSize(11).fillColor('black').text('Web developer. '.repeat(80), { columns: 2 });
  document.text('applicant.example', 72, 500, { link: 'https://applicant.example/', underline: true });
  document.save().rect(72, 560, 200, 80).clip().opacity(0.4).circle(120, 600, 60).fill('red');
  document.circle(180, 600, 60).fill('blue').restore();
  document.addPage({ size: [300, 500], margin: 20 }).text('A second page');
  const gradient = document.linearGradient(20, 100, 200, 100).stop(0, 'green').stop(1, 'yellow', 0.5);
  document.rect(20, 100, 200, 50).fill(gradient);
  document.end();
  return buffer(document);
}

const turned = () => pdf.buildPdf({ page: '/Rotate 90 /CropBox [50 400 500 800] /UserUnit 1' });

const HONEST: [string, () => Buffer | Promise<Buffer>][] = [
  ...resumes.FROM_PROGRAMS.map((name): [string, () => Buffer] => [name, () => resumes.fixture(name)]),
  ['a file with restrictions', () => resumes.fixture('encrypted-restrictions')],
  ['Word', resumes.wordResume],
  ['Canva', resumes.canvaResume],
  ['Quartz', resumes.quartzResume],
  ['pdfkit', drawing],
  ['a page that is turned and cropped', turned],
  ['a page that has its box and turn from its tree', inherited],
  ['a page that has a cropped box from its tree', () => inherited('/CropBox [100 200 1100 1250]')],
];

/** Pixels: A4 at 75 or 150 dots per inch. */
const WIDTH = howOften(620, 1240);

async function pixelsOf(bytes: Uint8Array, page: number): Promise<Buffer> {
  return sharp(await drawPage(bytes, page, WIDTH))
    .removeAlpha()
    .raw()
    .toBuffer();
}

describe('a safe copy of an honest resume', () => {
  it('keeps what was typed into a form, as words', async () => {
    const copy = (await safeCopy(resumes.filledFormResume())) ?? new Uint8Array();
    const file = { buffer: Buffer.from(copy), originalname: 'cv.pdf', mimetype: 'application/pdf' };
    const read = await validateResume(file, { visitor: 'Meera Okafor' });
    expect(read.text).toContain('Servo control');
    expect(await found(copy)).toEqual([]);
    expect(await pixelsOf(copy, 1)).toEqual(await pixelsOf(resumes.filledFormResume(), 1));
  });

  it.each(HONEST)('looks and reads as the original, made by %s', async (_, make) => {
    const bytes = await make();
    const copy = (await safeCopy(bytes)) ?? new Uint8Array();
    const read = async (buffer: Buffer) => {
      const file = { buffer, originalname: 'cv.pdf', mimetype: 'application/pdf' };
      const { bytes: _bytes, ...found } = await validateResume(file, { visitor: 'Meera Okafor' });
      return found;
    };
    const original = await read(Buffer.from(bytes));
    expect(await read(Buffer.from(copy))).toEqual(original);
    for (let page = 1; page <= original.pages; page += 1) {
      const [one, other] = await Promise.all([pixelsOf(bytes, page), pixelsOf(copy, page)]);
      expect(other.length).toBe(one.length);
      const different = one.reduce(
        (sum, level, at) => sum + Number(Math.abs(level - (other[at] ?? 0)) > 24),
        0,
      );
      // Frames that hyperref draws around links, and no printer prints, are not kept.
      expect(different / one.length).toBeLessThan(0.001);
    }
  });
});
