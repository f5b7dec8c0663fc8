// behaviour: O5
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { dayOf, parseJobsCommand } from '../../server/jobs/command/jobs-options.ts';
import { COMMAND_NAMES, usageOf } from '../../server/jobs/command/jobs-usage.ts';
import { salaryContradiction } from '../../server/jobs/command/salary-words.ts';
import { answersFrom } from '../../server/jobs/command/terminal-answers.ts';
import { nearNames } from '../../server/terminal/near-names.ts';

describe('the command line of npm run jobs', () => {
  it('lists where nothing is said', () => {
    expect(parseJobsCommand([])).toEqual({
      name: 'list',
      subjects: [],
      flags: {},
      asJson: false,
      isHelp: false,
    });
  });

  it('takes names, and flags as often as they are given', () => {
    const args = ['new', 'a', '--key-responsibilities', 'Lead.', '--key-responsibilities', 'Teach.'];
    expect(parseJobsCommand(args)).toMatchObject({
      name: 'new',
      subjects: ['a'],
      flags: { 'key-responsibilities': ['Lead.', 'Teach.'] },
    });
  });

  it.each([
    [['constructor'], 'There is no command "constructor".'],
    [['reopne'], 'There is no command "reopne". Did you mean: reopen'],
    [['close'], '"close" needs one name, for example android-lead.'],
    [['rename', 'a'], '"rename" needs two names, the old one and the new one.'],
    [['new', 'a', 'b'], '"new" takes no "b".'],
    [['check', 'a', '\u001b[2J'], '"check" takes no "\\u001b[2J".'],
    [['close', 'a', '--json'], '"close" takes no --json.'],
    [['--nope'], "Unknown option '--nope'."],
    [['publish', 'a', '--on'], "Option '--on <value>' argument missing."],
  ])('says of %j in a sentence what is wrong', (args, words) => {
    expect(() => parseJobsCommand(args)).toThrow(words);
  });

  it.each([
    ['31.12.2999', '--on should be a date like 2026-03-31.'],
    ['2999-02-31', '--on should be a day that exists.'],
  ])('takes no %s for a day', (day, words) => {
    expect(() => dayOf({ on: [day] }, 'on')).toThrow(words);
  });

  it.each(['', ...COMMAND_NAMES])('has help for "%s" on less than a screen', (command) => {
    const { name: named, isHelp } = parseJobsCommand([...(command ? [command] : []), '-h']);
    expect(isHelp).toBe(true);
    const lines = usageOf(named).split('\n');
    expect(usageOf(named)).toContain(`npm run jobs${command && ` -- ${command}`}`);
    expect(lines.length).toBeLessThan(24);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(112);
  });
});

it.each([
  ['nodejs', ['nodejs-developer']],
  ['qa-enginer', ['qa-engineer']],
  ['QA-Engineer', ['qa-engineer']],
  ['astronaut', []],
  ['x'.repeat(100_000), []],
])('knows what may have been meant by %.20s', (typed, near) => {
  expect(nearNames(typed, ['nodejs-developer', 'qa-engineer', 'flutter-developer'])).toEqual(near);
});

describe('a salary in words beside one in figures', () => {
  const range = { currency: 'INR', min: 600_000, max: 900_000, per: 'YEAR' } as const;

  it.each([
    '₹6 to 9 lakh a year',
    '6-9 LPA',
    'Rs. 6,00,000 – 9,00,000 per annum',
    '₹0.6 to 0.9 million a year',
    '₹50,000 to 75,000 a month',
    'Up to ₹9 lakh a year',
    'From 6 lakh',
    '₹6 to 9 lakh a year and incentives',
    'Depends on role and experience',
    '₹6 to 9 lakh, with 2 reviews a year',
  ])('agrees: %s', (words) => expect(salaryContradiction(words, range)).toBeUndefined());

  it.each([
    '₹6 to 8 lakh a year',
    '₹60 to 90 lakh a year',
    '$600,000 to 900,000 a year',
    '₹6 to 9 lakh a month',
  ])('contradicts: %s', (words) =>
    expect(salaryContradiction(words, range)).toContain('600000 to 900000 INR a year'),
  );

  it('says nothing where there are no figures', () => {
    expect(salaryContradiction('₹6 to 9 lakh a year', undefined)).toBeUndefined();
  });
});

it('says that nothing was written to a person who leaves between two questions', async () => {
  const terminal = () => Object.assign(new PassThrough(), { isTTY: true });
  const source = answersFrom({ stdin: terminal(), stdout: terminal() });
  source.close();
  await expect(source.line('> ')).rejects.toThrow('Nothing was written.');
});
