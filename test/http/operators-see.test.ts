// behaviour: O7 O8
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, readSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreUnavailable } from '../../server/database/store-errors.ts';
import { createMetrics, serveMetrics } from '../../server/http/metrics.ts';
import { PATIENCE } from '../support/patience.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { applicationParts, postForm } from '../support/site/multipart.ts';
import { exchangeRaw, head } from '../support/site/raw-exchange.ts';
import { type Site, siteFailing, siteForTest } from '../support/site/site.ts';
import { buildMessage, temporaryDirectory } from '../support/stores/database.ts';

const MESSAGE = buildMessage();
const INFO = 30;
const WARN = 40;

const requests = (site: Site) => site.log.filter(({ msg, level }) => msg === 'request' && level === INFO);
/** Lines are written when an answer is over, which is after its reader has it. */
const eventually = (read: () => unknown) => expect.poll(read);

describe('the access log', () => {
  it('has a line for every post, with its outcome and reason and nothing of what was typed', async () => {
    const site = await siteForTest({ config: { contactLimit: 2 } });
    await request(site.app).post('/api/contact').send(MESSAGE).expect(201);
    await request(site.app)
      .post('/api/contact')
      .send({ ...MESSAGE, email: 'ravi@mail' })
      .expect(422);
    await request(site.app).post('/contact-us').type('form').send(MESSAGE).expect(303);
    await request(site.app).post('/api/contact').send(MESSAGE).expect(429);
    await eventually(() => requests(site)).toMatchObject([
      { method: 'POST', route: '/api/contact', status: 201 },
      {
        route: '/api/contact',
        status: 422,
        reason: 'Please check the fields that are marked.',
        fields: ['email'],
      },
      { route: expect.stringContaining('/contact-us'), status: 303 },
      { route: '/api/contact', status: 429, reason: expect.stringContaining('Too many submissions') },
    ]);
    expect(JSON.stringify(site.log)).not.toMatch(/Ravi|mail\.example|relay|127\.0\.0\.1/);
  });

  it('has no line for pages and files that were delivered, and none of what was searched for', async () => {
    const site = await siteForTest();
    for (const path of ['/about', '/about', '/career?q=secret', '/icon.svg'])
      await request(site.app).get(path).expect(200);
    await request(site.app).get('/nowhere?q=secret').expect(404);
    await eventually(() => requests(site)).toMatchObject([{ route: 'page', status: 404 }]);
    expect(JSON.stringify(site.log)).not.toContain('secret');
  });
});

describe('a warning', () => {
  const warnings = (site: Site) => site.log.filter(({ level }) => level === WARN);

  it('comes once where visitors use another origin than was set, and not for other sites', async () => {
    const site = await siteForTest({ origin: 'https://www.tamra.example' });
    const post = (origin: string) =>
      request(site.app).post('/api/contact').set({ Origin: origin, Host: 'tamra.example' }).send(MESSAGE);
    await post('https://other.example').expect(403);
    expect(warnings(site)).toEqual([]);
    for (let times = 0; times < 3; times += 1) await post('https://tamra.example').expect(403);
    expect(warnings(site)).toMatchObject([
      {
        setting: 'PUBLIC_ORIGIN',
        origin: 'https://tamra.example',
        publicOrigin: 'https://www.tamra.example',
      },
    ]);
  });

  it('comes once where visitors come through a proxy and TRUST_PROXY is 0, and not where it is 1', async () => {
    for (const trustProxy of [0, 1]) {
      const site = await siteForTest({ config: { trustProxy } });
      for (const visitor of ['203.0.113.1', '203.0.113.2']) {
        const post = request(site.app).post('/api/contact').set('X-Forwarded-For', visitor);
        await post.send(MESSAGE).expect(201);
        await request(site.app).get('/career?q=relay').set('X-Forwarded-For', visitor).expect(200);
      }
      const warning = { setting: 'TRUST_PROXY', found: expect.stringContaining('X-Forwarded-For') };
      expect(warnings(site)).toMatchObject(trustProxy === 0 ? [warning] : []);
    }
  });

  it('says why nothing can be stored', async () => {
    const code = { code: 'ERR_SQLITE_ERROR', errcode: 13 };
    const full = Object.assign(new Error('database or disk is full'), code);
    const site = await siteFailing(new StoreUnavailable(full));
    await request(site.app).post('/api/contact').send(MESSAGE).expect(503);
    expect(warnings(site)).toMatchObject([
      { route: '/api/contact', cause: 'SQLITE_FULL: database or disk is full' },
    ]);
  });
});

it('a line of the log holds no character that acts on a terminal', () => {
  const log = new URL('../../server/log.ts', import.meta.url);
  const script = `import { createLog } from '${log}'; createLog('info').info({ reason: String.fromCharCode(27, 0x9b, 0x202e, 0x7f) + 'é' }, 'request');`;
  const line = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(line).toContain('\\u001b\\u009b\\u202e\\u007fé');
  expect(JSON.parse(line).msg).toBe('request');
});

