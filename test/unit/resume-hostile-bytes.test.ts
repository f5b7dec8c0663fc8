// behaviour: R15
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judge } from '../../server/resumes/judge.ts';

const verdictOn = (bytes: Uint8Array) => judge({ bytes, name: 'resume.pdf', type: 'application/pdf' });
const MEGABYTES_5 = 5 * 1024 * 1024;

describe('hostile bytes of 5 MiB are judged', () => {
  const fill = (pattern: string) =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(MEGABYTES_5, pattern), Buffer.from('\n%%EOF')]);

  it.each([
    '(',
    ')',
    '<',
    '<<',
    '[',
    '[<<',
    '/a',
    '/#61',
    '%',
    '%\n',
    '1 ',
    '1 0 obj',
    '1 0 obj(',
    '(1 0 obj)',
    '1 0 obj<</Type/Page>>',
    '1 0 obj<</Kids[1 0 R]>>',
    '1 0 obj<</Filter/Fl>>stream\nx endstream ',
    '1 0 obj<</Type/ObjStm/N 1/First 0>>stream\nx endstream ',
    '(1 0 obj/a/b',
    'stream ',
    'endstream',
    'obj',
    ' ',
    '\0',
    '9',
    '>>',
    '(\\',
  ])('of %j', async (pattern) => {
    expect(await verdictOn(fill(pattern))).toMatchObject({ ok: false });
  });

  it('while others get their turn', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    await verdictOn(fill('<</A(b)/C[1 2 3]>>\n'));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it('never throws for a file cut or changed anywhere', async () => {
    const bytes = readFileSync(new URL('../fixtures/qpdf-object-streams.pdf', import.meta.url));
    let seed = 7;
    const random = (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % limit;
    };
    for (let run = 0; run < 300; run += 1) {
      const changed = Buffer.from(bytes.subarray(0, bytes.length - random(40)));
      for (let change = 0; change < 5; change += 1) changed[5 + random(changed.length - 5)] = random(256);
      expect(await verdictOn(changed)).toHaveProperty('ok');
    }
  });
});
