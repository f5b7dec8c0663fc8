import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/**
 * A load generator as a process of its own: `node bench/load.ts '<JSON of LoadOptions>'`. Keeps `connections` busy
 * with one request at a time each for `seconds`, and prints a LoadResult as JSON.
 */
export type LoadOptions = {
  port: number;
  connections: number;
  seconds: number;
  path: string;
  headers?: Record<string, string>;
  /** A file that is posted; its first run of eight zeros is replaced by a number of its own each time. */
  bodyFile?: string;
  /** Requests per second over all connections; as many as it takes when left out. */
  rate?: number;
};
export type LoadResult = { perSecond: number; p50: number; p99: number; statuses: Record<string, number> };

const options: LoadOptions = JSON.parse(process.argv[2] ?? '{}');
const body = options.bodyFile ? readFileSync(options.bodyFile) : Buffer.alloc(0);
const method = options.bodyFile ? 'POST' : 'GET';
const length = options.bodyFile ? `Content-Length: ${body.length}\r\n` : '';
const lines = Object.entries({ Host: `localhost:${options.port}`, ...options.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
const request = Buffer.from(`${method} ${options.path} HTTP/1.1\r\n${lines.join('')}${length}\r\n`);
const serialAt = body.indexOf('00000000');
/** Milliseconds between two requests of one connection, where a rate is asked for. */
const pause = options.rate ? (1000 * options.connections) / options.rate : 0;
let serial = process.pid * 1000;
const times: number[] = [];
const statuses: Record<string, number> = {};
let isOver = false;

function keepBusy(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(options.port, '127.0.0.1', next);
    let sentAt = 0;
    let missing = -1;
    function next() {
      if (isOver) {
        socket.destroy();
        resolve();
        return;
      }
      missing = -1;
      sentAt = performance.now();
      socket.write(body.length > 0 ? Buffer.concat([request, numbered()]) : request);
    }
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing < 0) {
        const end = chunk.indexOf('\r\n\r\n');
        if (end < 0) return reject(new Error('the head of an answer came in two pieces'));
        const head = chunk.toString("latin1", 0, end);
        const status = head.slice(9, 12);
        statuses[status] = (statuses[status] ?? 0) + 1;
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - (chunk.length - end - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      times.push(performance.now() - sentAt);
      if (pause === 0) next();
      else setTimeout(next, Math.max(0, sentAt + pause - performance.now()));
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
}, options.seconds * 1000);
await Promise.all(Array.from({ length: options.connections }, keepBusy));
const elapsed = (performance.now() - started) / 1000;
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const result: LoadResult = { perSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), statuses };
console.log(JSON.stringify(result));
