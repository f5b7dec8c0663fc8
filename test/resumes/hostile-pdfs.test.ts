// behaviour: R7 R25
import { afterAll, describe, expect, it } from 'vitest';
import { closeResumeReaders, judge } from '../../server/resumes/judge.ts';
import { envelopeFault } from '../../server/resumes/pdf/envelope.ts';
import { inspectPdf } from '../../server/resumes/pdf/inspection.ts';
import { hiddenNames, otherActions } from '../support/pdf/hostile-actions.ts';
import {
  hiddenByKeywords,
  hiddenObjectStreams,
  hiddenPlaces,
  hostilePdfs,
} from '../support/pdf/hostile-pdfs.ts';
import { mutated, seeded } from '../support/pdf/mutations.ts';
import { foundByPdfium, foundByPdfJs } from '../support/pdf/viewers.ts';

afterAll(() => closeResumeReaders());

describe.each([
  ['a script behind keywords that stand where a value does', hiddenByKeywords],
  ['a script where only a cross-reference table leads', hiddenPlaces],
  ['a script in an object stream that is written unusually', hiddenObjectStreams],
  ['a script under an unusual name', hiddenNames],
  ['an action that reaches out of the file', otherActions],
])('%s is refused in words', (_, files) => {
  it.each(files)('%s', async (_name, make) => {
    const verdict = await judge({ bytes: make(), name: 'cv.pdf', type: 'application/pdf' });
    expect(verdict).toMatchObject({ ok: false, status: 422, message: expect.any(String) });
  });
});

describe('pdf.js and PDFium', () => {
  it('find the harm in most of these files, so that they are not only a matter of our reader', async () => {
    const harmful = [];
    for (const [name, make] of hostilePdfs) if ((await found(make())).length > 0) harmful.push(name);
    expect(harmful.length).toBeGreaterThan(45);
  });

  it('find none in what is accepted of 2,000 changed copies', async () => {
    const random = seeded(20_261_122);
    const accepted = [];
    for (let run = 0; run < 2000; run += 1) {
      const [name, make] = hostilePdfs[random(hostilePdfs.length)] ?? ['', () => Buffer.alloc(0)];
      const bytes = mutated(make(), random);
      if (envelopeFault(bytes) || (await inspectPdf(bytes)).fault) continue;
      accepted.push(name);
      expect(await found(bytes), name).toEqual([]);
    }
    expect(accepted.length).toBeGreaterThan(10);
  });
});

async function found(bytes: Uint8Array): Promise<string[]> {
  return [...(await foundByPdfJs(bytes)), ...(await foundByPdfium(bytes))];
}
