import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';

const HEADERS_TIMEOUT = 10_000;
/** Longer than the application's own limits on bodies, which know what is being sent: see body-deadline.ts. */
const REQUEST_TIMEOUT = 11 * 60_000;

/** An HTTP server with limits, and with our headers even on what never reaches the application. */
export function createListener(app: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: 1000 },
    app,
  );
  server.keepAliveTimeout = 65_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf(error.code);
    const body = JSON.stringify({ success: false, message: STATUS_CODES[status] });
    const lines = Object.entries({
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  });
  return server;
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return 400;
}
