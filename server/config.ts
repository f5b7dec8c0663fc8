import { readRetentionDays } from '#shared/retention.ts';
import type { AccessLog } from './http/observation.ts';
import {
  type MailSettings,
  readMail,
  readWebhook,
  type WebhookSettings,
} from './submissions/letters/letter-settings.ts';

/** Settings of the process, all optional; README.md lists them for operators. */
export type Config = {
  port: number;
  host: string;
  dataDirectory: string;
  contentDirectory: string;
  /** Scheme, host and port visitors use, without a trailing slash: canonical addresses, same-origin rule. */
  publicOrigin: string;
  /** Proxies between the visitor and this process. */
  trustProxy: number;
  contactLimit: number;
  applyLimit: number;
  limitWindowSeconds: number;
  /** Posts of one visitor that may be refused in a window. */
  refusedLimit: number;
  maxUploads: number;
  uploadsPerVisitor: number;
  logLevel: string;
  accessLog: AccessLog;
  /** Where metrics are served, on this machine only; undefined for nowhere. */
  adminPort: number | undefined;
  hstsPreload: boolean;
  /** Days after which a submission is deleted. */
  retentionDays: number;
  /** PostgreSQL that several instances share; undefined for the embedded database in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** Outgoing mail; undefined turns it off. */
  mail: MailSettings | undefined;
  /** Endpoint notified of each submission; undefined turns it off. */
  webhook: WebhookSettings | undefined;
};

/** An invalid configuration; `message` lists every fault, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the configuration from environment variables.
 * @throws {ConfigError} listing all faults at once
 */
export function readConfig(environment: Environment): Readonly<Config> {
  const faults: string[] = [];
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback;

  function whole(name: string, fallback: number, least: number, most: number): number {
    const given = text(name, String(fallback));
    const value = Number(given);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    faults.push(`${name} is "${given}", but has to be a whole number from ${least} to ${most}`);
    return fallback;
  }

  function oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
    const value = text(name, fallback);
    const known = allowed.find((one) => one === value);
    if (known) return known;
    faults.push(`${name} is "${value}", but has to be one of ${allowed.join(', ')}`);
    return fallback;
  }

  const port = whole('PORT', 3000, 0, 65_535);
  const config: Config = {
    port,
    host: text('HOST', '127.0.0.1'),
    dataDirectory: text('DATA_DIR', './data'),
    contentDirectory: text('CONTENT_DIR', './content'),
    publicOrigin: readOrigin(text('PUBLIC_ORIGIN', `http://localhost:${port}`), faults),
    trustProxy: whole('TRUST_PROXY', 0, 0, 10),
    contactLimit: whole('CONTACT_LIMIT', 10, 1, 1_000_000),
    applyLimit: whole('APPLY_LIMIT', 10, 1, 1_000_000),
    limitWindowSeconds: whole('LIMIT_WINDOW_SECONDS', 600, 1, 86_400),
    refusedLimit: whole('REFUSED_LIMIT', 50, 1, 1_000_000),
    maxUploads: whole('MAX_UPLOADS', 8, 1, 1000),
    uploadsPerVisitor: whole('UPLOADS_PER_VISITOR', 2, 1, 1000),
    logLevel: oneOf('LOG_LEVEL', 'info', LOG_LEVELS),
    accessLog: oneOf<AccessLog>('ACCESS_LOG', 'on', ['on', 'sampled', 'off']),
    adminPort: whole('ADMIN_PORT', 0, 0, 65_535) || undefined,
    hstsPreload: oneOf<'on' | 'off'>('HSTS_PRELOAD', 'off', ['on', 'off']) === 'on',
    retentionDays: said(() => readRetentionDays(environment.RETENTION_DAYS), faults) ?? 0,
    databaseUrl: readDatabaseUrl(text('DATABASE_URL', ''), faults),
    mail: readMail(
      {
        SMTP_URL: text('SMTP_URL', ''),
        MAIL_FROM: text('MAIL_FROM', ''),
        MAIL_TO: text('MAIL_TO', ''),
      },
      {
        MAIL_TO_HIRING: text('MAIL_TO_HIRING', ''),
        attachResume: oneOf<'on' | 'off'>('MAIL_ATTACH_RESUME', 'off', ['on', 'off']) === 'on',
      },
      faults,
    ),
    webhook: readWebhook(text('WEBHOOK_URL', ''), text('WEBHOOK_SECRET', ''), faults),
  };
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return Object.freeze(config);
}

/** The result of `read`; the message of what it throws becomes a fault. */
function said<T>(read: () => T, faults: string[]): T | undefined {
  try {
    return read();
  } catch (error) {
    faults.push((error as Error).message);
    return undefined;
  }
}

function readDatabaseUrl(given: string, faults: string[]): string | undefined {
  if (given === '') return undefined;
  if (/^postgres(?:ql)?:$/.test(URL.parse(given)?.protocol ?? '')) return given;
  // Not repeated in the message: it holds a password.
  faults.push('DATABASE_URL has to be like postgres://user:password@host:5432/name');
  return undefined;
}

function readOrigin(given: string, faults: string[]): string {
  const url = URL.parse(given);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isOrigin) return url.origin;
  faults.push(`PUBLIC_ORIGIN is "${given}", but has to be like https://www.company.example, without a path`);
  return 'http://localhost';
}
