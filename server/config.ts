import { existsSync } from 'node:fs';
import path from 'node:path';
import { HSTS, type Hsts } from './http/headers.ts';
import { JOBS_FOLDER } from './jobs/content-file.ts';
import { readCommonSettings, type Settings, settingsIn } from './settings.ts';
import { readMail, readWebhook } from './submissions/letters/letter-settings.ts';

/** Settings of the process, all optional; docs/operators.md lists them. */
export type Config = ReturnType<typeof readAll>;

/** An invalid configuration; `message` lists every fault, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the configuration from environment variables.
 * @throws {ConfigError} listing all faults at once
 */
export function readConfig(environment: Record<string, string | undefined>): Readonly<Config> {
  const settings = settingsIn(environment);
  const config = readAll(settings);
  const jobs = path.join(config.contentDirectory, JOBS_FOLDER);
  if (!existsSync(jobs)) settings.faults.push(`There is no folder ${jobs}: set CONTENT_DIR to where it is.`);
  if (settings.faults.length > 0) throw new ConfigError(settings.faults.join('\n'));
  return Object.freeze(config);
}

function readAll(settings: Settings) {
  const { text, whole, oneOf } = settings;
  return {
    ...readCommonSettings(settings),
    host: text('HOST', '127.0.0.1'),
    /** How many proxies stand between the visitor and this process. */
    trustProxy: whole('TRUST_PROXY', 0, 0, 10),
    /** Accepted posts of one visitor per window; `refusedLimit` bounds the refused ones. */
    contactLimit: whole('CONTACT_LIMIT', 10, 1, 1_000_000),
    applyLimit: whole('APPLY_LIMIT', 10, 1, 1_000_000),
    refusedLimit: whole('REFUSED_LIMIT', 50, 1, 1_000_000),
    limitWindowSeconds: whole('LIMIT_WINDOW_SECONDS', 600, 1, 86_400),
    uploadsPerVisitor: whole('UPLOADS_PER_VISITOR', 2, 1, 1000),
    logLevel: oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    /** The port that serves metrics, to this machine only; undefined turns them off. */
    adminPort: whole('ADMIN_PORT', 0, 0, 65_535) || undefined,
    /** What Strict-Transport-Security covers. */
    hsts: oneOf<Hsts>('HSTS', 'on', HSTS),
    /** Outgoing mail; undefined turns it off. */
    mail: readMail(settings),
    /** Endpoint notified of each submission; undefined turns it off. */
    webhook: readWebhook(settings),
    misspelt: settings.misspelt(),
  };
}
