// behaviour: U1 R19
import { expect, it } from 'vitest';
import { Application } from '#shared/application.ts';
import { ContactMessage } from '#shared/contact.ts';
import { Enquiry } from '#shared/enquiry.ts';
import { checkForm } from '#shared/form-rules.ts';
import { paragraphsOf } from '../../client/careers/job/job-details.tsx';
import { folded } from '../../server/database/sqlite-connection.ts';
import { canonicalPath } from '../../server/http/address.ts';
import { cleanFileName, validateKind } from '../../server/resumes/resumes.ts';

/** Texts of 100 KB on which a pattern that goes back and forth would take minutes or more. */
const HOSTILE = Object.entries({
  spaces: ' '.repeat(100_000),
  'spaces around a letter': `${' '.repeat(50_000)}x${' '.repeat(50_000)}`,
  'at signs': '@'.repeat(100_000),
  dots: `a@${'a.'.repeat(50_000)}`,
  'dots, then an at sign': `a@${'.'.repeat(99_000)}@`,
  digits: `${'9'.repeat(100_000)}x`,
  'digits and hyphens': `+${'1-'.repeat(50_000)}x`,
  'line breaks': '\r\n'.repeat(50_000),
  'null characters': '\0'.repeat(100_000),
  'halves of characters': '\ud83d'.repeat(100_000),
});

it('marks without end are compared as many as a script has', () => {
  const marks = `e${'\u0315'.repeat(100_000)}${'\u0316'.repeat(100_000)}`;
  expect(folded(marks)).toBe(`e${'\u0315'.repeat(30)}`);
});

const FORMS = Object.entries({ Application, ContactMessage, Enquiry });

const TIMES = 50;
/** ms of the processor, a time. By the clock a busy machine would fail what is fast. */
const MOST = 5;

function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it.each(
  FORMS.flatMap(([form, schema]) => HOSTILE.map(([what, text]) => [form, what, schema, text] as const)),
)('every field of %s is told to be shorter when it holds 100 KB of %s', (_form, _what, schema, text) => {
  const fields = Object.keys(schema.entries);
  const input = Object.fromEntries(fields.map((field) => [field, text]));
  const taken = cpuTimeOf(() => {
    for (let time = 0; time < TIMES; time += 1) {
      const checked = checkForm<unknown>(schema, input);
      const errors = checked.ok ? {} : checked.errors;
      expect(Object.keys(errors)).toEqual(fields);
      for (const words of Object.values(errors)) expect(words).toMatch(/^Please use at most \d+ characters$/);
    }
  });
  expect(taken / TIMES).toBeLessThan(MOST);
});

/** As long as the headers of a request, or of a part of a form, may be. */
const LONGEST = 16_000;
/** ms of the processor; a pattern that goes back and forth takes a second and more. */
const MAX_CPU_TIME = 300;
const ENDLESS = Object.entries({
  dots: `${'.'.repeat(LONGEST)}${'x'.repeat(20)}`,
  'spaces and dots': `a${' .'.repeat(LONGEST / 2)}${'x'.repeat(20)}`,
});

it.each(ENDLESS)('the name of a resume that is 16 KB of %s holds nobody up', async (_what, name) => {
  // Judged by its name first: that no byte was sent comes before it, that it is no PDF behind it.
  const file = { buffer: Buffer.from('no PDF'), originalname: name, mimetype: 'application/pdf' };
  const taken = cpuTimeOf(() => {
    expect(cleanFileName(name)).toMatch(/^[^.].{0,115}\.pdf$/);
    expect(validateKind(file)).toMatchObject({ status: 415 });
  });
  expect(taken).toBeLessThan(MAX_CPU_TIME);
});

it('an address with 16,000 slashes in its middle holds nobody up', () => {
  const path = `/a${'/'.repeat(LONGEST)}b`;
  expect(cpuTimeOf(() => expect(canonicalPath(path)).toBeUndefined())).toBeLessThan(MAX_CPU_TIME);
});

it('a summary of a job with 50,000 blanks in its middle holds nobody up', () => {
  const long = `One \n two${' '.repeat(50_000)}words.`;
  const read = () => expect(paragraphsOf(` ${long} \n \r\n\n Three. \n`)).toEqual([long, 'Three.']);
  expect(cpuTimeOf(read)).toBeLessThan(MAX_CPU_TIME);
});
