import { DEFAULT_RETENTION_DAYS } from '#shared/retention.ts';
import { didYouMean } from './terminal/command-line.ts';

/** Reads single settings; `faults` collects what is wrong with them, a line each, so that all are reported at once. */
export function settingsIn(environment: Record<string, string | undefined>) {
  const faults: string[] = [];
  const known = new Set<string>();
  const text = (name: string, fallback = '') => {
    known.add(name);
    return environment[name]?.trim() || fallback;
  };

  return {
    faults,
    text,

    /** What is set under a name that is nearly that of a setting; only once all were read. */
    misspelt: () =>
      Object.keys(environment).flatMap((name) => {
        const meant = didYouMean(name, [...known]);
        return meant ? [`${name} is no setting.${meant}`] : [];
      }),

    whole(name: string, fallback: number, least: number, most: number): number {
      const given = text(name, String(fallback));
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= least && value <= most) return value;
      faults.push(`${name} is "${given}", but must be a whole number from ${least} to ${most}`);
      return fallback;
    },

    oneOf<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
      const value = text(name, fallback);
      const known = allowed.find((one) => one === value);
      if (known) return known;
      faults.push(`${name} is "${value}", but must be one of ${allowed.join(', ')}`);
      return fallback;
    },
  };
}

export type Settings = ReturnType<typeof settingsIn>;

/** Settings that the site and its commands share, since they use the same data and addresses. */
export function readCommonSettings(settings: Settings) {
  const { text, whole, faults } = settings;
  const port = whole('PORT', 3000, 0, 65_535);
  return {
    port,
    dataDirectory: text('DATA_DIR', './data'),
    contentDirectory: text('CONTENT_DIR', './content'),
    /** Scheme, host and port visitors use, without a trailing slash: canonical addresses, same-origin rule. */
    publicOrigin: readOrigin(text('PUBLIC_ORIGIN', `http://localhost:${port}`), faults),
    /** PostgreSQL that several instances share; undefined for the embedded database in `dataDirectory`. */
    databaseUrl: readDatabaseUrl(text('DATABASE_URL'), faults),
    /** Signs the links of previews; empty to use a file in `dataDirectory`. */
    previewSecret: readSecret(text('PREVIEW_SECRET'), faults),
    /** Days after which a submission is deleted. */
    retentionDays: whole('RETENTION_DAYS', DEFAULT_RETENTION_DAYS, 1, 36_500),
  };
}

function readSecret(given: string, faults: string[]): string {
  if (given !== '' && given.length < 32) faults.push('PREVIEW_SECRET must have at least 32 characters');
  return given;
}

function readDatabaseUrl(given: string, faults: string[]): string | undefined {
  if (given === '') return undefined;
  if (/^postgres(?:ql)?:$/.test(URL.parse(given)?.protocol ?? '')) return given;
  // The value is not repeated: it contains a password.
  faults.push('DATABASE_URL must be like postgres://user:password@host:5432/name');
  return undefined;
}

function readOrigin(given: string, faults: string[]): string {
  const url = URL.parse(given);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  faults.push(`PUBLIC_ORIGIN is "${given}", but must be like https://www.company.example, without a path`);
  return 'http://localhost';
}
