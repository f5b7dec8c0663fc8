import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/**
 * A load as a process of its own: `node bench/load.ts '<JSON of LoadOptions>'` prints a LoadResult as JSON. Every
 * connection has one request under way at a time.
 */
export type LoadOptions = {
  port: number;
  connections: number;
  seconds: number;
  /** Asked for in turn. */
  paths: string[];
  headers?: Record<string, string>;
  /** A file that is posted; its first run of eight zeros is replaced by a number of its own each time. */
  bodyFile?: string;
  /** Requests a second over all connections; as many as it takes when left out. */
  rate?: number;
  /** Number of requests to send, instead of `seconds`. */
  requests?: number;
};

/** Times of whole answers in ms; `failed` counts what got none. */
export type LoadResult = {
  perSecond: number;
  answers: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
  failed: number;
};

const options: LoadOptions = JSON.parse(process.argv[2] ?? '{}');
const body = options.bodyFile ? readFileSync(options.bodyFile) : undefined;
const serialAt = body?.indexOf('00000000') ?? -1;
let serial = process.pid * 1000;

/** A body with a number of its own, from an address of its own: for a server that trusts one proxy. */
function visitorsPost(): { body: Buffer; headers: Record<string, string> } {
  serial += 1;
  const copy = Buffer.from(body ?? '');
  if (serialAt >= 0) copy.write(String(serial % 1e8).padStart(8, '1'), serialAt, 'latin1');
  return { body: copy, headers: { ...options.headers, 'X-Forwarded-For': `198.51.100.${serial % 250}` } };
}

const times: number[] = [];
const statuses: Record<string, number> = {};
const started = performance.now();
const running = autocannon(
  {
    url: `http://127.0.0.1:${options.port}`,
    connections: options.connections,
    ...(options.requests ? { amount: options.requests } : { duration: options.seconds }),
    ...(options.rate ? { overallRate: options.rate } : {}),
    headers: options.headers ?? {},
    sampleInt: 100,
    requests: options.paths.map((path) =>
      body
        ? { method: 'POST', path, setupRequest: (request) => ({ ...request, ...visitorsPost() }) }
        : { method: 'GET', path },
    ),
  },
  finished,
);
running.on('response', (_client, status, _bytes, time) => {
  times.push(time);
  statuses[status] = (statuses[status] ?? 0) + 1;
});

function finished(error: unknown, { errors, timeouts }: autocannon.Result): void {
  if (error) throw error;
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const result: LoadResult = {
    perSecond: times.length / seconds,
    answers: times.length,
    p50: at(0.5),
    p99: at(0.99),
    statuses,
    failed: errors + timeouts,
  };
  console.log(JSON.stringify(result));
  process.exit();
}
