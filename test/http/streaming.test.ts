// behaviour: R24
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serveSite } from '../support/site/site.ts';

/** A reader in a process of its own, since the site renders in this one: what had come when the head was there, and all. */
const READER = `
  const socket = require('node:net').connect(Number(process.argv[1]), '127.0.0.1').setEncoding('utf8');
  socket.write('GET ' + process.argv[2] + ' HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n');
  let text = '', early;
  socket.on('data', (data) => { text += data; if (text.includes('</head>')) early ??= text; });
  socket.on('close', () => process.stdout.write(JSON.stringify({ early, text })));
`;

/** Two answers of a new site for `path`, the first as it was while the rest of it was still to come. */
async function readTwice(path: string): Promise<{ early: string; text: string }[]> {
  const site = await serveSite();
  const answers = [];
  for (let times = 0; times < 2; times += 1) {
    const asked = [process.execPath, ['-e', READER, String(site.port), path]] as const;
    answers.push(JSON.parse((await promisify(execFile)(...asked)).stdout));
  }
  await site.close();
  return answers;
}

it.each(['/', '/career?q=firmware', '/nowhere'])(
  'the head of %s is on its way before the rest is rendered, and what is kept comes in one piece',
  async (path) => {
    let [first, kept] = await readTwice(path);
    // A reader whom a busy machine lets wait has all of it at once: another one asks.
    while (first?.early.includes('</html>')) [first, kept] = await readTwice(path);
    expect(first?.early).toMatch(/^transfer-encoding: chunked\r$/im);
    expect(first?.text).toContain('</html>');
    expect(kept?.text).toMatch(/^content-length: \d+\r$/im);
  },
);
