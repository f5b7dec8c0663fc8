import { createServer, request } from 'node:http';

/**
 * The cost of sending bytes alone: a `node:http` server on PORT that always sends the same response of the
 * site. `node bench/bare-server.ts '<JSON: { port, path, headers }>'` first fetches it from `port`.
 */
const asked: { port: number; path: string; headers: Record<string, string> } = JSON.parse(
  process.argv[2] ?? '{}',
);
/** Headers that Node sets itself. */
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
