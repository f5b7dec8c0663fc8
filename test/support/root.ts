import path from 'node:path';

/** The project's folder; tests of another project run in one of their own. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
