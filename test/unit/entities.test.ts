// behaviour: A3 E1 D8
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { JobFile, TestimonialsFile } from '#shared/entities.ts';
import { JOB_ID } from '#shared/slugs.ts';
import { contentSchemas } from '../../server/jobs/command/job-schemas.ts';
import { buildJob } from '../support/site/content.ts';

const messagesOf = (content: unknown) =>
  v.safeParse(JobFile, content).issues?.map((issue) => issue.message) ?? [];

describe('an opening', () => {
  const paying = (min: number, max: number, currency = 'INR') => ({
    salaryRange: { currency, min, max, per: 'YEAR' },
  });

  it('needs no more than the fields of the specification', () => {
    expect(messagesOf(buildJob())).toEqual([]);
  });

  it('takes dates, which may be one day, an employment type, pay of one amount, a workplace, openings and a department', () => {
    const days = { postedAt: '2028-02-29', closesAt: '2028-02-29' };
    const more = { employmentType: 'INTERN', workplace: 'hybrid', openings: 99, department: 'Software' };
    expect(messagesOf(buildJob({ ...days, ...more, ...paying(600_000, 600_000) }))).toEqual([]);
    expect(messagesOf(buildJob(paying(600_000, 900_000)))).toEqual([]);
  });

  it.each([
    ['another workplace', { workplace: 'home' }, 'should be one of on site, hybrid, remote'],
    ['no opening', { openings: 0 }, 'should be a whole number from 1 to 99'],
    ['a long department', { department: 'x'.repeat(61) }, 'should have at most 60 characters'],
    ['a number for a text', { title: 5 }, 'should be text in quotes'],
    ['a text of blanks', { title: '  ' }, 'should not be empty'],
    ['a text that is too long', { title: 'x'.repeat(121) }, 'should have at most 120 characters'],
    ['true in quotes', { isActive: 'true' }, 'should be true or false'],
    ['a text for a list', { keyResponsibilities: 'Write' }, 'should be a list of texts in [ ]'],
    ['an empty list', { keyResponsibilities: [] }, 'should have at least one entry'],
    ['forty-one entries', { keyResponsibilities: Array(41).fill('x') }, 'should have at most 40 entries'],
    ['a day in another order', { closesAt: '31-03-2026' }, 'should be a date like 2026-03-31'],
    ['a day that no calendar has', { closesAt: '2026-02-29' }, 'should be a day that exists'],
    [
      'an unknown employment type',
      { employmentType: 'full time' },
      'should be one of FULL_TIME, PART_TIME, CONTRACTOR, TEMPORARY, INTERN',
    ],
    ['a rupee sign for a currency', paying(1, 2, '₹'), 'should be a currency code like INR'],
    ['a negative salary', paying(-1, 2), 'should not be negative'],
    [
      'a currency that does not exist',
      paying(1, 2, 'XXX'),
      'should be the code of a currency that exists, like INR',
    ],
    ['a highest salary below the lowest', paying(9, 8), 'should not be below min'],
    [
      'a closing day before the day it was posted',
      { postedAt: '2027-02-01', closesAt: '2027-01-01' },
      'should not be before postedAt',
    ],
  ])('refuses %s', (_, fault, message) => {
    expect(messagesOf(buildJob(fault))).toEqual([message]);
  });

  it('refuses a field that it does not know', () => {
    expect(messagesOf({ ...buildJob(), salry: 'x' })).toHaveLength(1);
  });

  it.each(['reactjs-developer', 'qa', 'lead2'])('may be called %s', (id) => expect(id).toMatch(JOB_ID));
  it.each(['', 'React', 'a--b', '-a', 'a-', 'a_b', 'a/b', '..', 'a\n', '__proto__', 'é'])(
    'may not be called %j',
    (id) => expect(id).not.toMatch(JOB_ID),
  );
});

describe('testimonials', () => {
  const said = { content: 'Good.', name: 'Asha Rao', designation: 'Principal, Example School' };

  it.each(['face-01.svg', 'a_b.webp', undefined])('take the picture %s', (image) => {
    const one = image ? { ...said, image } : said;
    expect(v.is(TestimonialsFile, { testimonials: [one] })).toBe(true);
  });

  it.each(['../secret.svg', 'a/b.png', 'a.svg?x', 'https://elsewhere.example/a.png', 'face.exe', ''])(
    'refuse the picture %j',
    (image) => expect(v.is(TestimonialsFile, { testimonials: [{ ...said, image }] })).toBe(false),
  );
});

it('the schemas that editors read give help for every field', () => {
  const { properties } = JSON.parse(contentSchemas()['schemas/job.schema.json'] ?? '');
  const fields = Object.entries<{ description?: string }>(properties).filter(([name]) => name !== '$schema');
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter(([, field]) => !field.description)).toEqual([]);
});
