// behaviour: M3 M9 M10
import { expect, it } from 'vitest';
import { openStores } from '../../server/submissions/submission-stores.ts';
import { freePort } from '../support/site/free-port.ts';
import { instanceForTest } from '../support/site/instance.ts';
import { buildMessage, temporaryDirectory } from '../support/stores/database.ts';
import { mailServer, oddServer } from '../support/stores/mail-server.ts';

const message = buildMessage();

async function siteSending(port: number, more: Record<string, string> = {}) {
  const directory = await temporaryDirectory();
  const adminPort = await freePort();
  const site = await instanceForTest({
    DATA_DIR: directory,
    ADMIN_PORT: String(adminPort),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Company <site@company.example>',
    MAIL_TO: 'office@company.example',
    ...more,
  });
  await site.start();
  const post = () =>
    fetch(site.address('/api/contact'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
  const metrics = async () => (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  return { site, directory, post, metrics };
}

it('sends while the site runs, and counts it', async () => {
  const server = await mailServer();
  const { site, post, metrics } = await siteSending(server.port);
  expect(site.output()).toContain('mail on, webhooks off');
  expect((await post()).status).toBe(201);
  const eventually = { timeout: 20_000 };
  await expect.poll(() => server.letters.length, eventually).toBe(2);
  const figures = [
    'letters_attempted_total{purpose="receipt",outcome="sent"} 1',
    'letters_waiting{purpose="notice"} 0',
  ];
  for (const figure of figures) await expect.poll(metrics, eventually).toContain(figure);
  expect(await site.stop()).toBe(0);
});

it('answers posts while the mail server hangs, and frees the letter when it is stopped', async () => {
  const asked = Promise.withResolvers<void>();
  const odd = await oddServer((socket) => {
    socket.write('220 here\r\n');
    asked.resolve();
  });
  const { site, directory, post, metrics } = await siteSending(odd.port);
  expect((await post()).status).toBe(201);
  await asked.promise;
  expect((await fetch(site.address('/readyz'))).status).toBe(200);
  expect((await post()).status).toBe(201);
  expect(await metrics()).toContain('letters_waiting{purpose="receipt"} 1');
  expect(await site.stop()).toBe(0);

  const stores = await openStores({ directory });
  const lines = await stores.outbox.claim(10, 60);
  await stores.close();
  expect(lines.map(({ purpose }) => purpose).toSorted()).toEqual(['notice', 'receipt']);
});
