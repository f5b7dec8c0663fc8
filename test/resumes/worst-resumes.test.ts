// behaviour: R11 R19 R29
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { Refusal } from '../../server/http/errors.ts';
import { PdfQueue } from '../../server/resumes/pdf-queue.ts';
import { closeResumes, safeCopy, validateResume } from '../../server/resumes/resumes.ts';
import { buildPdf, mutatedPdf } from '../support/pdf/pdf.ts';
import { slowestResume, worstResumes } from '../support/pdf/worst-resumes.ts';
import { seeded } from '../support/seeded.ts';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';
import { applicationParts, postForm } from '../support/site/multipart.ts';
import { serveSite } from '../support/site/site.ts';

afterAll(() => closeResumes());

const LIMITS = { maxWait: 60_000, timeout: 15_000, idleTimeout: 1000, memoryMegabytes: 96 };

function queueForTest(change: Partial<typeof LIMITS> = {}): PdfQueue {
  const queue = new PdfQueue({ ...LIMITS, ...change });
  onTestFinished(() => queue.close());
  return queue;
}

/** Whether it is accepted; where not, it is refused in words. */
const isAccepted = (bytes: Uint8Array) =>
  validateResume(
    { buffer: Buffer.from(bytes), originalname: 'cv.pdf', mimetype: 'application/pdf' },
    { visitor: 'Meera Okafor' },
  ).then(
    () => true,
    (error) => {
      expect(error).toBeInstanceOf(Refusal);
      return false;
    },
  );
const read = (bytes: Uint8Array) => ({ kind: 'read' as const, bytes });
const good = read(buildPdf());
const slow = read(slowestResume());

describe('a resume made to take time or memory gets an answer', () => {
  // The first, shorter, is the one that is ended at its deadline below.
  it.each(worstResumes.slice(howOften(1, 0), howOften(6, worstResumes.length)))('%s', async (_, make) => {
    const bytes = make();
    const copy = (await isAccepted(bytes)) ? await safeCopy(bytes) : undefined;
    expect(copy?.length ?? 0).toBeLessThan(1_000_000);
  });

  it(
    'cut or changed anywhere',
    async () => {
      const random = seeded(7);
      const file = buildPdf();
      for (let run = 0; run < howOften(60, 3000); run += 1)
        await isAccepted(mutatedPdf(file.subarray(0, file.length - random(40)), random));
    },
    LONG_TEST,
  );
});

describe('the thread that reads resumes', () => {
  it('is ended at its deadline, and the next resume is read by another', async () => {
    const queue = queueForTest();
    const visitor = 'one';
    const outcomes = await Promise.all([queue.run(slow, { visitor }), queue.run(good, { visitor })]);
    expect(outcomes).toMatchObject([{ fault: 'slow' }, { read: { pages: 1 } }]);
  });

  it('is replaced when it runs out of memory', async () => {
    const queue = queueForTest({ memoryMegabytes: 4 });
    const died = await queue.run(read(new Uint8Array(5_000_000)), { visitor: 'one' });
    expect(['died', 'busy', 'damaged']).toContain(died.fault);
    expect(await queueForTest().run(good, { visitor: 'one' })).toMatchObject({ read: { pages: 1 } });
  });

  it('answers all who wait when it closes, and starts again', async () => {
    const queue = queueForTest();
    const outcomes = Array.from({ length: 5 }, () => queue.run(good, { visitor: 'one' }));
    await queue.close();
    const faults = (await Promise.all(outcomes)).map(({ fault }) => fault);
    expect(faults.slice(1)).toEqual(['busy', 'busy', 'busy', 'busy']);
    expect(await queue.run(good, { visitor: 'one' })).toMatchObject({ read: { pages: 1 } });
  });
});

describe('those who wait for it', () => {
  it('come in turn: a visitor who sent many waits behind one who sent one', async () => {
    const queue = queueForTest();
    const order: string[] = [];
    const send = async (visitor: string, file: string) => {
      await queue.run(good, { visitor });
      order.push(file);
    };
    const many = ['first', 'second', 'third', 'fourth'].map((file) => send('many', file));
    await Promise.all([...many, send('one', 'only')]);
    expect(order).toEqual(['first', 'only', 'second', 'third', 'fourth']);
  });

  it('are told to come again after a while, and nothing is read for those who have gone', async () => {
    const queue = queueForTest({ maxWait: 10 });
    const leaving = new AbortController();
    const first = queue.run(slow, { visitor: 'slow' });
    const gone = queue.run(good, { visitor: 'gone', signal: leaving.signal });
    leaving.abort();
    expect(await gone).toEqual({ fault: 'busy' });
    expect(await queue.run(good, { visitor: 'late' })).toEqual({ fault: 'busy' });
    expect((await first).fault).toBe('busy');
  });
});

it('beside visitors who send the slowest resumes they may, an honest application is taken, and the site answers everybody else', async () => {
  const site = await serveSite({ config: { trustProxy: 1 } });
  onTestFinished(() => site.close());
  const answered: string[] = [];
  const apply = async (visitor: string, resume: Buffer) => {
    const parts = applicationParts({ fields: { email: `${visitor}@mail.example` } }, resume);
    const { status } = await postForm(site.origin, '/api/apply', parts).set('X-Forwarded-For', visitor);
    answered.push(visitor);
    return status;
  };
  const slowOnes = Array.from({ length: howOften(2, 16) }, (_, index) =>
    apply(`203.0.113.${index}`, slowestResume()),
  );
  expect(await apply('198.51.100.1', buildPdf())).toBe(201);
  // Nobody's second attempt came before it.
  expect(answered[0]).toBe('198.51.100.1');
  let isOver = false;
  const refused = Promise.all(slowOnes).finally(() => {
    isOver = true;
  });
  const others: number[] = [];
  while (!isOver) {
    others.push((await fetch(`${site.origin}/healthz`)).status);
    // Asked without a pause, the site would take from the resumes the time that is theirs.
    await delay(50);
  }
  for (const status of await refused) expect([422, 503]).toContain(status);
  expect(others.length).toBeGreaterThan(5);
  expect(new Set(others)).toEqual(new Set([200]));
});
