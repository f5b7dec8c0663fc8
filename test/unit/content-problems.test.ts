// behaviour: R22
import { describe, expect, it } from 'vitest';
import { checkContent } from '#server/jobs/content-problems.ts';
import { JobFile } from '#shared/entities.ts';
import { mutated } from '../support/mutations.ts';
import { seeded } from '../support/seeded.ts';
import { buildJob } from '../support/site/content.ts';
import { howOften } from '../support/site/how-often.ts';

const mistakesOf = (text: string) => {
  const checked = checkContent(JobFile, text);
  return 'mistakes' in checked ? checked.mistakes.map((f) => `${f.line}:${f.column} ${f.rule}`) : [];
};

describe('the mistakes of a job file', () => {
  it('stand in the order of the file, a missing field at the object it is missing from', () => {
    const salaryRange = { currency: 'INR', min: 600_000, per: 'DAY' };
    const text = JSON.stringify(buildJob({ salary: undefined, title: '', salaryRange }), null, 2);
    expect(mistakesOf(text)).toEqual([
      '1:1 salary is missing',
      '2:12 title should not be empty',
      '15:18 salaryRange.max is missing',
      '18:12 salaryRange.per should be one of HOUR, MONTH, YEAR',
    ]);
  });

  it('hold a name given twice at any depth', () => {
    const text = `{\n  "salaryRange": { "min": 1, "m\\u0069n": 2 }\n}`;
    expect(mistakesOf(text)).toEqual(['2:30 min is there twice']);
  });

  it('do not take a colon or a quote inside a text for a name', () => {
    expect(mistakesOf(JSON.stringify(buildJob({ title: 'a": 1, "a": \\', salary: '"title": "x"' })))).toEqual(
      [],
    );
  });

  it.each(['\\u0000', '\\u001b[31m', '\\u0085', '\\ud800'])(
    'hold %s, which no page, feed or database can take',
    (escaped) => {
      const text = `{\n  "title": "QA ${escaped} Engineer"\n}`;
      expect(mistakesOf(text)).toContain('2:12 title should have no control characters');
    },
  );

  it('leave line breaks and tabs in a text alone', () => {
    expect(mistakesOf(JSON.stringify(buildJob({ jobSummary: 'One.\r\n\n\tTwo.' })))).toEqual([]);
  });

  it.each(['\u200b"title"', '\u00a0"title"', '\u2003\u200d"title"', '<<<<<<< HEAD', '“title”'])(
    'are placed where something stands that may not, seen or not: %s',
    (odd) => {
      expect(mistakesOf(`{\n  ${odd}: "QA" }`)).toEqual([
        expect.stringMatching(/^2:3 This is not allowed here/),
      ]);
    },
  );

  it('are not counted without end', () => {
    const text = JSON.stringify(buildJob({ keyResponsibilities: Array(5000).fill('') }));
    expect(mistakesOf(text).length).toBeLessThanOrEqual(50);
  });

  it('are found in damaged files without a throw, each with a place inside the file', () => {
    const good = Buffer.from(JSON.stringify(buildJob({ closesAt: '2027-12-31' }), null, 2));
    const pieces = [...'"{},:\\\n\u0000', '[[[', 'null', '"title":'];
    const random = seeded(20_261_121);
    const runs = howOften(300, 3000);
    let broken = 0;
    for (let n = 0; n < runs; n += 1) {
      const damaged = String(mutated(good, pieces, random));
      const checked = checkContent(JobFile, damaged);
      if (!('mistakes' in checked)) continue;
      broken += 1;
      for (const { line, column, rule } of checked.mistakes) {
        const lines = damaged.split(/\r\n|\r|\n/);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
        expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
        expect(rule).not.toBe('');
      }
    }
    expect(broken).toBeGreaterThan(runs / 4);
  });
});
