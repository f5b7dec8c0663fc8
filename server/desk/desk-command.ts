import { createLog } from '../log.ts';
import { closeResumes } from '../resumes/resumes.ts';
import { siteJobs } from '../submissions/inbox/list-submissions.ts';
import { openStores } from '../submissions/stores.ts';
import { commandSettings, loadSiteEnv } from '../terminal/command-settings.ts';
import { openDesk } from './desk-process.ts';
import { openRenderer } from './desk-renderer.ts';

const BUILD = 'dist/desk';
/** Milliseconds without a request after which the desk closes. */
const IDLE = 60 * 60 * 1000;

process.stdout.on('error', () => {}); // the terminal is gone

await main().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
  process.stderr.write(
    `${isTaken ? 'The port cannot be opened. Set DESK_PORT to another, or leave it out.' : error.message}\n`,
  );
  process.exit(1);
});

async function main(): Promise<void> {
  loadSiteEnv();
  const { siteDatabase, databaseUrl, dataDirectory, deskPort, isMailOn } = commandSettings();
  const renderer = await openRenderer(BUILD);
  if (!renderer) throw new Error('The desk is not built yet: npm run build');
  const stores = await openStores({ ...siteDatabase, existing: true, isMailOn });
  const jobs = siteJobs();
  const desk = await openDesk({
    stores,
    renderer,
    namesOf: (job) => jobs.current.names(job),
    log: createLog('error'),
    port: deskPort,
    idle: IDLE,
    onIdle: () => stop('Nobody has used the desk for an hour: it is closed.'),
  });

  async function stop(message: string) {
    process.stdout.write(`${message}\n`);
    await desk.close();
    await jobs.close();
    await closeResumes();
    await stores.close();
    process.exit(0);
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop('The desk is closed.'));
  const hasTerminal = process.stdin.isTTY;
  process.stdout.write(
    `The desk is open, for this machine alone, on the submissions in ${
      databaseUrl ? 'PostgreSQL' : dataDirectory
    }, mail ${isMailOn ? 'on' : 'off'}. This link opens it once:\n\n  ${desk.access.newLink()}\n\n` +
      `${hasTerminal ? 'Enter gives another link, ' : ''}Ctrl+C closes the desk.\n`,
  );
  if (hasTerminal) process.stdin.on('data', () => process.stdout.write(`  ${desk.access.newLink()}\n`));
}
