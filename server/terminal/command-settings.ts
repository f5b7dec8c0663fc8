import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readCommonSettings, settingsIn } from '../settings.ts';
import { CommandProblem } from './command-line.ts';

/** The settings of a site that systemd runs, as deploy/site.service names the file. */
const SITE_ENV = '/etc/site.env';

/** What the commands take from their environment, read as the site reads it; throws `CommandProblem` with all its faults. */
export function commandSettings() {
  const { env } = process;
  const settings = settingsIn(env);
  const { publicOrigin, databaseUrl, retentionDays, previewSecret, ...folders } =
    readCommonSettings(settings);
  const deskPort = settings.whole('DESK_PORT', 0, 0, 65_535);
  if (settings.faults.length > 0) throw new CommandProblem(settings.faults.join('\n'));
  const dataDirectory = resolve(folders.dataDirectory);
  return {
    publicOrigin,
    databaseUrl,
    retentionDays,
    dataDirectory,
    contentDirectory: resolve(folders.contentDirectory),
    previewSettings: { given: previewSecret, directory: dataDirectory },
    /** Where the site keeps its data: PostgreSQL if it is set, or else the folder. */
    siteDatabase: { directory: dataDirectory, ...(databaseUrl ? { databaseUrl } : {}) },
    /** npm runs scripts in the project's folder; paths are meant from where it was called. */
    calledFrom: env.INIT_CWD ?? process.cwd(),
    /** The port of `npm run desk`; 0 for any free one. */
    deskPort,
    /** Whether the site sends mail; what is wrong with its settings is the site's to say. */
    isMailOn: settings.text('SMTP_URL') !== '',
  };
}

/**
 * Adds to the environment, where it says nothing, what the site on this machine has: without it a command would work on
 * other submissions and other jobs, and say that all is well. Called once, where a command begins.
 */
export function loadSiteEnv(): void {
  // Node tells a file that may not be read from one that is not there only in its absence.
  if (!existsSync(SITE_ENV)) return;
  try {
    loadEnvFile(SITE_ENV);
  } catch {
    throw new CommandProblem(
      `${SITE_ENV}, the settings of the site, may not be read by this user: run this as one who may.`,
    );
  }
}
