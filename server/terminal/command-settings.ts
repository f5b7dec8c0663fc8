import { resolve } from 'node:path';

/** What the commands take from their environment, by the names that main.ts has for it. */
const { env } = process;

/** npm runs scripts in the project's folder; paths are meant from where it was called. */
export const calledFrom = env.INIT_CWD ?? process.cwd();
export const dataDirectory = resolve(env.DATA_DIR || './data');
export const contentDirectory = resolve(env.CONTENT_DIR || './content');
/** Set where the site keeps its data in PostgreSQL. */
export const databaseUrl = env.DATABASE_URL?.trim();
/** As the site calls itself by the same settings. */
export const publicOrigin =
  env.PUBLIC_ORIGIN?.trim().replace(/\/$/, '') || `http://localhost:${env.PORT?.trim() || 3000}`;
/** As it was set, to be read by `readRetentionDays`. */
export const givenRetentionDays = env.RETENTION_DAYS;
/** As it was set. */
export const givenDeskPort = env.DESK_PORT;
