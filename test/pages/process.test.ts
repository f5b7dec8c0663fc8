// behaviour: O1 O2 O3 O4 O5 O6
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openStores } from '../../server/submissions/stores.ts';
import { type Instance, instanceForTest } from '../support/site/instance.ts';
import { ANSWERED, exchangeRaw, head } from '../support/site/raw-exchange.ts';
import { messagesIn } from '../support/stores/all-submissions.ts';
import { buildMessage, temporaryDirectory } from '../support/stores/database.ts';

const HOST = ['Host', 'localhost'] as const;
const page = head('GET /career', [HOST]);

async function started(environment: Record<string, string> = {}, command?: readonly string[]) {
  const site = await instanceForTest(environment, command);
  await site.start();
  return site;
}

/** How to start the site with a line of JavaScript run before it. */
const after = (script: string) => [
  process.execPath,
  '--import',
  `data:text/javascript,${encodeURIComponent(script)}`,
  'server/main.ts',
];

const postHead = (body: string, ...more: (readonly [string, string])[]) =>
  head('POST /api/contact', [
    HOST,
    ['Content-Type', 'application/json'],
    ['Content-Length', String(body.length)],
    ...more,
  ]);

/** Begins a post that the application has once this resolves; what it gives sends the rest, and reads the answer. */
async function slowPost({ port }: Instance): Promise<() => Promise<string>> {
  const body = JSON.stringify(buildMessage());
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(postHead(body, ['Expect', '100-continue'], ['Connection', 'close']));
  await once(socket, 'data');
  return () => {
    socket.write(body);
    return text(socket);
  };
}

const isOpen = ({ address }: Instance) =>
  fetch(address('/healthz')).then(
    () => true,
    () => false,
  );

it('says in one line where it serves, how many jobs are open, where submissions go and that mail is off', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const site = await started({}, ['sh', '-c', scripts.serve]);
  const words = 'open jobs, submissions in \\S+, mail off, webhooks off';
  expect(site.output()).toMatch(new RegExp(`^Serving http://localhost:${site.port}, \\d+ ${words}\n`));
  expect(await (await fetch(site.address('/readyz'))).json()).toEqual({ status: 'ready' });

  // Its files lie in DATA_DIR/releases; what another release has put there is served as well.
  const released = path.join(inject('releases'), 'assets');
  expect(await readdir(released)).toEqual(expect.arrayContaining(await readdir('dist/client/assets')));
  await writeFile(path.join(released, 'menu-ANOTHER.js'), '');
  expect((await fetch(site.address('/assets/menu-ANOTHER.js'))).status).toBe(200);

  // It opens no debugger to others on its machine, however it is started.
  site.signal('SIGUSR1');
  expect((await fetch(site.address('/healthz'))).status).toBe(200);
  expect(await site.stop()).toBe(0);
  expect(site.output()).not.toContain('Debugger');
  expect(scripts.desk).toContain('node --disable-sigusr1 ');
  for (const file of ['deploy/site.service', 'deploy/Dockerfile'])
    expect(await readFile(file, 'utf8')).toMatch(/node[", ]+--disable-sigusr1\b/);
});

describe('it ends with a sentence that says what to do', () => {
  const OLDER = "Object.defineProperty(process, 'versions', { value: { node: '22.20.0' } })";
  // Which ports a user may open differs from system to system, so the system is made to refuse.
  const REFUSING = `import net from 'node:net';
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
    net.Server.prototype.listen = function () { setImmediate(() => this.emit('error', error)); return this; };`;
  const WRONG = {
    PORT: 'x',
    UPLOADS_PER_VISITOR: '0',
    PUBLIC_ORIGIN: 'tamra.example/path',
    CONTENT_DIR: '/nowhere',
  };

  it.each<[string, Record<string, string>, string | undefined, RegExp]>([
    ['with an older Node', {}, OLDER, /^The site needs Node 24\.6 or later, this is 22\.20\.0\. .*\n$/],
    [
      'for every wrong setting, and without its jobs',
      WRONG,
      undefined,
      /PORT is "x"[\s\S]*PUBLIC_ORIGIN is[\s\S]*UPLOADS_PER_VISITOR is "0"[\s\S]*^There is no folder \/nowhere\/jobs: set CONTENT_DIR to where it is\.$/m,
    ],
    [
      'where it may not open its port',
      {},
      REFUSING,
      /^This user may not open the port.*PORT to one above 1023\.$/m,
    ],
    [
      'for a host of another machine',
      { HOST: '203.0.113.1' },
      undefined,
      /^HOST is not an address of this machine/m,
    ],
  ])('%s', async (_case, environment, script, words) => {
    const site = await instanceForTest(environment, script === undefined ? undefined : after(script));
    expect(await site.exited()).toBe(1);
    expect(site.output()).toMatch(words);
    expect(site.output()).not.toContain('    at ');
  });

  it.each(['PORT', 'ADMIN_PORT'])('where its %s is taken', async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const site = await instanceForTest({ [name]: String(port) });
    expect(await site.exited()).toBe(1);
    expect(site.output()).toContain(` is in use by another process. Stop it, or set ${name} to another`);
  });

  it('where its database is damaged', async () => {
    const directory = await temporaryDirectory();
    await writeFile(path.join(directory, 'submissions.db'), 'long enough to be a database'.repeat(200));
    const site = await instanceForTest({ DATA_DIR: directory });
    expect(await site.exited()).toBe(1);
    expect(site.output()).toMatch(/submissions\.db is damaged/);
  });
});

