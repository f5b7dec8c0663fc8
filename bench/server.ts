import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applicationParts, BOUNDARY, multipart } from '../test/support/multipart.ts';
import { buildPdf } from '../test/support/pdf.ts';
import type { LoadOptions, LoadResult } from './load.ts';

/**
 * What the server does a second, beside a bare `node:http` server that sends the same headers and body: the real
 * process on one core, the load on the other, rounds of both interleaved, medians. Needs a finished build.
 */
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 32;
const SERVER_CORE = 0;
const LOAD_CORE = 1;

const directory = mkdtempSync(path.join(tmpdir(), 'bench-'));
const children: ChildProcess[] = [];

function onCore(core: number, file: string, args: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn('taskset', ['-c', String(core), process.execPath, file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

function says(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => child.stdout?.once('data', (data) => resolve(String(data))));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

function load(options: LoadOptions): LoadResult {
  const file = path.join(import.meta.dirname, 'load.ts');
  const output = execFileSync('taskset', ['-c', String(LOAD_CORE), process.execPath, file, JSON.stringify(options)]);
  return JSON.parse(String(output));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;

type Row = { what: string; figure: string; goal?: string };
const rows: Row[] = [];
function row(what: string, figure: string, goal?: string) {
  rows.push({ what, figure, ...(goal ? { goal } : {}) });
  console.log(`${what.padEnd(44)} ${figure.padEnd(44)} ${goal ?? ''}`);
}

const sitePort = await freePort();
const started = performance.now();
const site = onCore(SERVER_CORE, 'server/main.ts', [], {
  PORT: String(sitePort),
  DATA_DIR: directory,
  LOG_LEVEL: 'error',
  CONTACT_LIMIT: '1000000',
  APPLY_LIMIT: '1000000',
  MAX_UPLOADS: '1000',
});
await says(site);
await fetch(`http://127.0.0.1:${sitePort}/`);
row('start to first answer', `${Math.round(performance.now() - started)} ms`, '≤ 600 ms');
await new Promise((resolve) => setTimeout(resolve, 8000));

/** The site beside a bare server that answers the same, in turns. */
async function beside(what: string, request: { path: string; headers?: Record<string, string> }, goal?: string) {
  const headers = request.headers ?? {};
  const port = await freePort();
  const bare = onCore(SERVER_CORE, 'bench/bare-server.ts', [String(port), JSON.stringify({ port: sitePort, path: request.path, headers })]);
  await says(bare);
  const common = { ...request, headers, connections: CONNECTIONS, seconds: SECONDS };
  load({ ...common, port: sitePort, seconds: 1 });
  const pairs = Array.from({ length: ROUNDS }, () => ({
    site: load({ ...common, port: sitePort }),
    bare: load({ ...common, port }),
  }));
  bare.kill();
  const ours = median(pairs.map((pair) => pair.site.perSecond));
  const theirs = median(pairs.map((pair) => pair.bare.perSecond));
  const ratio = median(pairs.map((pair) => pair.site.perSecond / pair.bare.perSecond));
  row(what, `${perSecond(ours)} of ${perSecond(theirs)}, ratio ${ratio.toFixed(2)}`, goal);
  return ours;
}

const compressed = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const pageRate = await beside('cached page, home', { path: '/', headers: compressed }, '≥ 0.90');
await beside('cached page, career', { path: '/career', headers: compressed }, '≥ 0.90');
const etag = (await fetch(`http://127.0.0.1:${sitePort}/`, { headers: { 'Accept-Encoding': 'br' } })).headers.get('etag') ?? '';
await beside('cached page, not modified (304)', { path: '/', headers: { ...compressed, 'If-None-Match': etag } }, '≥ 0.90');
const html = await (await fetch(`http://127.0.0.1:${sitePort}/`)).text();
const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '/icon.svg';
await beside('asset, entry script', { path: script, headers: compressed });
await beside('GET /api/getAlljob', { path: '/api/getAlljob' });
await beside('first render, home', { path: '/?render', headers: {} });

const half = load({ port: sitePort, path: '/', headers: compressed, connections: 50, seconds: 5, rate: pageRate / 2 });
row('cached page at half of capacity, 50 connections', `p99 ${half.p99.toFixed(1)} ms at ${perSecond(half.perSecond)}`, '≤ 10 ms');

const post = (what: string, bodyFile: string, type: string, url: string) => {
  const results = Array.from({ length: 3 }, () =>
    load({ port: sitePort, path: url, bodyFile, headers: { 'Content-Type': type }, connections: CONNECTIONS, seconds: SECONDS }),
  );
  const refused = results.flatMap((result) => Object.keys(result.statuses)).filter((status) => status !== '201');
  row(what, `${perSecond(median(results.map((result) => result.perSecond)))}${refused.length > 0 ? `, also ${[...new Set(refused)]}` : ''}`);
};
const message = path.join(directory, 'message.json');
writeFileSync(message, JSON.stringify({ fullName: 'Load 00000000', email: 'load@mail.example', contact: '', message: 'How many can you take?' }));
post('durable contact message', message, 'application/json', '/api/contact');
const application = path.join(directory, 'application.bin');
writeFileSync(application, multipart(applicationParts({ fields: { email: 'load-00000000@mail.example' } }, buildPdf({ bytes: 200_000 }))));
post('durable application, 200 KB resume', application, `multipart/form-data; boundary=${BOUNDARY}`, '/api/apply');

const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) / 1024;
row('memory after all of that', `${Math.round(resident)} MB`, '≤ 160 MB');

for (const child of children) child.kill();
rmSync(directory, { recursive: true, force: true });