describe('standard output that takes nothing', () => {
  const logging = (script: string, output: number) => {
    const log = new URL('../../server/log.ts', import.meta.url);
    const begin = `import { createLog } from '${log}'; const log = createLog('info'); process.stdout.write('Serving\\n');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', begin + script], {
      stdio: ['ignore', output, 'inherit'],
      timeout: PATIENCE,
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  /** A pipe with a reader who reads when asked to. */
  async function openPipe() {
    const pipe = path.join(await temporaryDirectory(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const reader = await openForTest(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    return { reader, fd: (await openForTest(pipe, 'w')).fd };
  }
  async function openForTest(file: string, flags: string | number) {
    const opened = await open(file, flags);
    onTestFinished(() => opened.close());
    return opened;
  }
  const lines = (count: number) =>
    `for (let line = 0; line < ${count}; line += 1) log.info({ line, text: 'x'.repeat(1000) });`;

  it.each([
    ['the disk of the log is full', () => openForTest('/dev/full', 'w')],
    ['a pager waits', openPipe],
  ])('stops nothing where %s', async (_case, openOutput) => {
    const { fd } = await openOutput();
    const child = logging(`${lines(2000)} setTimeout(() => process.exit(7), 50);`, fd);
    const [code] = await once(child, 'close');
    expect(code).toBe(7);
  });

  it('gets its lines in order once a pager goes on', async () => {
    const { reader, fd } = await openPipe();
    logging(`${lines(200)} setInterval(() => log.info('later'), 10);`, fd);
    let printed = '';
    const read = () => {
      const bytes = Buffer.alloc(4096);
      try {
        for (let count = 1; count > 0; ) {
          count = readSync(reader.fd, bytes);
          printed += bytes.toString('utf8', 0, count);
        }
      } catch (error) {
        expect(error).toHaveProperty('code', 'EAGAIN');
      }
      return printed;
    };
    await eventually(read).toContain('"later"');
    const numbers = [...printed.matchAll(/"line":(\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 200 }, (_, number) => number));
  });
});

describe('POST /api/reports', () => {
  const send = (site: Site, type: string, body: unknown) =>
    request(site.app).post('/api/reports').set('Content-Type', type).send(JSON.stringify(body));
  const reports = (site: Site) => site.log.filter(({ msg }) => String(msg).startsWith('a browser reports'));

  const PAGE = 'http://localhost/career?q=secret';
  const legacy = {
    'document-uri': PAGE,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret',
    'line-number': 7,
    'script-sample': 'secret',
  };
  const body = {
    documentURL: PAGE,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js#secret',
    lineNumber: 7,
  };

  it.each([
    ['application/csp-report', { 'csp-report': legacy }, 1],
    ['application/reports+json', [{ type: 'csp-violation', body }, {}], 2],
  ])('logs what browsers send as %s, shortened', async (type, sent, count) => {
    const site = await siteForTest();
    await send(site, type, sent).expect(204);
    const blocked = 'https://evil.example/x.js';
    expect(reports(site)).toMatchObject([
      { level: WARN, count, directive: 'script-src-elem', blocked, page: 'career', line: 7 },
    ]);
    expect(JSON.stringify(site.log)).not.toContain('secret');
  });

  it('logs no value of another type than it should have', async () => {
    const site = await siteForTest();
    const odd = { toString: 1, valueOf: 'secret' };
    const report = { 'document-uri': odd, 'effective-directive': ['secret'], 'line-number': odd };
    await send(site, 'application/csp-report', { 'csp-report': report }).expect(204);
    await send(site, 'application/reports+json', [{ body: { lineNumber: odd } }]).expect(204);
    expect(reports(site)).toHaveLength(2);
    expect(JSON.stringify(site.log)).not.toContain('secret');
  });

  it('takes nothing else, and not too much of it', async () => {
    const site = await siteForTest();
    await send(site, 'application/json', {}).expect(415);
    for (const body of [null, [], 'x', { 'csp-report': 'x' }])
      await send(site, 'application/csp-report', body).expect(400);
    await send(site, 'application/csp-report', { 'csp-report': { a: 'x'.repeat(17_000) } }).expect(413);
    await request(site.app).get('/api/reports').expect(405);
    const long = { 'csp-report': { 'blocked-uri': 'x'.repeat(10_000) } };
    for (let sent = 1; sent <= 60; sent += 1) await send(site, 'application/csp-report', long).expect(204);
    await send(site, 'application/csp-report', long).expect(429);
    expect(String(reports(site)[0]?.blocked).length).toBeLessThanOrEqual(200);
  });
});

describe('metrics', () => {
  it('count requests by route, and posts by outcome', async () => {
    const metrics = createMetrics();
    const site = await siteForTest({ metrics, config: { applyLimit: 1 } });
    const apply = () => postForm(site.app, '/api/apply', applicationParts({}, buildPdf()));
    const twice = ['/about', '/nowhere/1', '/api/getJob/x'].flatMap((path) => [path, path]);
    for (const path of [...twice, '/icon.svg']) await request(site.app).get(path);
    await apply().expect(201);
    await apply().expect(429);
    for (const line of [
      'http_requests_total{route="page",method="GET",status="200"} 2',
      'http_requests_total{route="page",method="GET",status="404"} 2',
      'http_requests_total{route="file",method="GET",status="200"} 1',
      'http_requests_total{route="/api/getJob/:id",method="GET",status="404"} 2',
    ]) {
      await eventually(metrics.text).toContain(line);
    }
    expect(await metrics.text()).toMatch(/nodejs_eventloop_lag_seconds/);
  });

  it('are served to this machine alone', async () => {
    const server = await serveMetrics(createMetrics(), 0);
    try {
      const address = server.address() as { address: string; port: number };
      expect(address.address).toBe('127.0.0.1');
      const reply = await fetch(`http://127.0.0.1:${address.port}/metrics`);
      expect(reply.headers.get('content-type')).toContain('text/plain');
      expect((await fetch(`http://127.0.0.1:${address.port}/`)).status).toBe(404);
      const rebound = head('GET /metrics', [['Host', `rebound.example:${address.port}`]]);
      expect((await exchangeRaw(address.port, [rebound])).text).toMatch(/^HTTP\/1\.1 403 /);
    } finally {
      server.close();
    }
  });
});
