import { createServer, request } from 'node:http';

/**
 * What sending the bytes alone costs: a `node:http` server on PORT that answers everything as the site answered one
 * request. `node bench/bare-server.ts '<JSON: { port, path, headers }>'` asks the site at `port` once, then serves.
 */
const asked: { port: number; path: string; headers: Record<string, string> } = JSON.parse(
  process.argv[2] ?? '{}',
);
/** Node writes these itself. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

request(asked, async (reply) => {
  const body = Buffer.concat(await reply.toArray());
  const headers = Object.entries(reply.headersDistinct)
    .filter(([name]) => !OWN.has(name))
    .map(([name, values]) => [name, values?.join(', ')] as const);
  createServer((_req, res) => {
    res.writeHead(reply.statusCode ?? 200, Object.fromEntries(headers));
    res.end(body);
  }).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
}).end();
