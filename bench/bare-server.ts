import { createServer, request } from 'node:http';

/**
 * What sending the bytes alone costs: a `node:http` server that answers everything as the site answered one request.
 * `node bench/bare-server.ts PORT '<JSON: { port, path, headers }>'` asks the site at `port` once, then serves.
 */
type Sample = { port: number; path: string; headers: Record<string, string> };
const [port = '0', sample = '{}'] = process.argv.slice(2);
const { port: sitePort, path, headers }: Sample = JSON.parse(sample);

request({ port: sitePort, path, headers }, (reply) => {
  const chunks: Buffer[] = [];
  reply.on('data', (chunk) => chunks.push(chunk));
  reply.on('end', () => {
    const body = Buffer.concat(chunks);
    const made = ['date', 'connection', 'keep-alive'];
    const kept: string[] = [];
    for (let i = 0; i < reply.rawHeaders.length; i += 2) {
      const [name = '', value = ''] = reply.rawHeaders.slice(i, i + 2);
      if (!made.includes(name.toLowerCase())) kept.push(name, value);
    }
    createServer((_req, res) => {
      res.writeHead(reply.statusCode ?? 200, kept);
      res.end(body);
    }).listen(Number(port), '127.0.0.1', () => console.log('ready'));
  });
}).end();
