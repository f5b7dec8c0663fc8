import { resolve } from 'node:path';
import { readCommonSettings, settingsIn } from '../settings.ts';

/** What the commands take from their environment, read as the site reads it. */
const { env } = process;
const settings = settingsIn(env);
const common = readCommonSettings(settings);
/** The port of `npm run desk`; 0 for any free one. */
export const deskPort = settings.whole('DESK_PORT', 0, 0, 65_535);
/** Whether the site sends mail; what is wrong with its settings is the site's to say. */
export const isMailOn = settings.text('SMTP_URL') !== '';
if (settings.faults.length > 0) {
  process.stderr.write(`${settings.faults.join('\n')}\n`);
  process.exit(1);
}

export const { publicOrigin, databaseUrl, retentionDays } = common;
const { previewSecret: given } = common;
export const dataDirectory = resolve(common.dataDirectory);
export const contentDirectory = resolve(common.contentDirectory);
export const previewSettings = { given, directory: dataDirectory };
/** Where the site keeps its data: PostgreSQL if it is set, or else the folder. */
export const siteDatabase = { directory: dataDirectory, ...(databaseUrl ? { databaseUrl } : {}) };
/** npm runs scripts in the project's folder; paths are meant from where it was called. */
export const calledFrom = env.INIT_CWD ?? process.cwd();
/** What npm took for an option of its own and did not hand on: `npm run inbox --unread`. */
export const keptByNpm = (option: string): string | undefined =>
  env[`npm_config_${option.replaceAll('-', '_')}`];
