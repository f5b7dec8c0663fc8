// behaviour: R24
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { serveSite } from '../support/site/site.ts';

/** A reader in a process of its own, since the site renders in this one: what had come when the head was there, and all. */
const READER = `
  const socket = require('node:net').connect(Number(process.argv[1]), '127.0.0.1').setEncoding('utf8');
  socket.write('GET ' + process.argv[2] + ' HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n');
  let text = '', early;
  socket.on('data', (data) => { text += data; if (text.includes('</head>')) early ??= text; });
  socket.on('close', () => process.stdout.write(JSON.stringify({ early, text })));
`;

const site = await serveSite();
afterAll(() => site.close());

async function read(path: string): Promise<{ early: string; text: string }> {
  const reader = await promisify(execFile)(process.execPath, ['-e', READER, String(site.port), path]);
  return JSON.parse(reader.stdout);
}

it.each(['/', '/career?q=firmware', '/nowhere'])(
  'the head of %s is on its way before the rest is rendered, and what is kept comes in one piece',
  async (path) => {
    const first = await read(path);
    expect(first.early).toMatch(/^transfer-encoding: chunked\r$/im);
    expect(first.early).not.toContain('</html>');
    expect(first.text).toContain('</html>');
    expect((await read(path)).text).toMatch(/^content-length: \d+\r$/im);
  },
);
