import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { within } from '../support/patience.ts';
import { freePort } from '../support/site/free-port.ts';

const ROOT = process.cwd();
const NOT_CLONED = new Set(['.git', 'node_modules', 'dist', 'data']);

/** `npm run dev` in a fresh clone: a copy of the sources with its packages, without a build, data or caches. */
export async function startDevelopment() {
  const folder = await mkdtemp(path.join(tmpdir(), 'development-'));
  await cp(ROOT, folder, { recursive: true, filter: (from) => !NOT_CLONED.has(path.relative(ROOT, from)) });
  await linkPackages(folder);
  const port = await freePort();
  const child = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), FORCE_COLOR: '1' },
    // A process group of its own, as a shell gives each command: Ctrl-C in a terminal goes to all of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = -Number(child.pid);
  const serving = Promise.withResolvers<void>();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes(`Serving http://localhost:${port}`)) serving.resolve();
      // What `node --watch` says before it waits for a mend.
      if (output.includes('Failed running')) serving.reject(new Error(output));
    });
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  exited.then(() => serving.reject(new Error(`npm run dev ended: ${output}`)));

  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    serving: () => within('the start of npm run dev', serving.promise),
    write: (file: string, text: string) => writeFile(path.join(folder, file), text),
    /** Replaces the first `from` in a file; `undo` writes back what it held. */
    async edit(file: string, from: string, to: string) {
      const place = path.join(folder, file);
      const before = await readFile(place, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not hold: ${from}`);
      await writeFile(
        place,
        before.replace(from, () => to),
      );
      const undo = async () => {
        if ((await readFile(place, 'utf8')) !== before) await writeFile(place, before);
      };
      onTestFinished(undo);
      return { undo };
    },
    async pressCtrlC() {
      process.kill(group, 'SIGINT');
      await within('the end of npm run dev', exited);
    },
    /** Whether a process that it started is still there. */
    isRunning(): boolean {
      try {
        return process.kill(group, 0);
      } catch {
        return false;
      }
    },
    async remove() {
      if (this.isRunning()) process.kill(group, 'SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Links package by package: Vite's cache of them, and those of the tests, are not part of a fresh clone. */
async function linkPackages(folder: string): Promise<void> {
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages);
  const names = (await readdir('node_modules')).filter((name) => !['.vite', '.cache'].includes(name));
  await Promise.all(
    names.map((name) => symlink(path.resolve('node_modules', name), path.join(packages, name))),
  );
}
