import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Concurrent connections; the proxy limits those of each visitor. A client that does not read its responses
 * costs some 60 KB here and as much in the kernel.
 */
const MAX_CONNECTIONS = 3000;
/** Bytes buffered for a client that stops reading, by file and socket each; Node's 64 KB would add up. */
export const STREAM_BUFFER = { highWaterMark: 16 * 1024 };
/** Milliseconds after which an idle socket is closed. */
const IDLE_TIMEOUT = 60_000;

/** An HTTP server with the limits that Node itself enforces, with responses of its own. */
export function createLimitedServer(): Server {
  const server = createServer({
    ...STREAM_BUFFER,
    headersTimeout: 10_000,
    // Longer than the slowest upload, whose progress exchange.ts checks.
    requestTimeout: 15 * 60_000,
    // Longer than the proxy keeps its connections: the proxy has to close them first.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1000,
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = IDLE_TIMEOUT;
  return server;
}

export function attachApp(server: Server, app: RequestListener): void {
  server.on('request', app);
  // Node's own 417 for an unknown expectation would not carry our headers.
  server.on('checkExpectation', app);
}
