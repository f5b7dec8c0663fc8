import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Observed } from './observation.ts';
import type { Vitals } from './vitals.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type OutboxFigures = {
  waiting: Record<string, number>;
  failed: Record<string, number>;
  oldest: Date | undefined;
};

/**
 * Metrics of this process: requests by route and status, their durations, event loop and memory. `outbox` is
 * queried once per scrape; without a database the scrape goes without it.
 */
export function createMetrics(outbox?: () => Promise<OutboxFigures>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const showOutbox = outboxGauges(registers);
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name, help, buckets, labelNames, registers });
  const requests = counter(
    'http_requests_total',
    'Answers by route, method and status; status 0: the connection ended before',
    ['route', 'method', 'status'],
  );
  const durations = histogram(
    'http_request_duration_seconds',
    'Seconds from the headers to the end of the answer',
    ['route'],
    [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
  );
  const waits = histogram(
    'web_vitals_seconds',
    'How long visitors waited, by the page that their visit began with: FCP, INP, LCP, TTFB',
    ['route', 'metric'],
    // Each metric's thresholds of "good" and "poor" (https://web.dev/articles/vitals) are among them.
    [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 3, 4, 10],
  );
  const shifts = histogram(
    'web_vitals_layout_shift',
    'How far pages moved under their visitors, by the page that their visit began with: CLS, no unit',
    ['route'],
    [0.01, 0.05, 0.1, 0.25, 0.5, 1],
  );
  const attempts = counter(
    'letters_attempted_total',
    'Attempts of this process to send letters and webhooks, by outcome',
    ['purpose', 'outcome'],
  );
  return {
    visited({ route, CLS, ...times }: Vitals): void {
      if (CLS !== undefined) shifts.observe({ route }, CLS);
      for (const [metric, ms = 0] of Object.entries(times)) waits.observe({ route, metric }, ms / 1000);
    },
    answered({ route, method, status, seconds }: Observed): void {
      requests.inc({ route, method: METHODS.has(method) ? method : 'other', status });
      durations.observe({ route }, seconds);
    },
    /** Counts an attempt to send a letter or call: `sent`, `failed`, `given up` or `left out`. */
    attempted: (purpose: string, outcome: string): void => attempts.inc({ purpose, outcome }),
    /** All metrics in Prometheus' text format. */
    async text(): Promise<string> {
      if (outbox) showOutbox(await outbox().catch(() => undefined));
      return registry.metrics();
    },
  };
}

function outboxGauges(registers: Registry[]) {
  const byPurpose = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['purpose'], registers });
  const waiting = byPurpose('letters_waiting', 'Letters and webhooks that wait to be sent');
  const givenUp = byPurpose('letters_given_up', 'Letters and webhooks given up and not tried again');
  const oldest = new Gauge({
    name: 'letters_oldest_seconds',
    help: 'Age of the oldest letter or webhook that waits',
    registers,
  });
  const show = (gauge: typeof waiting, counts: Record<string, number> = {}) => {
    gauge.reset();
    for (const [purpose, count] of Object.entries(counts)) gauge.set({ purpose }, count);
  };
  return (now: OutboxFigures | undefined) => {
    show(waiting, now?.waiting);
    show(givenUp, now?.failed);
    // Letters that are sent later are dated in the future.
    oldest.set(now?.oldest ? Math.max(0, (Date.now() - now.oldest.getTime()) / 1000) : 0);
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Serves `GET /metrics` to this machine only, and to no host name that was pointed at it (DNS rebinding). */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer(async (req, res) => {
    const { localPort } = req.socket;
    const isHere = [`localhost:${localPort}`, `127.0.0.1:${localPort}`].includes(req.headers.host ?? '');
    if (!isHere || req.url !== '/metrics') {
      res.writeHead(isHere ? 404 : 403).end();
      return;
    }
    const text = await metrics.text().catch(() => undefined);
    if (text === undefined) res.writeHead(500).end();
    else res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
