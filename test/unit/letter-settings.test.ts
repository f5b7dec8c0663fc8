// behaviour: M9 M12
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../server/config.ts';

const MAIL = {
  SMTP_URL: 'smtp://site:pass%20word@mail.company.example',
  MAIL_FROM: 'Company <site@company.example>',
  MAIL_TO: 'office@company.example, careers@company.example',
};
const HOOK = {
  WEBHOOK_URL: 'https://crm.company.example/hook',
  WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

it.each([
  [{ PORT: '1e3' }, 'PORT is "1e3", but must be a whole number'],
  [{ PORT: '0x50' }, 'PORT is "0x50", but must be a whole number'],
  [{ PUBLIC_ORIGIN: 'https://user:word@company.example' }, 'but must be like https://www.company.example'],
  [{ PUBLIC_ORIGIN: 'https://company.example?' }, 'but must be like https://www.company.example'],
])('refuses %o', (environment, words) => {
  expect(faultsOf(environment)).toEqual([expect.stringContaining(words)]);
});

it('names what is set under a name that is nearly that of a setting', () => {
  expect(readConfig({ RETENTION_DAY: '30', CONTACT_LIMIT: '5', HOME: '/root' }).misspelt).toEqual([
    'RETENTION_DAY is no setting. Did you mean RETENTION_DAYS?',
  ]);
});

it('sends nothing by itself', () => {
  expect(readConfig({})).toMatchObject({ mail: undefined, webhook: undefined });
});

it('reads a mail server, a sender and who is told', () => {
  expect(readConfig(MAIL).mail).toEqual({
    host: 'mail.company.example',
    port: 587,
    secure: false,
    auth: { user: 'site', pass: 'pass word' },
    from: { name: 'Company', address: 'site@company.example' },
    to: ['office@company.example', 'careers@company.example'],
    hiringTo: ['office@company.example', 'careers@company.example'],
    attachResume: false,
  });
  const other = { SMTP_URL: 'smtps://[::1]', MAIL_FROM: 'a@b.example', MAIL_ATTACH_RESUME: 'on' };
  expect(readConfig({ ...MAIL, ...other }).mail).toMatchObject({
    host: '::1',
    port: 465,
    secure: true,
    auth: undefined,
    from: { name: '', address: 'a@b.example' },
    attachResume: true,
  });
  expect(readConfig({ ...MAIL, MAIL_TO_HIRING: 'hiring@company.example' }).mail).toMatchObject({
    to: ['office@company.example', 'careers@company.example'],
    hiringTo: ['hiring@company.example'],
  });
  expect(readConfig(HOOK).webhook?.secret).toHaveLength(24);
});

it.each([
  ['SMTP_URL', ['MAIL_FROM', 'MAIL_TO']],
  ['MAIL_FROM', ['SMTP_URL', 'MAIL_TO']],
  ['MAIL_TO', ['SMTP_URL', 'MAIL_FROM']],
] as const)('names what is missing where only %s is set', (name, missing) => {
  expect(faultsOf({ [name]: MAIL[name] }).map((fault) => fault.split(' ')[0])).toEqual(missing);
});

it.each([
  ['SMTP_URL', 'http://user:secret@mail.example'],
  ['SMTP_URL', 'smtp://user:secret%zz@mail.example'],
  ['SMTP_URL', 'smtp://user:secret@mail.example/path'],
  ['SMTP_URL', 'smtp://user:secret@mail.example?tls=no'],
  ['SMTP_URL', 'secret'],
  ['MAIL_FROM', 'Company'],
  ['MAIL_FROM', 'Company <a@b.example> <c@d.example>'],
  ['MAIL_FROM', 'Company\tBcc: x@y.example <a@b.example>'],
  ['MAIL_TO', 'office@company.example;x'],
  ['MAIL_TO', 'office@company.example,'],
  ['MAIL_TO_HIRING', 'hiring'],
  ['MAIL_ATTACH_RESUME', 'yes'],
])('refuses %s=%s and repeats no password', (name, value) => {
  const faults = faultsOf({ ...MAIL, [name]: value });
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} (?:has|is|must)`))]);
  expect(faults.join()).not.toContain('secret');
});

it('does not take an address for the hiring team as all that mail needs', () => {
  const faults = faultsOf({ MAIL_TO_HIRING: 'hiring@company.example' });
  expect(faults).toEqual([expect.stringContaining('MAIL_TO_HIRING is set, but mail is off')]);
});

it.each([
  [{ WEBHOOK_URL: 'ftp://crm.company.example/hook' }, 'WEBHOOK_URL must'],
  [{ WEBHOOK_URL: 'https://user:secret@crm.company.example/' }, 'WEBHOOK_URL must'],
  [{ WEBHOOK_URL: '' }, 'WEBHOOK_URL is not set'],
  [{ WEBHOOK_SECRET: '' }, 'WEBHOOK_SECRET is not set'],
  [{ WEBHOOK_SECRET: 'secret' }, 'WEBHOOK_SECRET must'],
  [{ WEBHOOK_SECRET: 'whsec_c2VjcmV0' }, 'WEBHOOK_SECRET must'],
])('refuses %o', (change, words) => {
  const faults = faultsOf({ ...HOOK, ...change });
  expect(faults).toEqual([expect.stringContaining(words)]);
  expect(faults.join()).not.toMatch(/secret|c2VjcmV0/);
});
