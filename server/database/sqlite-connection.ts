import { DatabaseSync } from 'node:sqlite';

/** Milliseconds: SQLite waits by blocking the whole process. The rest is waited out asynchronously. */
const BUSY_TIMEOUT = 5;
/** Bytes. A resume of 200 KB is written in seven pieces instead of fifty. */
const PAGE_SIZE = 32_768;
/** Bytes in the journal after which it is folded into the file: it costs as much for one application as for fifty. */
const JOURNAL_SIZE = 16 * 1024 * 1024;

/** Opens a file with every setting that durability and erasure rest on. */
export function connect(file: string, readOnly: boolean): DatabaseSync {
  const connection = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT });
  try {
    if (!readOnly) {
      // Takes effect on a new database alone; an older one keeps its own.
      connection.exec(`pragma page_size = ${PAGE_SIZE}`);
      setPragma(connection, 'journal_mode', 'wal', file === ':memory:' ? 'memory' : 'wal');
      const { page_size: size } = connection.prepare('pragma page_size').get() ?? {};
      connection.exec(`pragma wal_autocheckpoint = ${Math.ceil(JOURNAL_SIZE / Number(size))}`);
      // What is erased is overwritten, not only no longer listed.
      setPragma(connection, 'secure_delete', 'on', 1);
    }
    // FULL syncs the journal at every commit: what is acknowledged survives the machine losing power.
    setPragma(connection, 'synchronous', 'full', 2);
    setPragma(connection, 'foreign_keys', 'on', 1);
    // SQLite's own lower() knows ASCII alone.
    connection.function('folded', { deterministic: true }, (text) => folded(String(text ?? '')));
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Text as it is compared: without regard to case and width. */
export const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** SQLite ignores a pragma it cannot follow, so each is read back. */
function setPragma(connection: DatabaseSync, name: string, value: string, expected: string | number): void {
  connection.exec(`pragma ${name} = ${value}`);
  const found = connection.prepare(`pragma ${name}`).get()?.[name];
  if (found !== expected) throw new Error(`The database keeps ${name} at ${found} instead of ${expected}`);
}
