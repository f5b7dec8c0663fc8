// behaviour: R6 R7 R24 R27
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { closeResumeReaders, judge } from '../../server/resumes/judge.ts';
import { seeded } from '../support/pdf/mutations.ts';
import * as pdf from '../support/pdf/pdf.ts';

afterAll(() => closeResumeReaders());

const verdictOn = (bytes: Uint8Array) => judge({ bytes, name: 'cv.pdf', type: 'application/pdf' });
const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}.pdf`, import.meta.url));
const behind = (ahead: string | Buffer) =>
  Buffer.concat([Buffer.from(ahead as string, 'latin1'), pdf.buildPdf()]);

type Attachment = { name?: string; data?: string; entries?: string };

/** A CV with its data attached, as Europass writes it. */
function europass({
  name = 'attachment.xml',
  data = '<?xml version="1.0"?><Candidate/>',
  entries = '',
}: Attachment = {}) {
  return pdf.buildPdf({
    catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
    objects: [
      `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R /UF 7 0 R >> ${entries} >>`,
      pdf.stream(
        '/Type /EmbeddedFile /Subtype /text#2Fxml /Filter /FlateDecode',
        deflateSync(Buffer.from(data)),
      ),
      pdf.stream('/Type /EmbeddedFile', Buffer.from('<?xml version="1.0"?><b/>')),
    ].slice(0, entries === '' ? 2 : 3),
  });
}

describe('what is kept of an accepted resume', () => {
  it('is its text, the number of its pages and nothing to note', async () => {
    const verdict = await verdictOn(fixture('latex-hyperref'));
    expect(verdict).toEqual({ ok: true, pages: 1, notes: [], text: expect.stringContaining('Meera Okafor') });
  });

  it('says of a scan that it has no readable text', async () => {
    expect(await verdictOn(fixture('scan-jpeg'))).toEqual({
      ok: true,
      pages: 1,
      notes: ['no readable text'],
      text: '',
    });
  });

  it('is the text of all pages', async () => {
    const bytes = pdf.assemble([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /Resources << /Font << /F1 7 0 R >> >> /MediaBox [0 0 200 200] >>',
      '<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>',
      '<< /Type /Page /Parent 2 0 R /Contents 6 0 R >>',
      pdf.stream('', Buffer.from('BT /F1 12 Tf 9 99 Td (first) Tj ET')),
      pdf.stream('', Buffer.from('BT /F1 12 Tf 9 99 Td (second) Tj ET')),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]);
    expect(await verdictOn(bytes)).toEqual({ ok: true, pages: 2, notes: [], text: 'first\nsecond' });
  });

  it('names the data that Europass attaches', async () => {
    const notes = ['has a Europass XML attachment: attachment.xml'];
    expect(await verdictOn(europass())).toMatchObject({ ok: true, notes });
  });
});

describe('a resume is accepted', () => {
  it.each<[string, () => Buffer]>([
    ['behind a line break', () => behind('\n')],
    ['behind blanks', () => behind('\0 \r\n'.repeat(200))],
    ['behind a byte order mark', () => behind('\xef\xbb\xbf')],
    [
      'behind the header of the answer that brought it',
      () => behind('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'),
    ],
    ...['\r\n------WebKitFormBoundary7MA4YWxk--\r\n', '\nSent with my resume, by e-mail.\n'].map(
      (text): [string, () => Buffer] => [
        `with a text behind its end, ${JSON.stringify(text)}`,
        () => Buffer.concat([pdf.buildPdf(), Buffer.from(text)]),
      ],
    ),
    [
      'with an empty name tree of scripts',
      () => pdf.buildPdf({ catalog: '/Names << /JavaScript << /Names [] >> >>' }),
    ],
    [
      'with an empty name tree of scripts by reference',
      () => pdf.buildPdf({ catalog: '/Names << /JavaScript 6 0 R >>', objects: ['<< >>'] }),
    ],
    [
      'with more pages than 200 that nothing leads to',
      () => pdf.buildPdf({ objects: Array.from({ length: 300 }, () => '<< /Type /Page >>') }),
    ],
    [
      'with a tree of pages that leads back, but to which nothing leads',
      () => pdf.buildPdf({ objects: ['<< /Type /Pages /Kids [6 0 R] >>'] }),
    ],
    [
      'with a page that does not say what it is',
      () =>
        Buffer.from(pdf.buildPdf().toString('latin1').replace('/Type /Page /', '/Kind /Page /'), 'latin1'),
    ],
    [
      'with an object appended to its end mark',
      () => {
        const first = pdf.buildPdf().subarray(0, -1);
        const table = `xref\n6 1\n${String(first.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 7 /Root 1 0 R /Prev 9 >>\n`;
        const object = '6 0 obj\n<< /A 1 >>\nendobj\n';
        return Buffer.concat([
          first,
          Buffer.from(`${object}${table}startxref\n${first.length + object.length}\n%%EOF\n`),
        ]);
      },
    ],
    [
      'with links to the web, to mail and to a file of its own folder',
      () =>
        pdf.buildPdf({
          page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://applicant.example//work) >> >> << /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (mailto:a@applicant.example) >> >> << /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToR /F (work.pdf) /D [0 /Fit] >> >> << /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (file:///C:/Users/meera/cv.html) >> >>]',
        }),
    ],
    [
      'with pictures in filters of old',
      () =>
        pdf.buildPdf({
          objects: [
            '/LZWDecode',
            '[/ASCII85Decode /RunLengthDecode]',
            '[/FlateDecode /DCTDecode]',
            '[/A85 /CCF]',
          ].map((filters) =>
            pdf.stream(`/Subtype /Image /Width 9921 /Height 14031 /Filter ${filters}`, Buffer.alloc(9)),
          ),
        }),
    ],
    [
      'with a link that once was another, as Acrobat keeps it of pages of the web',
      () =>
        pdf.buildPdf({
          page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /C [0 0 1] /PA 6 0 R /A 6 0 R >>]',
          objects: ['<< /S /URI /URI (https://applicant.example/) >>'],
        }),
    ],
    [
      'with an anchor whose name means files elsewhere',
      () => pdf.buildPdf({ catalog: '/Dests << /EF [3 0 R /XYZ 0 700 0] >>' }),
    ],
    [
      'with a share in its title',
      () =>
        pdf.buildPdf({
          objects: ['<< /Title (\\\\\\\\server\\\\home\\\\cv.docx) >>'],
          trailer: '/Info 6 0 R',
        }),
    ],
    [
      'whose streams give a smaller window than they use',
      () => {
        const random = seeded(7);
        const far = Buffer.from(Array.from({ length: 20_000 }, () => 48 + random(10)));
        const data = deflateSync(Buffer.concat([Buffer.from('%'), ...Array(6).fill(far), Buffer.from('\n')]));
        data.set([0x18, 0x19]);
        return pdf.buildPdf({
          page: '/Contents [6 0 R 7 0 R 4 0 R]',
          objects: [1, 2].map(() => pdf.stream('/Filter /FlateDecode', data)),
        });
      },
    ],
    [
      'whose streams end in false checksums',
      () => {
        const data = (text: string) =>
          Buffer.concat([deflateSync(Buffer.from(text)).subarray(0, -4), Buffer.alloc(4)]);
        return pdf.buildPdf({
          page: '/Contents [6 0 R 7 0 R 4 0 R]',
          objects: ['q Q', '0 g'].map((text) => pdf.stream('/Filter /FlateDecode', data(text))),
        });
      },
    ],
    [
      'with an object stream whose data lacks its last block',
      () => pdf.pdfWithObjectStream(['<< /A 1 >>'], { encode: (text) => deflateSync(text).subarray(0, -5) }),
    ],
  ])('%s', async (_, make) => {
    expect(await verdictOn(make())).toMatchObject({
      ok: true,
      pages: 1,
      text: 'Meera Okafor, web developer',
    });
  });
});

describe('a file is refused', () => {
  it.each<[string, () => Buffer, number, RegExp]>([
    ['with a picture ahead', () => behind(pdf.png()), 415, /PDF file/],
    ['with a program ahead', () => behind('MZ programme\n'), 415, /PDF file/],
    ['with a script for a shell ahead', () => behind('#!/bin/sh\n'), 415, /PDF file/],
    ['with a page ahead', () => behind('<!doctype html><title>a</title>'), 415, /PDF file/],
    ['with an archive ahead', () => behind('PK\x03\x04'), 415, /PDF file/],
    ['with a comment of a script ahead', () => behind('a=/*\n'), 415, /PDF file/],
    ['with a text of a script ahead', () => behind('a=`\n'), 415, /PDF file/],
    ...['<?=`a`;', `${'a'.repeat(30)}<script>`, 'a'.repeat(1025), `\0${'\xff'.repeat(30)}`].map(
      (tail): [string, () => Buffer, number, RegExp] => [
        `with ${JSON.stringify(tail.slice(-9))} behind its end`,
        () => Buffer.concat([pdf.buildPdf(), Buffer.from(tail, 'latin1')]),
        415,
        /Something other/,
      ],
    ),
    ...['%PDF-1.7\n%1 0 obj\n%<html>', '%PDF-1.7 1 0 obj <html>'].map(
      (head): [string, () => Buffer, number, RegExp] => [
        `with a page in a comment, ${JSON.stringify(head)}`,
        () => Buffer.from(pdf.buildPdf().toString('latin1').replace('%PDF-1.7', head), 'latin1'),
        415,
        /Something other/,
      ],
    ),
    ['with more than a kilobyte ahead', () => behind(' '.repeat(1025)), 415, /PDF file/],
    [
      'with a page behind a comment that looks like an object',
      () =>
        Buffer.from(
          pdf.buildPdf().toString('latin1').replace('\n%', '\n%obj\n%<html><script>alert(1)</script>'),
          'latin1',
        ),
      415,
      /Something other/,
    ],
    [
      'with an archive whose directory has a gap behind it',
      () =>
        pdf.buildPdf({
          objects: [
            pdf.stream(
              '',
              Buffer.concat([pdf.zip().subarray(0, -22), Buffer.alloc(9), pdf.zip().subarray(-22)]),
            ),
          ],
        }),
      415,
      /Something other/,
    ],
    ...['MSCF\0\0\0\0', '\x01CD001\x01', '<?php __HALT_COMPILER();'].map(
      (mark): [string, () => Buffer, number, RegExp] => [
        `that is an archive as well, by ${JSON.stringify(mark)}`,
        () => pdf.buildPdf({ objects: [pdf.stream('', Buffer.from(mark, 'latin1'))] }),
        415,
        /Something other/,
      ],
    ),
    ...[8, 10].map((counts): [string, () => Buffer, number, RegExp] => [
      `that is an archive as well, which gives a false count of its files at ${counts}`,
      () => {
        const archive = pdf.zip();
        archive.writeUInt16LE(0, archive.length - 22 + counts);
        return pdf.buildPdf({ objects: [pdf.stream('', archive)] });
      },
      415,
      /Something other/,
    ]),
    [
      'that is a tape archive as well',
      () => {
        const bytes = pdf.buildPdf({ bytes: 4096 });
        bytes.write('%', 256, 'latin1');
        bytes.write('ustar\0', 257, 'latin1');
        return bytes;
      },
      415,
      /Something other/,
    ],
    ['with two attachments', () => europass({ entries: '/A 8 0 R' }), 422, /embedded/],
    ['with job options attached', () => europass({ name: 'Standard.joboptions' }), 422, /embedded/],
    [
      'with a page named as data',
      () => europass({ data: '<!DOCTYPE html><script>alert(1)</script>' }),
      422,
      /embedded/,
    ],
    [
      'with a page named as data, behind a prefix',
      () =>
        europass({
          data: '<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script></a>',
        }),
      422,
      /embedded/,
    ],
    [
      'with a page named as data, its namespace in disguise',
      () => europass({ data: '<a xmlns:h="http://www.w3.org/1999/&#120;html"><h:img src=""/></a>' }),
      422,
      /embedded/,
    ],
    [
      'with data that takes in other files',
      () => europass({ data: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' }),
      422,
      /embedded/,
    ],
    [
      'with data in an unusual encoding',
      () => europass({ data: '<?xml version="1.0" encoding="iso-2022-jp"?><a/>' }),
      422,
      /embedded/,
    ],
    ['with anything named as data', () => europass({ data: 'MZ' }), 422, /embedded/],
    [
      'with data of two megabytes',
      () => europass({ data: `<a>${' '.repeat(2 ** 21)}</a>` }),
      422,
      /embedded/,
    ],
    [
      'with a blank first page',
      () =>
        pdf.assemble([
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
        ]),
      422,
      /damaged.+first page/,
    ],
    [
      'that was changed from bytes to text and back',
      () => Buffer.from(fixture('libreoffice').toString('utf8'), 'utf8'),
      422,
      /damaged/,
    ],
    [
      'that lost the eighth bit of each byte',
      () => Buffer.from(fixture('ghostscript').map((byte) => byte & 0x7f)),
      422,
      /damaged|cannot read/,
    ],
    [
      'that was sent as Latin-1 and kept as UTF-8',
      () => Buffer.from(fixture('chromium-skia').toString('latin1'), 'utf8'),
      422,
      /damaged/,
    ],
  ])('%s', async (_, make, status, words) => {
    expect(await verdictOn(make())).toMatchObject({
      ok: false,
      status,
      message: expect.stringMatching(words),
    });
  });
});
