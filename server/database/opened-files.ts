import { closeSync, openSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { isDamage } from './sqlite-faults.ts';
import { hasJournal } from './sqlite-file.ts';
import { StoreUnavailable } from './store-errors.ts';

/** Bytes before a journal's first frame, and before the page in each; https://www.sqlite.org/fileformat.html. */
const JOURNAL_HEADER = 32;
const FRAME_HEADER = 24;

/** The files of a database are no longer those that were opened. */
export class FilesChanged extends Error {
  override readonly name = 'FilesChanged';
  readonly kind: 'removed' | 'replaced' | 'cut short' | 'overwritten';
  readonly file: string;

  constructor(kind: FilesChanged['kind'], file: string) {
    super(`${file} was ${kind} while the site is running, so nothing more is taken`);
    this.kind = kind;
    this.file = file;
  }
}

/** Which file a path led to; undefined when to none. */
export function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

export type OpenedFiles = ReturnType<typeof openedFiles>;

/**
 * SQLite goes on writing to a file that was moved away or deleted, and acknowledges what nobody will find again.
 * `assertUnchanged` notices when the paths lead to other files than those `connection` has open, when one of them has
 * become shorter than what SQLite has put into it, and when a backup was copied into the database. `opened` is the
 * identity of `file` from before the connection was made.
 */
export function openedFiles(file: string, opened: string, connection: DatabaseSync) {
  const journal = `${file}-wal`;
  const openedJournal = identityOf(journal);
  // Its locks lie in it (https://www.sqlite.org/walformat.html#locks): another would let a second writer in.
  const index = `${file}-shm`;
  const openedIndex = identityOf(index);
  const pageSize = numberOf(connection, 'page_size');
  let largest = 0;
  // Kept open: closing a file gives up this process's own locks on it (fcntl, POSIX).
  let descriptor: number | undefined = openSync(file, 'r');

  function assertSame(path: string, identity: string | undefined): void {
    const found = identityOf(path);
    if (found === identity) return;
    throw new FilesChanged(found ? 'replaced' : 'removed', path);
  }

  function assertLength(): void {
    // What another process gave back with VACUUM is in the page count, too; what an outsider cut off is not.
    const { size } = statSync(file);
    if (size < largest && size < numberOf(connection, 'page_count') * pageSize)
      throw new FilesChanged('cut short', file);
    largest = size;
    // Asked before and after, since a thread or a tool may empty or fill the journal meanwhile.
    const before = frames();
    const { size: journalSize } = statSync(journal);
    const least = Math.min(before, frames());
    const needed = least > 0 ? JOURNAL_HEADER + least * (FRAME_HEADER + pageSize) : 0;
    if (journalSize < needed) throw new FilesChanged('cut short', journal);
  }

  const frames = () => Number(connection.prepare('pragma wal_checkpoint(noop)').get()?.log);

  return {
    /** Throws `StoreUnavailable` with `FilesChanged` as its cause. */
    assertUnchanged(): void {
      try {
        assertSame(file, opened);
        assertSame(journal, openedJournal);
        assertSame(index, openedIndex);
        assertLength();
        if (descriptor !== undefined && !hasJournal(descriptor)) throw new FilesChanged('overwritten', file);
      } catch (error) {
        // SQLite itself finds no database any more in a file that was cut.
        throw new StoreUnavailable(isDamage(error) ? new FilesChanged('cut short', file) : error);
      }
    },
    /** Whether the journal at its path is the one that was opened. */
    hasOwnJournal: (): boolean => openedJournal !== undefined && identityOf(journal) === openedJournal,
    /** After the connections to it. */
    close(): void {
      if (descriptor !== undefined) closeSync(descriptor);
      descriptor = undefined;
    },
  };
}

function numberOf(connection: DatabaseSync, pragma: string): number {
  return Number(connection.prepare(`pragma ${pragma}`).get()?.[pragma]);
}
