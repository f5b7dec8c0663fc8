import { resolve } from 'node:path';

/** npm runs scripts in the project's folder; paths are meant from where it was called. */
export const calledFrom = process.env.INIT_CWD ?? process.cwd();
export const directory = resolve(process.env.DATA_DIR || './data');
/** Set where submissions are in PostgreSQL. */
export const databaseUrl = process.env.DATABASE_URL?.trim();
