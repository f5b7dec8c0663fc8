// behaviour: R10 R11 R15 R32
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { applicationParts, MULTIPART, postForm } from '../support/site/multipart.ts';
import { TODAY } from '../support/site/routes.ts';
import { type SiteOptions, serveSite } from '../support/site/site.ts';

const LIMITS_OF_A_SITE = { applyLimit: 3, contactLimit: 10, refusedLimit: 50, uploadsPerVisitor: 2 };
let serial = 0;

/** A site behind one proxy, which says whose request it passes on. */
async function siteBehindProxy({ config, ...options }: SiteOptions = {}) {
  const site = await serveSite({ ...options, config: { ...LIMITS_OF_A_SITE, trustProxy: 1, ...config } });
  onTestFinished(() => site.close());

  function apply(visitor: string, change: Parameters<typeof applicationParts>[0] = {}) {
    serial += 1;
    const fields = { email: `applicant-${serial}@mail.example`, ...change.fields };
    const form = applicationParts({ ...change, fields }, buildPdf());
    return postForm(site.origin, '/api/apply', form).set('X-Forwarded-For', visitor);
  }

  /** Begins an application and sends nothing more once the site has that; `text` is what comes back. */
  async function beginAndFallSilent(
    visitor: string,
    bytes = 17,
  ): Promise<{ socket: Socket; text: () => string }> {
    let text = '';
    const socket = connect(site.port, '127.0.0.1');
    socket.on('data', (data) => {
      text += data;
    });
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    const head = `POST /api/apply HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitor}\r\nContent-Type: ${MULTIPART}\r\nContent-Length: 5000000\r\n\r\n`;
    const asked = once(site.server, 'request');
    socket.write(head + 'x'.repeat(bytes));
    const [req] = await asked;
    await expect.poll(() => req.socket.bytesRead).toBe(head.length + bytes);
    return { socket, text: () => text };
  }

  return { site, apply, beginAndFallSilent };
}

describe('uploads at a time', () => {
  it('are two for one visitor, who is asked to wait, and others are not', async () => {
    const { apply, beginAndFallSilent } = await siteBehindProxy();
    for (const _ of [1, 2]) await beginAndFallSilent('203.0.113.1');
    const refused = await apply('203.0.113.1').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await apply('203.0.113.2').expect(201);
  });

  it('are as many as there are visitors while they hold little: silent ones keep nobody out', async () => {
    const { site, apply, beginAndFallSilent } = await siteBehindProxy();
    const silent = [];
    for (let visitor = 1; visitor <= 12; visitor += 1)
      silent.push(await beginAndFallSilent(`203.0.113.${visitor}`));
    await apply('198.51.100.1').expect(201);
    expect(silent.map(({ text }) => text()).join('')).toBe('');
    await request(site.origin).get('/career').expect(200);
  });

  it('give way when they hold too much together, those of who holds most', async () => {
    const { apply, beginAndFallSilent } = await siteBehindProxy();
    const small = await beginAndFallSilent('198.51.100.1', 1_000_000);
    const large: { text: () => string }[] = [];
    for (let upload = 0; upload < 14; upload += 1)
      large.push(await beginAndFallSilent(`203.0.113.${upload % 7}`, 4_900_000));
    const refused = () => large.filter(({ text }) => /^HTTP\/1\.1 503 [\s\S]*Retry-After: /.test(text()));
    await expect.poll(() => refused().length).toBe(1);
    await apply('198.51.100.2').expect(201);
    expect(small.text()).toBe('');
  });
});

