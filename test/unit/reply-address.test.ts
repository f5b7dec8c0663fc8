// behaviour: O16 O18
import { expect, it } from 'vitest';
import { replyAddress } from '../../server/desk/answer-view.ts';

it('encodes address and subject of an answer, where exactly one address was typed', () => {
  expect(replyAddress('Asha <a@b.example>', 'x')).toBeUndefined();
  expect(
    replyAddress(
      ' asha.verma+jobs@mail.example',
      'Your application for R&D: 50 % "lab"\r\nBcc: x (A-2222-2222)',
    ),
  ).toBe(
    'mailto:asha.verma%2Bjobs@mail.example?subject=Your%20application%20for%20R%26D%3A%2050%20%25%20%22lab%22%20Bcc%3A%20x%20(A-2222-2222)',
  );
});
