// behaviour: R20 O1 O2 O3 O4
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let directory: string;
let children: ChildProcess[];
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'process-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

type Started = { child: ChildProcess; origin: string; line: string; exited: Promise<number | null> };

const MAIN = [process.execPath, 'server/main.ts'] as const;

function run(environment: Record<string, string>, [command, ...args]: readonly [string, ...string[]] = MAIN) {
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: directory,
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data;
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, exited, output: () => output };
}

async function start(
  environment: Record<string, string> = {},
  command?: readonly [string, ...string[]],
): Promise<Started> {
  const { child, exited, output } = run(environment, command);
  await expect.poll(output).toContain('\n');
  const line = output().split('\n')[0] ?? '';
  return { child, exited, line, origin: /http:\/\/\S+(?=,)/.exec(line)?.[0] ?? '' };
}

const message = {
  fullName: 'Ravi Nair',
  email: 'ravi@workshop.example',
  message: 'Please call me about relays.',
};
const send = (origin: string) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });

describe('the process', () => {
  it('says in one line where it serves, how many jobs are open, where submissions go and that mail is off', async () => {
    const { line, origin } = await start();
    expect(line).toMatch(
      /^Serving http:\/\/localhost:\d+, \d+ open jobs, submissions in \S+, mail off, webhooks off$/,
    );
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('keeps its compiled modules for the next start, also where it is killed', async () => {
    const cache = path.join(directory, 'compiled');
    const { child, exited } = await start({ NODE_COMPILE_CACHE: cache });
    await expect
      .poll(() => (existsSync(cache) ? readdirSync(cache, { recursive: true }).length : 0))
      .toBeGreaterThan(100);
    child.kill('SIGKILL');
    await exited;
  });

  it('says which Node it needs where it is started by an older one', async () => {
    const older = "Object.defineProperty(process, 'versions', { value: { node: '22.20.0' } })";
    const [node, main] = MAIN;
    const { exited, output } = run({}, [node, '--import', `data:text/javascript,${older}`, main]);
    expect(await exited).toBe(1);
    expect(output()).toMatch(/^The site needs Node 24\.6 or later, this is 22\.20\.0\. .*\n$/);
  });

  it('lists every fault of its configuration and does not start', async () => {
    const { exited, output } = run({
      PORT: 'x',
      UPLOADS_PER_VISITOR: '0',
      PUBLIC_ORIGIN: 'tamra.example/path',
    });
    expect(await exited).toBe(1);
    expect(output()).toMatch(/PORT is "x"/);
    expect(output()).toMatch(/UPLOADS_PER_VISITOR is "0"/);
    expect(output()).toMatch(/PUBLIC_ORIGIN is "tamra.example\/path"/);
  });

  it('refuses to start on a damaged database, and names it', async () => {
    await writeFile(
      path.join(directory, 'submissions.db'),
      'this is not a database, and long enough to be read as one'.repeat(100),
    );
    const { exited, output } = run({});
    expect(await exited).toBe(1);
    expect(output()).toMatch(/submissions\.db is damaged/);
  });

  it('says that its port is taken', async () => {
    const { origin } = await start();
    const { exited, output } = run({ PORT: new URL(origin).port, DATA_DIR: path.join(directory, 'other') });
    expect(await exited).toBe(1);
    expect(output()).toMatch(/port is in use/);
  });

  it('says that its port for metrics is taken', async () => {
    const { origin } = await start();
    const taken = { ADMIN_PORT: new URL(origin).port, DATA_DIR: path.join(directory, 'other') };
    const { exited, output } = run(taken);
    expect(await exited).toBe(1);
    expect(output()).toMatch(/port is in use by another process\. Stop it, or set ADMIN_PORT to another/);
  });

  it('says that its port may not be opened', async () => {
    // Which ports a user may open differs from system to system, so the system is made to refuse.
    const refusing = `import net from 'node:net';
      const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
      net.Server.prototype.listen = function () { setImmediate(() => this.emit('error', error)); return this; };`;
    const { exited, output } = run({}, [
      process.execPath,
      '--import',
      `data:text/javascript,${encodeURIComponent(refusing)}`,
      'server/main.ts',
    ]);
    expect(await exited).toBe(1);
    expect(output()).toMatch(/^The port may not be opened by this user\. Set PORT to one above 1023\.$/m);
    expect(output()).not.toContain('    at ');
  });

  it('says that its host is none of this machine', async () => {
    const { exited, output } = run({ HOST: '203.0.113.1' });
    expect(await exited).toBe(1);
    expect(output()).toMatch(/^HOST is no address of this machine/);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'answers what it has accepted after %s, and leaves',
    async (signal) => {
      const { child, exited, origin } = await start();
      const slow = slowPost(new URL(origin));
      await slow.isUnderWay;
      child.kill(signal);
      await expectClosed(origin);
      expect(await slow.finish()).toMatch(/^HTTP\/1\.1 201 /);
      expect(await exited).toBe(0);
    },
  );

  it('opens no debugger to others on its machine, however it is started', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
    const { child, exited, output } = run({}, ['sh', '-c', scripts.serve]);
    await expect.poll(output).toContain('Serving');
    child.kill('SIGUSR1');
    expect((await fetch(/http:\/\/\S+(?=,)/.exec(output())?.[0] ?? '')).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output()).not.toContain('Debugger');
    expect(scripts.desk).toContain('node --disable-sigusr1 ');
    for (const file of ['deploy/site.service', 'deploy/Dockerfile']) {
      expect(await readFile(file, 'utf8')).toMatch(/node[", ]+--disable-sigusr1\b/);
    }
  });

  it('leaves when SIGTERM reaches the npm that started it', async () => {
    const { child, origin } = await start({}, ['npm', 'run', '--silent', 'serve']);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    await expectClosed(origin);
  });

  it('has what it acknowledged after kill -9', async () => {
    const first = await start();
    const { reference } = await (await send(first.origin)).json();
    first.child.kill('SIGKILL');
    await first.exited;
    const inbox = spawn(process.execPath, ['server/submissions/inbox/inbox-command.ts', 'show', reference], {
      env: { ...process.env, DATA_DIR: directory },
    });
    let output = '';
    inbox.stdout.on('data', (data) => {
      output += data;
    });
    await new Promise((resolve) => inbox.once('exit', resolve));
    expect(output).toContain('Please call me about relays.');
  });
});

async function expectClosed(origin: string): Promise<void> {
  const state = () =>
    fetch(origin).then(
      () => 'open',
      () => 'closed',
    );
  await expect.poll(state, { timeout: 10_000 }).toBe('closed');
}

/** A post whose head has arrived and whose body comes only when `finish` is called. */
function slowPost(url: URL) {
  const body = JSON.stringify(message);
  let received = '';
  const socket = connect(Number(url.port), url.hostname);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.setEncoding('utf8').on('data', (data) => {
    received += data;
  });
  socket.on('error', () => {});
  const isUnderWay = new Promise<void>((resolve) => {
    socket.once('connect', () => {
      socket.write(
        `POST /api/contact HTTP/1.1\r\nHost: ${url.host}\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      // The server's "100 Continue" says that the application has the request.
      socket.once('data', () => resolve());
    });
  });
  return {
    isUnderWay,
    async finish() {
      received = '';
      socket.write(body);
      await closed;
      return received;
    },
  };
}
