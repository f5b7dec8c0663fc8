import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { PATIENCE } from '../patience.ts';
import { type TemporaryContent, temporaryContent } from '../site/content.ts';

const COMMAND = resolve(import.meta.dirname, '../../../server/jobs/jobs-command.ts');

export type Outcome = { code: number; out: string; err: string };

/** A content folder of a test's own, gone when it is over. Call it inside a test. */
export async function contentForTest(
  given: Parameters<typeof temporaryContent>[0] = {},
): Promise<TemporaryContent> {
  const made = await temporaryContent(given);
  onTestFinished(made.remove);
  return made;
}

/** Runs `npm run jobs` over the content in `directory`, below which paths in its answers begin. */
export function runJobs(
  directory: string,
  args: readonly string[],
  { environment = {} }: { environment?: Record<string, string> } = {},
): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: `${directory}/no-data`, CONTENT_DIR: directory, ...environment };
  return new Promise((done) => {
    const command = spawn(process.execPath, [COMMAND, ...args], {
      cwd: resolve(directory, '..'),
      env,
      timeout: 2 * PATIENCE,
    });
    let [out, err] = ['', ''];
    command.stdout.on('data', (chunk) => (out += chunk));
    command.stderr.on('data', (chunk) => (err += chunk));
    command.stdin.end();
    command.on('close', (code) => done({ code: code ?? -1, out, err }));
  });
}
