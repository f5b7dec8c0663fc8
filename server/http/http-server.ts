import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Connections at a time; those of each visitor are limited by the proxy. Of as many as do not read their answers, each
 * holds some 60 KB here and as much in the kernel.
 */
const MOST_CONNECTIONS = 3000;
/** What is held of a file for a reader who does not read on, twice; Node's own 64 KB would be too much for a crowd. */
export const HELD_UNREAD = { highWaterMark: 16 * 1024 };
/** Milliseconds after which a socket on which nothing moves is closed. */
const SILENCE = 60_000;

/** An HTTP server with the limits that Node keeps by itself, and refuses in its own words. */
export function createLimitedServer(): Server {
  const server = createServer({
    ...HELD_UNREAD,
    headersTimeout: 10_000,
    // Longer than the slowest upload takes, which is cut by its progress: see exchange.ts.
    requestTimeout: 15 * 60_000,
    // Longer than proxies keep theirs, which have to close them first.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1000,
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.timeout = SILENCE;
  return server;
}

export function answerBy(server: Server, app: RequestListener): void {
  server.on('request', app);
  // Node's own refusal of an expectation that it does not know would not carry our headers.
  server.on('checkExpectation', app);
}
