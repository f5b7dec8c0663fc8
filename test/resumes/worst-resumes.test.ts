// behaviour: R26
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { InspectionQueue } from '../../server/resumes/inspection-queue.ts';
import { closeResumeReaders, judge } from '../../server/resumes/judge.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { eightWorstResumes, worstResumes } from '../support/pdf/worst-resumes.ts';
import { applicationParts, BOUNDARY, multipart } from '../support/site/multipart.ts';
import { serveSite } from '../support/site/site.ts';

afterAll(() => closeResumeReaders());

const LIMITS = { waiting: 2, deadline: 2000, patience: 15_000, idle: 1000, memoryMegabytes: 96 };

function queueForTest(change: Partial<typeof LIMITS>): InspectionQueue {
  const queue = new InspectionQueue({ ...LIMITS, ...change });
  onTestFinished(() => queue.close());
  return queue;
}

describe('a resume made to take time or memory gets an answer', () => {
  it.each(worstResumes)('%s', async (_, make) => {
    expect(await judge({ bytes: make(), name: 'cv.pdf', type: '' })).toHaveProperty('ok');
  });
});

describe('the thread that reads resumes', () => {
  const inspect = (bytes: Uint8Array) => ({ kind: 'inspect' as const, bytes });
  const good = inspect(buildPdf());
  const [, heavy = () => Buffer.alloc(0)] = worstResumes.find(([name]) => name === 'strings') ?? [];

  it('is ended at its deadline, and the next resume is read by another', async () => {
    const queue = queueForTest({ deadline: 100 });
    const [slow, next] = await Promise.all([queue.run(inspect(heavy())), queue.run(good)]);
    expect(slow).toEqual({ ended: 'slow' });
    expect(next).toMatchObject({ seen: { pages: 1 } });
  });

  it('is replaced when it runs out of memory', async () => {
    const queue = queueForTest({ memoryMegabytes: 12 });
    const kids = inspect(buildPdf({ objects: [`<< /Kids [${'6 0 R '.repeat(800_000)}] >>`] }));
    const [died, next] = await Promise.all([queue.run(kids), queue.run(good)]);
    expect(died).toEqual({ ended: 'died' });
    expect(next).toMatchObject({ seen: { pages: 1 } });
  });

  it('says nothing about a resume that there is no memory to copy, and reads the next', async () => {
    const queue = queueForTest({});
    const lost = new Uint8Array(1);
    structuredClone(lost, { transfer: [lost.buffer] });
    // A promise that fails while nobody awaits it fails the run of the tests.
    expect(await queue.run(inspect(lost))).toEqual({ ended: 'busy' });
    expect(await queue.run(good)).toMatchObject({ seen: { pages: 1 } });
  });

  it('is tried again for the next resume where the machine had no room for a thread', async () => {
    const { Worker } = threads;
    const allow = (used: unknown) => {
      Object.assign(threads, { Worker: used });
      syncBuiltinESMExports();
    };
    onTestFinished(() => allow(Worker));
    const queue = queueForTest({});
    allow(function none() {
      throw new Error('EAGAIN');
    });
    expect(await queue.run(good)).toEqual({ ended: 'busy' });
    allow(Worker);
    expect(await queue.run(good)).toMatchObject({ seen: { pages: 1 } });
  });

  it('has a queue with an end, and all who wait are answered when it closes', async () => {
    const queue = queueForTest({});
    const answers = Array.from({ length: 5 }, () => queue.run(good));
    expect(await Promise.all(answers.slice(3))).toEqual([{ ended: 'busy' }, { ended: 'busy' }]);
    await queue.close();
    for (const answer of await Promise.all(answers)) expect(answer).toBeDefined();
  });

  it('starts again after it was closed', async () => {
    await closeResumeReaders();
    expect(await judge({ bytes: buildPdf(), name: 'cv.pdf', type: '' })).toMatchObject({ ok: true });
  });
});

it('eight of the worst resumes at once are all answered, and the site answers everybody else', async () => {
  const site = await serveSite();
  onTestFinished(() => site.close());
  let isOver = false;
  const uploads = Promise.all(
    eightWorstResumes().map(async (resume, index) => {
      const fields = { email: `worst-${index}@mail.example` };
      const response = await fetch(`${site.origin}/api/apply`, {
        method: 'POST',
        headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
        body: new Uint8Array(multipart(applicationParts({ fields }, resume))),
      });
      return response.status;
    }),
  ).finally(() => {
    isOver = true;
  });
  const others: number[] = [];
  while (!isOver) others.push((await fetch(`${site.origin}/healthz`)).status);
  for (const status of await uploads) expect([201, 422]).toContain(status);
  expect(others.length).toBeGreaterThan(5);
  expect(new Set(others)).toEqual(new Set([200]));
});
