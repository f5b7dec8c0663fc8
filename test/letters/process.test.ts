// behaviour: M3 M9 M10
import { expect, it } from 'vitest';
import { openStores } from '../../server/submissions/stores.ts';
import { freePort } from '../support/site/free-port.ts';
import { instanceForTest } from '../support/site/instance.ts';
import { buildMessage, temporaryDirectory } from '../support/stores/database.ts';
import { mailServer, oddServer } from '../support/stores/mail-server.ts';

it('answers posts while the mail server hangs, frees the letter when it is stopped, and sends all, counted, after the next start', async () => {
  const directory = await temporaryDirectory();
  const adminPort = await freePort();
  const siteSending = async (port: number) => {
    const site = await instanceForTest({
      DATA_DIR: directory,
      ADMIN_PORT: String(adminPort),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Company <site@company.example>',
      MAIL_TO: 'office@company.example',
    });
    await site.start();
    expect(site.output()).toContain('mail on, webhooks off');
    return site;
  };
  const counts = async (figure: string) =>
    (await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text()).includes(figure);

  const asked = Promise.withResolvers<void>();
  const odd = await oddServer((socket) => {
    socket.write('220 here\r\n');
    asked.resolve();
  });
  // There is a letter from the start: an empty outbox is looked into every five seconds.
  const stores = await openStores({ directory, purposes: ['receipt', 'notice'] });
  await stores.messages.add('contact', buildMessage());
  await stores.close();
  const held = await siteSending(odd.port);
  await asked.promise;
  const post = await fetch(held.address('/api/contact'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildMessage({ message: 'Nobody waits for my receipt.' })),
  });
  expect(post.status).toBe(201);
  expect((await fetch(held.address('/readyz'))).status).toBe(200);
  expect(await counts('letters_waiting{purpose="receipt"} 2')).toBe(true);
  expect(await held.stop()).toBe(0);

  const server = await mailServer();
  const site = await siteSending(server.port);
  await expect.poll(() => server.letters.length).toBe(4);
  for (const figure of [
    'letters_attempted_total{purpose="receipt",outcome="sent"} 2',
    'letters_waiting{purpose="notice"} 0',
  ])
    await expect.poll(() => counts(figure)).toBe(true);
  expect(await site.stop()).toBe(0);
});
