// behaviour: V1 V6 Q2 R13 R34
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { exchangeRaw, head } from '../support/site/raw-exchange.ts';
import { TODAY } from '../support/site/routes.ts';
import { serveSite } from '../support/site/site.ts';

const rendered: string[] = [];
const site = await serveSite({ clock: TODAY, onRender: (path) => void rendered.push(path) });
afterAll(() => site.close());

const HOST = ['Host', 'localhost'] as const;
const ask = (target: string, method = 'GET') => exchangeRaw(site.port, [head(`${method} ${target}`, [HOST])]);
const location = (text: string) => /^location: (.*)$/im.exec(text)?.[1];

describe('another spelling', () => {
  it.each([
    ['/careers/reactjs%2ddeveloper', '/careers/reactjs-developer'],
    ['/careers/%72%65actjs-developer', '/careers/reactjs-developer'],
    ['/%63areer', '/career'],
    ['/industries/%68ealthcare', '/industries/healthcare'],
    ['/web-development/reactjs%2Ddevelopment', '/web-development/reactjs-development'],
    ['/careers/reactjs-developer/?from=letter', '/careers/reactjs-developer?from=letter'],
    ['/digital-commerce//', '/digital-commerce'],
    ['/nowhere/', '/nowhere'],
    ['/widgets/1/', '/widgets/1'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/about%2f..%2fcareer/', '/about%2F..%2Fcareer'],
  ])('%s is led to %s, and nothing is rendered', async (target, path) => {
    rendered.length = 0;
    const { statuses, text } = await ask(target);
    expect({ statuses, location: location(text) }).toEqual({ statuses: [308], location: path });
    expect(rendered).toEqual([]);
  });

  it.each(['/careers', '/careers/', '/CAREERS///', '/%63areers/'])(
    '%s, which also stands for another address, takes one redirect to that',
    async (target) => {
      const { statuses, text } = await ask(`${target}?q=qa`);
      expect(statuses).toEqual([308]);
      expect(location(text)).toBe('/career?q=qa');
    },
  );

  it.each(['/careers/..', '/careers/%2e%2e', '/careers/..\\7\\..\\career', '/careers/.%2e/', '/about//team'])(
    '%s is no page',
    async (target) => {
      const { statuses } = await ask(target);
      expect([404, 308]).toContain(statuses[0]);
      expect(rendered).not.toContain('/career');
    },
  );

  it('is refused with a page that is rendered once', async () => {
    await ask('/careers/..');
    rendered.length = 0;
    for (let times = 0; times < 20; times += 1) {
      expect((await ask(`/careers/../${times}`)).statuses).toEqual([404]);
      expect((await ask('/about', 'DELETE')).statuses).toEqual([405]);
    }
    expect(rendered).toEqual(['/fault']);
  });
});

describe('a request for a whole address (RFC 9112, 3.2.2)', () => {
  it.each([
    ['http://evil.example/', 200, undefined],
    ['http://evil.example/career/', 308, '/career'],
    ['http://evil.example//', 308, '/'],
    ['http://evil.example/\\x/', 308, '/x'],
    ['https://user@evil.example:81/about?q=1#x', 200, undefined],
    ['a://evil.com//', 308, '/'],
    // There is no such port.
    ['http://evil.example:99999/career?q=qa', 200, undefined],
    ['http://evil.example:99999/career/feed.xml?q=qa', 200, undefined],
    ['http://evil.example:99999/api/getAlljob?q=qa', 200, undefined],
  ])('%s is the path of it, on our own site', async (target, status, path) => {
    const { statuses, text } = await ask(target);
    expect({ statuses, location: location(text) }).toEqual({ statuses: [status], location: path });
  });

  it.each(['javascript:alert(1)', 'evil.example', '*'])('%s leads nowhere', async (target) => {
    const { statuses, text } = await ask(target);
    expect(text).toMatch(/^HTTP\/1.1 (?:308|400|404) /);
    expect(statuses.length).toBeLessThan(2);
    expect(location(text) ?? '/').toMatch(/^\/(?![\\/])/);
  });
});

describe('the key of an application, however its link is spoiled by mail programs, editors and hands', () => {
  const KEY = 'VoGys0jSONTJuBEPF8X3zenjQ_3gDIw5';

  it.each(
    ['KEY.', 'KEY%20', 'KEY.pdf', 'x/KEY'].flatMap((end) => [`/applications/${end}`, `/Applications/${end}`]),
  )('is kept by no cache at %s', async (address) => {
    const { text } = await ask(address.replace('KEY', KEY));
    expect(text).toMatch(/^cache-control: no-store\r$/im);
  });

  it('stands in no line of the log', async () => {
    const nearly = ['applications/KEY/', '%61pplications/KEY', 'application/KEY', 'KEY', 'career?q=KEY'];
    for (const address of [...nearly, 'api/getJob/KEY', 'applications/KEY.'])
      await ask(`/${address.replace('KEY', KEY)}`);
    expect(site.log.length).toBeGreaterThan(nearly.length);
    expect(JSON.stringify(site.log)).not.toContain(KEY);
  });
});

describe('calls of the API', () => {
  it.each(['/API/apply', '/Api/Contact', '/api/apply/', '/api/nothing'])(
    '%s refuse in JSON',
    async (path) => {
      const { body } = await request(site.origin).post(path).type('text/plain').send('x');
      expect(body.success).toBe(false);
    },
  );

  it('have the same words for one call however it is written', async () => {
    for (const path of ['/api/contact', '/api/contact/', '/API/CONTACT']) {
      const { body } = await request(site.origin).post(path).send({}).expect(422);
      expect(body.error, path).toEqual(expect.any(String));
    }
  });
});
