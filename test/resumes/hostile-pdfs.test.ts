import { describe, expect, it } from 'vitest';
import { judge } from '../../server/resumes/judge.ts';
import {
  hiddenByKeywords,
  hiddenNames,
  hiddenObjectStreams,
  hiddenPlaces,
  hostilePdfs,
  otherActions,
} from '../support/hostile-pdfs.ts';
import { foundByPdfium, foundByPdfJs } from '../support/viewers.ts';

const verdictOn = (bytes: Uint8Array) => judge({ bytes, name: 'cv.pdf', type: 'application/pdf' });

describe.each([
  ['a script behind keywords that stand where a value does', hiddenByKeywords],
  ['a script where only a cross-reference table leads', hiddenPlaces],
  ['a script in an object stream that is written unusually', hiddenObjectStreams],
  ['a script under an unusual name', hiddenNames],
  ['an action that reaches out of the file', otherActions],
])('%s is refused in words', (_, files) => {
  it.each(files)('%s', async (_name, make) => {
    expect(await verdictOn(make())).toMatchObject({ ok: false, status: 422, message: expect.any(String) });
  });
});

it('the files above are harmful to real viewers, not only to our reader', async () => {
  const harmful = new Set<string>();
  for (const [name, make] of hostilePdfs) {
    const found = [...(await foundByPdfJs(make())), ...(await foundByPdfium(make()))];
    if (found.length > 0) harmful.add(name);
  }
  expect(hostilePdfs.length).toBeGreaterThanOrEqual(80);
  expect(harmful.size).toBeGreaterThanOrEqual(45);
});