describe('it is stopped', () => {
  it.each(['SIGINT', 'SIGHUP'] as const)('by %s once it has answered what it accepted', async (signal) => {
    const site = await started();
    const finish = await slowPost(site);
    site.signal(signal);
    await expect.poll(() => isOpen(site)).toBe(false);
    expect(await finish()).toMatch(/^HTTP\/1\.1 201 /);
    expect(await site.exited()).toBe(0);
  });

  it('through the npm that started it', async () => {
    const site = await started({}, ['npm', 'run', '--silent', 'serve']);
    site.signal('SIGTERM');
    await expect.poll(() => isOpen(site)).toBe(false);
  });

  it('by SIGTERM under load with every answer finished that it had begun, and keeps what it acknowledged', async () => {
    const directory = await temporaryDirectory();
    const site = await started({ DATA_DIR: directory, CONTACT_LIMIT: '100000' });
    const outcomes: string[] = [];
    const keepAsking = async (visitor: number): Promise<void> => {
      for (let turn = 0; ; turn += 1) {
        const body = JSON.stringify(buildMessage({ message: `Visitor ${visitor}, turn ${turn}` }));
        const asked = turn % 2 === 0 ? page : postHead(body) + body;
        const { statuses, text } = await exchangeRaw(site.port, [asked]);
        if (text === '' && statuses.length === 0) return;
        outcomes.push(statuses.length === 1 ? `${statuses[0]}` : `cut: ${text.slice(0, 60)}`);
      }
    };
    const visitors = Array.from({ length: 20 }, (_, visitor) => keepAsking(visitor));
    await expect.poll(() => outcomes.length).toBeGreaterThan(200);
    expect(await site.stop()).toBe(0);
    await Promise.all(visitors);
    expect([...new Set(outcomes)].toSorted()).toEqual(['200', '201']);
    const stores = await openStores({ directory });
    expect(await messagesIn(stores)).toHaveLength(outcomes.filter((status) => status === '201').length);
    await stores.close();
  });

  it('by SIGTERM with the end of their connection told to those who go on asking, whom it would have cut off', async () => {
    const site = await started();
    let asked = 0;
    function* askOn() {
      for (; ; asked += 1) {
        yield page;
        yield ANSWERED;
      }
    }
    const visitors = Array.from({ length: 8 }, () =>
      exchangeRaw(site.port, askOn(), Number.POSITIVE_INFINITY),
    );
    await expect.poll(() => asked).toBeGreaterThan(100);
    expect(await site.stop()).toBe(0);
    for (const { text } of await Promise.all(visitors)) expect(text).toContain('Connection: close');
  });
});

/** The site, in which `fault` comes about at SIGUSR2. */
const withFault = (fault: string) => started({}, after(`process.on('SIGUSR2', () => { ${fault} })`));

it('goes on after a promise that failed unhandled', async () => {
  const site = await withFault("Promise.reject(new Error('left alone'))");
  site.signal('SIGUSR2');
  await expect.poll(site.output).toContain('unhandled rejection');
  expect(site.output()).toContain('left alone');
  expect((await fetch(site.address('/healthz'))).status).toBe(200);
});

const CLOSE = "process.getBuiltinModule('node:sqlite').DatabaseSync.prototype.close";

it.each([
  ['an exception that nobody caught', "throw Error('not foreseen')"],
  ['one while it stops', "process.emit('SIGTERM'); throw Error('not foreseen')"],
  ['one as it closes', `process.emit('SIGTERM'); ${CLOSE} = () => { throw Error('not foreseen') }`],
])('finishes what is under way and ends with 1 after %s', async (_case, fault) => {
  const site = await withFault(fault);
  const finish = await slowPost(site);
  site.signal('SIGUSR2');
  await expect.poll(() => isOpen(site)).toBe(false);
  expect(await finish()).toMatch(/^HTTP\/1\.1 201 /);
  expect(await site.exited()).toBe(1);
  expect(site.output()).toContain('not foreseen');
});
