// behaviour: O16 O18
import { expect, it } from 'vitest';
import { replyAddress } from '../../server/desk/answer-view.ts';

it('encodes address and subject of an answer', () => {
  expect(
    replyAddress(
      ' asha.verma+jobs@mail.example',
      'Your application for R&D: 50 % "lab"\r\nBcc: x (A-2222-2222)',
    ),
  ).toBe(
    'mailto:asha.verma%2Bjobs@mail.example?subject=Your%20application%20for%20R%26D%3A%2050%20%25%20%22lab%22%20Bcc%3A%20x%20(A-2222-2222)',
  );
});

it.each([
  'nobody',
  'a@b',
  'a@b.example,c@d.example',
  'a@b.example?bcc=c@d.example',
  'a@b.example%0abcc:c@d.example',
  'a@b.example\nbcc:c@d.example',
  'Asha <a@b.example>',
  'a@b@c.example',
  '',
])('answers nobody where more or less than one address was typed: %j', (typed) => {
  expect(replyAddress(typed, 'x')).toBeUndefined();
});
