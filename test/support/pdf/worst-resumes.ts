import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { LIMITS } from '#shared/limits.ts';
import { buildPdf, deflatedZeros, stream } from './pdf.ts';

/** Resumes of at most 5 MiB, each made to take as much time or memory as it can of whoever reads it. */
export type WorstResume = [name: string, make: () => Buffer];

const ROOM = LIMITS.resume - 4096;
const filled = (pattern: string, size = ROOM) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, pattern), Buffer.from('\n%%EOF\n')]);
const objectStream = (entries: string, text: Buffer) =>
  buildPdf({ objects: [stream(`/Type /ObjStm ${entries} /Filter /FlateDecode`, deflateSync(text))] });

/** A content stream that draws so much that a page takes seconds to lay out. */
const drawing = (operators: string, megabytes: number) =>
  buildPdf({
    page: '/Contents 6 0 R',
    objects: [stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(megabytes * 1024 * 1024, operators)))],
  });

/** Each in a way of its own; those that cost PDFium most come first. */
export const worstResumes: WorstResume[] = [
  ['streams that never end', () => filled('1 0 obj<<>>stream\n')],
  ['a text of forty megabytes', () => drawing('BT /F1 9 Tf (aaaaaaaa) Tj ET ', 40)],
  ['saved states without end', () => drawing('q ', 40)],
  [
    'an object stream whose table has four million rows',
    () => objectStream('/N 4000000 /First 16000000', Buffer.alloc(16_000_000, '1 0 ')),
  ],
  ['brackets', () => filled('[<<')],
  [
    'a bomb of 250 megabytes',
    () => buildPdf({ objects: [stream('/Filter /FlateDecode', deflatedZeros(250))] }),
  ],
  ['a drawing of forty megabytes', () => drawing('1 1 m 9 9 l S ', 40)],
  [
    'a key that is repeated a million times',
    () => buildPdf({ objects: [`<< ${'/Kids 1 '.repeat(300_000)} /N 1 ${'/N 1 '.repeat(400_000)}>>`] }),
  ],
  [
    'an object stream that claims a count it has not',
    () => objectStream('/N 4000000000 /First 10', Buffer.from('1 0 null  ')),
  ],
  [
    'ten thousand tiny object streams',
    () =>
      buildPdf({
        objects: Array.from({ length: 9990 }, () =>
          stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from('1 0 null'))),
        ),
      }),
  ],
  ['a cross-reference table of a quarter of a million rows, named often', () => filled('xref\n0 9999999\n')],
  ['an object header everywhere in one string', () => filled('1 0 obj ')],
];

/** One that takes PDFium longer than anybody waits, and little memory. */
export const slowestResume = (): Buffer => filled('1 0 obj<<>>stream\n', 2_000_000);