describe('how often one visitor may post', () => {
  it('is ten messages and ten applications in ten minutes, unless configured otherwise', () => {
    expect(readConfig({})).toMatchObject({ contactLimit: 10, applyLimit: 10, limitWindowSeconds: 600 });
  });

  it('is counted by what was accepted: a mistake costs nobody their turn', async () => {
    const { apply } = await siteBehindProxy();
    for (let sent = 0; sent < 3; sent += 1) {
      await apply('203.0.113.1', { fields: { phone: '12' } }).expect(422);
      await apply('203.0.113.1').expect(201);
    }
    const refused = await apply('203.0.113.1').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['ratelimit-policy']).toContain('q=3');
    await apply('203.0.113.2').expect(201);
  });

  it('has an end for refused ones, too', async () => {
    const { apply } = await siteBehindProxy({ config: { refusedLimit: 3 } });
    for (let sent = 0; sent < 3; sent += 1) await apply('203.0.113.1', { resume: null }).expect(422);
    await apply('203.0.113.1').expect(429);
    await apply('203.0.113.2').expect(201);
  });

  it('has an end for those that were refused since nothing can be stored: they cost as much', async () => {
    const { site, apply } = await siteBehindProxy({ config: { refusedLimit: 2, applyLimit: 2 } });
    await site.stores.close();
    for (let sent = 0; sent < 2; sent += 1) await apply('203.0.113.1').expect(503);
    await apply('203.0.113.1').expect(429);
  });
});

describe('what is rendered for one visitor', () => {
  it('are searches, 300 a minute, and what is cached at any time', async () => {
    let held = Promise.resolve();
    const onRender = (path: string) => (path === '/career' ? held : undefined);
    const { site } = await siteBehindProxy({ clock: TODAY, onRender });
    const ask = (path: string) => request(site.origin).get(path);
    await ask('/career?q=word').expect(200);
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    held = promise;
    let asked = 0;
    site.server.on('request', () => {
      asked += 1;
    });
    // They count as they come; those who have left before their turn are not rendered for.
    const leaving = new AbortController();
    for (let nth = 1; nth < 300; nth += 1)
      fetch(`${site.origin}/career?q=word${nth}`, leaving).catch(() => {});
    await expect.poll(() => asked).toBe(299);
    const refused = await ask('/career?q=one-more').expect(429);
    leaving.abort();
    goOn();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await ask('/career?q=word').expect(200);
    await ask('/career?utm_source=x').expect(200);
  });

  it('are lists, 300 a minute, and cached ones at any time; nothing is rendered for a mistake in their address', async () => {
    const { site } = await siteBehindProxy({ clock: TODAY });
    const ask = (path: string) => request(site.origin).get(path);
    await ask('/api/getAlljob?q=word').expect(200);
    const search = (nth: number) =>
      ask(`${nth % 2 ? '/api/getAlljob' : '/career/feed.xml'}?q=word${nth}`).expect(200);
    // Ten of one visitor may wait at a time.
    for (let from = 0; from < 299; from += 10)
      await Promise.all(Array.from({ length: Math.min(10, 299 - from) }, (_, nth) => search(from + nth)));
    const refused = await ask('/api/getAlljob?q=one-more').expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await ask('/career/feed.xml?q=one-more').expect(429);
    await ask('/career/feed.xml?q=a&q=b').expect(400, /"message":"q should be given once/);
    await ask('/api/getAlljob?q=Word').expect(200);
    await ask('/api/getAlljob').expect(200);
  });

  it('are no pages about forms that are refused by the hundred: they keep nobody waiting', async () => {
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    let renders = 0;
    const { site } = await siteBehindProxy({
      clock: TODAY,
      onRender(path) {
        if (path !== '/contact-us') return;
        renders += 1;
        return held;
      },
    });
    const ask = (path: string) => request(site.origin).get(path).set('X-Forwarded-For', '198.51.100.1');
    let answered = 0;
    const post = async () => {
      const headers = { 'X-Forwarded-For': '203.0.113.1', 'Sec-Fetch-Site': 'cross-site' };
      const form = request(site.origin).post('/contact-us').set(headers).type('form');
      const { status, text } = await form.send({ message: 'Hello' });
      answered += 1;
      return [status, text.includes('This form has to be sent from our own pages.')].join();
    };
    const posts = Array.from({ length: 320 }, post);
    // All but those few that wait for a page.
    await expect.poll(() => answered).toBeGreaterThan(290);
    const search = ask('/career?q=word').then(({ status }) => status);
    await ask('/about').expect(200);
    goOn();
    expect(await search).toBe(200);
    expect(new Set(await Promise.all(posts))).toEqual(new Set(['403,true']));
    expect(renders).toBeLessThan(25);
  });
});
