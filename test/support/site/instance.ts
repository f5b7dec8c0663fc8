import { spawn } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { within } from '../patience.ts';
import { temporaryDirectory } from '../stores/database.ts';
import { freePort } from './free-port.ts';

export type Instance = {
  port: number;
  address(path: string): string;
  /** Resolves when /readyz answers 200. */
  start(): Promise<void>;
  /** Sends SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  signal(signal: NodeJS.Signals): void;
  /** Resolves with the exit code when it ends by itself. */
  exited(): Promise<number | null>;
  /** All that it has printed, over all its starts. */
  output(): string;
};

const SITE: readonly string[] = [process.execPath, path.resolve('server/main.ts')];

/**
 * The site as an operator runs it, on the build, on a port of its own that stays the same. Call it inside a test.
 * `command`: how it is started where not by Node alone.
 */
export async function instanceForTest(
  environment: Record<string, string> = {},
  command: readonly string[] = SITE,
): Promise<Instance> {
  const port = await freePort();
  const directory = environment.DATA_DIR ?? (await temporaryDirectory());
  const releases = path.join(directory, 'releases');
  if (!existsSync(releases)) symlinkSync(inject('releases'), releases);
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    CONTENT_DIR: path.resolve('content'),
    PORT: String(port),
    DATA_DIR: directory,
    LOG_LEVEL: 'warn',
    ...environment,
  };
  let running: ReturnType<typeof launch> | undefined;
  onTestFinished(() => void running?.process.kill('SIGKILL'));
  const address = (path: string) => `http://127.0.0.1:${port}${path}`;
  let output = '';
  const started = () => {
    running ??= launch(command, env, (text) => {
      output += text;
    });
    return running;
  };
  return {
    port,
    address,
    async start() {
      const { process } = started();
      const state = async () => {
        // Whatever answers then is another program.
        if (process.exitCode !== null) return `ended: ${output}`;
        const answer = await fetch(address('/readyz')).catch(() => undefined);
        return answer?.status ?? `not there yet: ${output}`;
      };
      await expect.poll(state, { timeout: 60_000, interval: 50 }).toBe(200);
    },
    stop() {
      const leaving = started();
      running = undefined;
      leaving.process.kill('SIGTERM');
      return within('the end of an instance', leaving.exited);
    },
    signal: (signal) => void started().process.kill(signal),
    exited: () => within('the end of an instance', started().exited),
    output: () => output,
  };
}

function launch(
  [program = '', ...args]: readonly string[],
  env: Record<string, string | undefined>,
  onOutput: (text: string) => void,
) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { process: child, exited };
}
