// behaviour: Q14 Q15 Q12 M2 O18

import { expect, it } from 'vitest';
import type { Stage } from '#shared/stages.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';
import { buildAnswer, buildApplication, buildPdf } from '../support/stores/database.ts';
import { storesForTest } from '../support/stores/stores.ts';

const NOW = new Date('2026-11-21T08:35:00.000Z');
const first = { fileName: 'one.pdf', bytes: buildPdf('one'), text: '', pages: 1, notes: [] };
const second = { fileName: 'two.pdf', bytes: buildPdf('two'), text: 'Two', pages: 2, notes: ['a note'] };

it('writes each stage once, with its day, after the day it was received', async () => {
  let now = NOW;
  const stores = await storesForTest(() => now);
  const { reference } = await stores.applications.add(buildApplication());
  now = new Date('2026-11-22T08:00:00.000Z');
  expect(await stores.stages.set(reference, 'reviewing', { by: 'Meera' })).toBe('set');
  expect(await stores.stages.set(reference, 'reviewing')).toBe('set');
  expect(await stores.stages.set('A-2222-2222', 'reviewing')).toBe('gone');
  expect((await stores.applications.find(reference))?.stage).toBe('reviewing');
  expect(await stores.stages.history(reference)).toEqual([
    { stage: 'new', at: NOW, by: '', toldAt: NOW },
    { stage: 'reviewing', at: now, by: 'Meera', toldAt: undefined },
  ]);
  expect(await stores.stages.history('A-2222-2222')).toEqual([]);
});

it('puts another resume in place of the first, whose bytes are gone', async () => {
  const stores = await storesForTest(() => NOW);
  const { reference } = await stores.applications.add(buildApplication({ resume: first }));
  expect(await stores.applicant.replaceResume(reference, first)).toBe('same');
  expect(await stores.applicant.replaceResume(reference, second)).toBe('changed');
  expect((await stores.applications.find(reference))?.resume).toMatchObject({
    fileName: 'two.pdf',
    pages: 2,
    notes: ['a note', 'resume replaced by the applicant on 2026-11-21'],
  });
  const bytes = await stores.applications.resumeBytes(reference);
  expect(Buffer.from(bytes ?? []).equals(second.bytes)).toBe(true);
  expect(await stores.applications.resumeText(reference)).toBe('Two');
  const story = await stores.applicant.story(reference);
  expect(story?.events.map(({ what }) => what)).toEqual(['new', 'resume-replaced']);
  expect((await stores.stages.history(reference)).map(({ stage }) => stage)).toEqual(['new']);
  expect(await stores.applicant.replaceResume('A-2222-2222', second)).toBe('gone');
});

it('tells a recruiter of a corrected telephone also after the resume was replaced', async () => {
  // In India the 21st has begun.
  let now = new Date('2026-11-20T20:00:00.000Z');
  const stores = await storesForTest(() => now);
  const sent = buildApplication({ resume: { ...first, notes: ['no readable text'] } });
  const { reference } = await stores.applications.add(sent);
  const { name, email, coverLetter } = sent;
  for (const phone of ['9000000007', '9000000008'])
    await stores.applicant.correct(reference, { name, email, coverLetter, phone });
  for (const resume of [second, first, second]) await stores.applicant.replaceResume(reference, resume);
  expect((await stores.applications.find(reference))?.resume.notes).toEqual([
    'a note',
    'corrected by the applicant on 2026-11-21: Phone',
    'resume replaced by the applicant on 2026-11-21',
  ]);
  // The next day's note on the same stands for both.
  now = new Date('2026-11-21T20:00:00.000Z');
  await stores.applicant.correct(reference, { ...sent, phone: '9000000009' });
  expect((await stores.applications.find(reference))?.resume.notes).toEqual([
    'a note',
    'resume replaced by the applicant on 2026-11-21',
    'corrected by the applicant on 2026-11-22: Phone',
  ]);
});

it('takes what was sent first as an application of its own once it was changed', async () => {
  const stores = await storesForTest(() => NOW);
  const replaced = await stores.applications.add(buildApplication({ resume: first }));
  await stores.applicant.replaceResume(replaced.reference, second);
  const former = await stores.applications.add(buildApplication({ resume: first }));
  expect(former.reference).not.toBe(replaced.reference);
  // Now that one becomes the same as the other, and neither is lost.
  expect(await stores.applicant.replaceResume(former.reference, second)).toBe('changed');
  expect(await applicationsIn(stores)).toHaveLength(2);
});

it('takes what was withdrawn anew as an application of its own, and replaces nothing in the old one', async () => {
  const stores = await storesForTest(() => NOW);
  const sent = buildApplication({ resume: first });
  const { reference } = await stores.applications.add(sent);
  expect(await stores.applicant.withdraw(reference)).toBe('changed');
  expect(await stores.applicant.replaceResume(reference, second)).toBe('over');
  expect((await stores.applications.add(sent)).reference).not.toBe(reference);
});

