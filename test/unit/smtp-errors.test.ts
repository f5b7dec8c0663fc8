// behaviour: M4
import { expect, it } from 'vitest';
import { isAddress } from '../../server/submissions/letters/mail-address.ts';
import { backOff } from '../../server/submissions/letters/sender.ts';
import { failureScope, type SmtpError } from '../../server/submissions/letters/smtp-errors.ts';

const rcpt = (response: string): SmtpError => ({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: Number(response.slice(0, 3)),
  response,
});
const LATE = { code: 'EMESSAGE', command: 'DATA' };

it.each([
  ['no mailbox', rcpt('550 5.1.1 no such user'), 'final'],
  ['no domain', rcpt('550-5.1.2 bad domain'), 'final'],
  ['a disabled mailbox', rcpt('550 5.2.1 disabled'), 'final'],
  ['a refusal without detail', rcpt('550 no such user'), 'final'],
  ['a full mailbox', rcpt('552 5.2.2 full'), 'letter'],
  ['greylisting', rcpt('450 4.2.0 later'), 'letter'],
  ['relaying', rcpt('550 5.7.1 relaying denied'), 'letter'],
  ['relaying, without detail', rcpt('554 relay access denied'), 'letter'],
  ['relaying, in the words of Exim', rcpt('550 relay not permitted'), 'letter'],
  ['a sender that should log in', rcpt('550-Please turn on SMTP Authentication'), 'letter'],
  ['a closing server', rcpt('421 4.3.2 closing'), 'channel'],
  ['no mailbox, told late', { ...rcpt('550 5.1.1 no such user'), ...LATE }, 'final'],
  ['content', { ...rcpt('554 5.6.0 no'), ...LATE }, 'letter'],
  ['our address', { ...rcpt('550 5.1.8 who are you'), command: 'MAIL FROM' }, 'channel'],
  ['a password', { ...rcpt('535 5.7.8 no'), code: 'EAUTH', command: 'AUTH PLAIN' }, 'channel'],
  ['no server', { code: 'ESOCKET', command: 'CONN' }, 'channel'],
  ['a broken connection', { code: 'EMESSAGE' }, 'channel'],
  ['nothing known', {}, 'channel'],
] as const)('classifies a failure: %s', (_case, fault, scope) => {
  expect(failureScope(fault, 'receipt')).toBe(scope);
  // The company's own address is a setting: nothing about it is for good.
  expect(failureScope(fault, 'notice')).toBe(scope === 'final' ? 'letter' : scope);
});

it('waits a minute, doubled to an hour, up to a quarter less', () => {
  const minutes = (random: number) =>
    [1, 2, 6, 7, 96].map((attempt) => backOff(attempt, () => random) / 60_000);
  expect(minutes(0)).toEqual([1, 2, 32, 60, 60]);
  expect(minutes(1)).toEqual([0.75, 1.5, 24, 45, 45]);
});

it.each([
  ['asha.verma@mail.example', true],
  ['आशा@डाक.example', true],
  ["o'neil+jobs@mail.example", true],
  ['call me', false],
  ['a@b.example,c@d.example', false],
  ['a@b.example?bcc=c@d.example', false],
  ['a@b.example%0abcc:c@d.example', false],
  ['"a b"@mail.example', false],
  ['<a@b.example>', false],
  ['a@b.example\r\nBcc: c@d.example', false],
  ['a@[127.0.0.1]', false],
  ['a@b.example;c', false],
  [`${'a'.repeat(250)}@b.example`, false],
])('takes %j for an address: %s', (text, is) => {
  expect(isAddress(text)).toBe(is);
});
