// behaviour: O15
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openStores } from '../../server/submissions/stores.ts';
import { exchangeRaw, head } from '../support/site/raw-exchange.ts';
import { buildMessage } from '../support/stores/database.ts';
import { deskForTest, openDeskOver, sessionOf } from '../support/stores/desk.ts';

type Headers = [string, string][];

it('answers everybody without a session in the same words, whatever they ask for', async () => {
  const desk = await deskForTest();
  const { reference } = await desk.stores.messages.add('contact', buildMessage());
  const wrong = ['/nothing', '/open/', '/open/x', '/open/%ff', '/submissions/%ff', '/%'];
  const paths = ['/', '/letters', `/submissions/${reference}`, '/assets/desk.css', ...wrong];
  const answers = new Set<string>();
  for (const path of paths) {
    const answer = await fetch(desk.origin + path, {
      headers: { Cookie: `desk-${desk.port}=${'A'.repeat(43)}` },
    });
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    answers.add(JSON.stringify([answer.status, headers, await answer.text()]));
  }
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('[403,');
});

it('opens by its link once, and gives a cookie that no script and no other site can use', async () => {
  const desk = await deskForTest();
  const link = desk.access.newLink();
  const first = await fetch(link);
  expect(first.status).toBe(200);
  expect(first.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^desk-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  expect((await fetch(link)).status).toBe(403);
  const newer = desk.access.newLink();
  desk.access.newLink();
  expect((await fetch(newer)).status).toBe(403);

  const cookie = `${first.headers.getSetCookie()[0]?.split(';')[0] ?? ''}; desk-name=Meera`;
  expect((await fetch(link, { headers: { Cookie: cookie } })).status).toBe(200);
  const inbox = await fetch(desk.origin, { headers: { Cookie: cookie } });
  expect(inbox.status).toBe(200);
  expect(inbox.headers.getSetCookie()).toEqual([]);
  expect(inbox.headers.get('cache-control')).toBe('no-store');
  expect(inbox.headers.get('access-control-allow-origin')).toBeNull();
  expect(inbox.headers.get('content-security-policy')).toMatch(/^default-src 'none';(?!.*report)/);
  const style = await fetch(`${desk.origin}/assets/desk.css`, { headers: { Cookie: cookie } });
  expect([style.status, style.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

it('is served to its own address alone: no other Host, none, and no address of another site', async () => {
  const desk = await deskForTest();
  const cookie = await sessionOf(desk);
  const own = `127.0.0.1:${desk.port}`;
  const status = async (target: string, ...headers: Headers) => {
    const sent = head(`GET ${target}`, [...headers, ['Cookie', cookie], ['Connection', 'close']]);
    return (await exchangeRaw(desk.port, [sent])).statuses[0];
  };

  expect(await status('/', ['Host', own])).toBe(200);
  const others = [
    `localhost:${desk.port}`,
    '127.0.0.1',
    'rebound.example',
    `rebound.example:${desk.port}`,
    '',
  ];
  for (const host of others) expect(await status('/', ['Host', host]), host).toBe(403);
  expect(await status('/')).toBe(400);
  expect(await status('/', ['Host', 'rebound.example'], ['Host', own])).toBe(403);
  expect(await status(`http://rebound.example:${desk.port}/`, ['Host', own])).toBe(403);

  const link = desk.access.newLink();
  const elsewhere = [head(`GET ${new URL(link).pathname}`, [['Host', 'rebound.example']])];
  expect((await exchangeRaw(desk.port, elsewhere)).statuses).toEqual([403]);
  expect((await fetch(link)).status).toBe(200);
});

it('listens on 127.0.0.1 and on no other address of this machine', async () => {
  const desk = await deskForTest();
  const reach = (host: string) =>
    new Promise<string>((resolve) => {
      const socket = connect({ host, port: desk.port });
      socket.once('connect', () => socket.destroy(new Error('connected')));
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  expect(await reach('127.0.0.1')).toBe('connected');
  for (const host of ['127.0.0.2', '::1']) expect(await reach(host)).not.toBe('connected');
});

it('takes posts from its own pages alone, and pages of other ports of this machine see nothing', async () => {
  const desk = await deskForTest();
  const cookie = await sessionOf(desk);
  const { reference } = await desk.stores.messages.add('contact', buildMessage());
  const post = async (...more: Headers) => {
    const body = 'text=written';
    const headers: Headers = [
      ['Host', `127.0.0.1:${desk.port}`],
      ['Cookie', cookie],
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Content-Length', String(body.length)],
      ['Connection', 'close'],
      ...more,
    ];
    return (await exchangeRaw(desk.port, [head(`POST /submissions/${reference}/notes`, headers) + body]))
      .statuses[0];
  };
  const foreign = [
    {},
    { Origin: 'null' },
    { Origin: 'https://elsewhere.example' },
    { Origin: `http://127.0.0.1:${desk.port + 1}`, 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign)
    expect(await post(...Object.entries(headers)), JSON.stringify(headers)).toBe(403);
  expect(await desk.stores.notes.of(reference)).toEqual([]);
  expect(await post(['Origin', desk.origin], ['Sec-Fetch-Site', 'same-origin'])).toBe(303);
  expect(await desk.stores.notes.of(reference)).toHaveLength(1);

  const seen = await fetch(desk.origin, { headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-site' } });
  expect(seen.status).toBe(403);
});

it('says in words what is gone meanwhile, and what it does not know', async () => {
  const desk = await deskForTest();
  const cookie = await sessionOf(desk);
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(desk.origin + path, { ...init, headers: { Cookie: cookie, Origin: desk.origin, ...init.headers } });
  const gone = await ask('/submissions/A-2222-2222');
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain('may have been erased meanwhile');
  const body = new URLSearchParams({ stage: 'hired' });
  expect((await ask('/submissions/A-2222-2222/stage', { method: 'POST', body })).status).toBe(404);
  expect((await ask('/letters/1/retry', { method: 'POST', body })).status).toBe(404);
  expect((await ask('/letters/99999999999999/retry', { method: 'POST', body })).status).toBe(404);
  expect((await ask('/nothing')).status).toBe(404);
  expect((await ask('/submissions/%00', {})).status).toBe(404);
  expect((await ask('/submissions/%ff')).status).toBe(400);
  expect((await ask('/?page=99999999&from=2026-02-30&kind=x&q=%00%ff')).status).toBe(200);
});

it('tells when nobody has used it for so long, that it may end', async () => {
  const stores = await openStores({ memory: true });
  onTestFinished(() => stores.close());
  await new Promise<void>((resolve, reject) => {
    openDeskOver(stores, { idle: 20, onIdle: resolve }).then((desk) => onTestFinished(desk.close), reject);
  });
});