it('keeps one line and one file where two replacements and a withdrawal meet', async () => {
  const stores = await storesForTest(() => NOW);
  const { reference } = await stores.applications.add(buildApplication({ resume: first }));
  const [one, other, ...withdrawn] = await Promise.all([
    stores.applicant.replaceResume(reference, second),
    stores.applicant.replaceResume(reference, second),
    stores.applicant.withdraw(reference),
    stores.applicant.withdraw(reference),
  ]);
  expect([one, other].filter((outcome) => outcome === 'changed').length).toBeLessThanOrEqual(1);
  expect(withdrawn.toSorted()).toEqual(['changed', 'over']);
  const story = await stores.applicant.story(reference);
  const lines = story?.events.map(({ what }) => what) ?? [];
  expect(new Set(lines).size).toBe(lines.length);
});

it('leaves no trace of a stage that the applicant was never told, and holds what is told back for ten minutes', async () => {
  let now = NOW;
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const stores = await storesForTest(() => now);
  const { reference } = await stores.applications.add(buildApplication({ resume: first }));
  const known = async () => (await stores.applicant.story(reference))?.events.map(({ what }) => what);
  const tell = (stage: Stage) =>
    stores.answers.add(buildAnswer(reference, { text: 'No.', stage, isMailed: true }));
  const waiting = async () => (await stores.outbox.counts()).waiting.answer;

  await stores.stages.set(reference, 'declined');
  // A stage of the company's own does not even show by what is refused.
  expect(await stores.applicant.replaceResume(reference, second)).toBe('changed');
  expect(await tell('declined')).toBe('added');
  const [wrong] = await stores.answers.of(reference);
  expect(await stores.stages.told(reference)).toEqual({ now: 'new', soon: 'declined' });
  pass(9);
  expect(await known()).toEqual(['new', 'resume-replaced']);
  expect(await stores.answers.takeBack(reference, wrong?.id ?? 0)).toMatchObject([{ stage: 'declined' }]);
  pass(60);
  expect(await known()).toEqual(['new', 'resume-replaced']);
  expect(await waiting()).toBe(0);
  expect(await stores.answers.of(reference)).toEqual([]);

  await stores.stages.set(reference, 'offer');
  expect(await tell('offer')).toBe('added');
  expect(await stores.outbox.claim(10, 60, ['answer'])).toEqual([]);
  pass(10);
  expect(await known()).toEqual(['new', 'resume-replaced', 'offer']);
  const [told] = await stores.answers.of(reference);
  expect(told).toMatchObject({ text: 'No.', by: 'Meera', stage: 'offer', isWaiting: false });
  expect(await stores.answers.takeBack(reference, told?.id ?? 0)).toEqual([]);
  const [line] = await stores.outbox.claim(10, 60, ['answer']);
  expect(line).toMatchObject({ purpose: 'answer', text: 'No.', key: expect.any(String) });
});

it('asks the later of two people who answer or set a stage, and takes back what a withdrawal overtakes', async () => {
  const stores = await storesForTest(() => NOW);
  const { reference } = await stores.applications.add(buildApplication());
  const set = (stage: Stage, by: string) => stores.stages.set(reference, stage, { was: 'new', by });
  const both = await Promise.all([set('declined', 'Meera'), set('offer', 'Ravi')]);
  expect(both.toSorted()).toEqual(['changed', 'set']);
  // Of two connections, either may come first.
  const [kept, refused]: [Stage, Stage] = both[0] === 'set' ? ['declined', 'offer'] : ['offer', 'declined'];
  const answer = (by: string, stage?: Stage) =>
    stores.answers.add(buildAnswer(reference, { text: 'Hello', by, stage, isMailed: true }));
  expect(await answer('Ravi', refused)).toBe('changed');
  const outcomes = await Promise.all([answer('Meera', kept), answer('Ravi')]);
  // Pressed twice.
  const [first] = await stores.answers.of(reference);
  expect(await answer(first?.by ?? '', first?.stage)).toBe('added');
  expect(await stores.answers.of(reference)).toHaveLength(1);
  expect(outcomes.toSorted()).toEqual(['added', 'changed']);
  expect(await stores.stages.set(reference, refused, { was: kept, after: 0 })).toBe('changed');
  expect(await stores.applicant.withdraw(reference)).toBe('changed');
  expect(await stores.answers.of(reference)).toEqual([]);
  expect((await stores.outbox.counts()).waiting.answer).toBe(0);
  await stores.erase([reference]);
  expect(await answer('Meera')).toBe('gone');
});
