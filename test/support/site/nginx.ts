import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { within } from '../patience.ts';

const CONFIGURATION = 'deploy/nginx.conf';

/** Debian has it in /usr/sbin, which is not everybody's PATH. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const hasNginx = spawnSync('nginx', ['-v'], { env }).status === 0;

/** nginx by deploy/nginx.conf in front of two instances, and what it complains of. Call it inside a test. */
export async function nginxForTest(port: number, instances: readonly [number, number]) {
  const directory = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  // Its workers are of another user where this one is root.
  await chmod(directory, 0o755);
  const file = path.join(directory, 'nginx.conf');
  await writeFile(file, rewritten(await readFile(CONFIGURATION, 'utf8'), directory, port, instances));
  const args = ['-p', directory, '-c', file, '-e', 'stderr', '-g', 'daemon off;'];
  const child = spawn('nginx', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  child.stderr.on('data', (data) => {
    output += data;
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await within('the end of nginx', exited);
    await rm(directory, { recursive: true, force: true });
  });
  const origin = `http://localhost:${port}`;
  const state = async () => {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    return answer?.status ?? `not there yet: ${output}`;
  };
  await expect.poll(state, { interval: 50 }).toBe(200);
  return { origin, complaints: () => output };
}

/** Only addresses and places differ from what is shipped; each has to be found, so that nothing else is tested. */
function rewritten(
  shipped: string,
  directory: string,
  port: number,
  instances: readonly [number, number],
): string {
  const changes = [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['server site-a:3000', `server 127.0.0.1:${instances[0]}`],
    ['server site-b:3000', `server 127.0.0.1:${instances[1]}`],
    ['/tmp/nginx', `${directory}/nginx`],
  ] as const;
  for (const [old] of changes) expect(shipped).toContain(old);
  return changes.reduce((text, [old, changed]) => text.replaceAll(old, changed), shipped);
}
