import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readCommonSettings, settingsIn } from '../settings.ts';
import { CommandProblem } from './command-line.ts';

/** The settings of a site that systemd runs, as deploy/site.service names the file. */
const SITE_ENV = '/etc/site.env';

/** The settings of the commands, read as the site reads its own; throws `CommandProblem` with all faults. */
export function commandSettings() {
  const { env } = process;
  const settings = settingsIn(env);
  const common = readCommonSettings(settings);
  const deskPort = settings.whole('DESK_PORT', 0, 0, 65_535);
  if (settings.faults.length > 0) throw new CommandProblem(settings.faults.join('\n'));
  const { databaseUrl } = common;
  const dataDirectory = resolve(common.dataDirectory);
  return {
    ...common,
    dataDirectory,
    contentDirectory: resolve(common.contentDirectory),
    /** Where the site keeps its data: PostgreSQL if it is set, or else the folder. */
    siteDatabase: { directory: dataDirectory, ...(databaseUrl ? { databaseUrl } : {}) },
    /** npm runs scripts in the project's folder; paths are relative to where it was called. */
    calledFrom: env.INIT_CWD ?? process.cwd(),
    /** The port of `npm run desk`; 0 for any free one. */
    deskPort,
    /** Whether the site sends mail; the site itself validates these settings. */
    isMailOn: settings.text('SMTP_URL') !== '',
  };
}

/**
 * Adds the settings of the site on this machine that the environment lacks: without them a command would work
 * on other submissions and jobs, and report success. Called once, when a command starts.
 */
export function loadSiteEnv(): void {
  // Node reports a file that may not be read like one that is missing.
  if (!existsSync(SITE_ENV)) return;
  try {
    loadEnvFile(SITE_ENV);
  } catch {
    throw new CommandProblem(
      `${SITE_ENV}, the settings of the site, may not be read by this user: run this as one who may.`,
    );
  }
}
