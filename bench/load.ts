import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { answerEnd } from './answer-end.ts';

/**
 * A load generator as a process of its own: `node bench/load.ts '<JSON of LoadOptions>'`. Keeps `connections` busy
 * with one request at a time each for `seconds`, and prints a LoadResult as JSON.
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
  /** Requests per second over all connections; as many as it takes when left out. */
  rate?: number;
  /** Ends earlier, after so many answers. */
  requests?: number;
};

/** `p50` and `p99` are the times to the first byte in ms; at a `rate` they count from when a request was due. */
export type LoadResult = {
  perSecond: number;
  answers: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
};

const options: LoadOptions = JSON.parse(process.argv[2] ?? '{}');
const body = options.bodyFile ? readFileSync(options.bodyFile) : Buffer.alloc(0);
const requests = options.paths.map(requestTo);
const serialAt = body.indexOf('00000000');
/** Milliseconds between two requests of one connection, where a rate is asked for. */
const pause = options.rate ? (1000 * options.connections) / options.rate : 0;
const most = options.requests ?? Number.POSITIVE_INFINITY;

let serial = process.pid * 1000;
let sent = 0;
let isOver = false;
const times: number[] = [];
const statuses: Record<string, number> = {};

function requestTo(path: string): Buffer {
  const lines = Object.entries({
    Host: `localhost:${options.port}`,
    ...options.headers,
    ...(options.bodyFile ? { 'Content-Length': String(body.length) } : {}),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${options.bodyFile ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** One connection from its first request to its last; `delay` ms pass before it begins. */
function keepBusy(delay: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(options.port, '127.0.0.1', () => {
      dueAt = performance.now() + delay;
      setTimeout(ask, delay);
    });
    let dueAt = 0;
    let isFirstByte = true;
    let isComplete = answerEnd();

    function ask() {
      if (isOver || sent >= most) {
        socket.destroy();
        resolve();
        return;
      }
      const request = requests[sent % requests.length] as Buffer;
      sent += 1;
      isFirstByte = true;
      isComplete = answerEnd();
      if (pause === 0) dueAt = performance.now();
      socket.write(body.length > 0 ? Buffer.concat([request, numbered()]) : request);
    }

    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
    socket.on('data', (chunk) => {
      if (isFirstByte) times.push(performance.now() - dueAt);
      isFirstByte = false;
      const status = isComplete(chunk);
      if (status === undefined) return;
      statuses[status] = (statuses[status] ?? 0) + 1;
      dueAt += pause;
      const early = dueAt - performance.now();
      if (pause === 0 || early <= 0) ask();
      else setTimeout(ask, early);
    });
  });
}

function numbered(): Buffer {
  if (serialAt < 0) return body;
  const copy = Buffer.from(body);
  serial += 1;
  copy.write(String(serial % 1e8).padStart(8, '1'), serialAt, 'latin1');
  return copy;
}

const started = performance.now();
setTimeout(() => {
  isOver = true;
}, options.seconds * 1000).unref();
const connections = Array.from({ length: options.connections }, (_, index) =>
  keepBusy((pause * index) / options.connections),
);
await Promise.all(connections);
const elapsed = (performance.now() - started) / 1000;
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const result: LoadResult = {
  perSecond: times.length / elapsed,
  answers: times.length,
  p50: at(0.5),
  p99: at(0.99),
  statuses,
};
console.log(JSON.stringify(result));
process.exit();
