// behaviour: M11
import { expect, it } from 'vitest';
import { buildApplication, buildMessage } from '../support/stores/database.ts';
import { firstBy, mailTo, officeWith } from '../support/stores/letters.ts';

const HOUR = 3_600_000;

it('writes to one mailbox five times a day, however its address is spelled, and keeps what was sent', async () => {
  const { time, stores, server, mail, send } = await officeWith(['receipt', 'notice']);
  const toVictim = () => server.letters.filter(({ to }) => /victim|v\.ictim/i.test(to.join())).length;
  const add = (email: string, number: number) =>
    number % 2 === 0
      ? stores.messages.add('contact', buildMessage({ email, message: `Message number ${number}` }))
      : stores.applications.add(buildApplication({ email, coverLetter: `Letter number ${number}` }));
  const spellings = [
    'victim@bücher.example',
    'Victim@Bücher.example',
    'victim+1@xn--bcher-kva.example',
    'v.ictim@bücher.example',
    'victim+two@bücher.example',
    'VICTIM@bücher.example',
    'victim@bücher.example',
  ];
  for (const [number, email] of spellings.entries()) await add(email, number);
  await add('somebody.else@mail.example', 7);

  // What does not leave is not counted.
  const isAway = () => time.passed() < 6 * HOUR;
  const { outcomes, log } = await send(firstBy(mailTo(stores, 1), mail(), isAway));
  expect(toVictim()).toBe(5);
  expect(server.letters.filter(({ to }) => to.includes('somebody.else@mail.example'))).toHaveLength(1);
  expect(server.letters.filter(({ to }) => to.includes('office@tamra.example'))).toHaveLength(8);
  expect(outcomes.filter((outcome) => outcome === 'left out')).toHaveLength(2);
  expect(log.filter((line) => line.startsWith('a receipt was skipped'))).toHaveLength(2);
  expect(log.join().toLowerCase()).not.toContain('victim');
  expect(await stores.ofPerson('victim@bücher.example')).toHaveLength(4);

  time.pass(24 * HOUR);
  await add('victim@bücher.example', 8);
  await send();
  expect(toVictim()).toBe(6);
});
