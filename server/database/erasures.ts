import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFile } from './sqlite-file.ts';
import { StoreUnavailable } from './store-errors.ts';

/** The references of what was erased, one per line; beside the database, so that no backup brings it back. */
export const erasuresFile = (directory: string) => join(directory, 'erased.txt');

/** Records references before they are erased; resolves when they are on disk. Throws `StoreUnavailable`. */
export async function recordErasures(directory: string, references: readonly string[]): Promise<void> {
  try {
    makeFile(erasuresFile(directory));
    const file = await open(erasuresFile(directory), 'a');
    try {
      // The line break comes first: a full disk may have cut off the last line.
      await file.writeFile(references.map((reference) => `\n${reference}`).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

/** Erases these, not their `marks`, from a database of any version that is closed. Returns those it had. */
export function eraseFrom(file: string, references: readonly string[]): string[] {
  const connection = new DatabaseSync(file);
  try {
    // Foreign keys cascade to the resumes; secure_delete overwrites what is deleted.
    connection.exec('pragma foreign_keys = on; pragma secure_delete = on; begin');
    const tables = connection
      .prepare(
        `select t.name from sqlite_schema t join pragma_table_info(t.name) c on c.name = 'reference'
         where t.type = 'table' and t.name <> 'marks'`,
      )
      .all();
    /** Returns how many rows it deleted. */
    const deleteFrom = (table: unknown, reference: string) =>
      Number(connection.prepare(`delete from ${table} where reference = ?`).run(reference).changes);
    // Of one that was gone already the call that reports its erasure may be left, which is still to be sent.
    const erased = references.filter(
      (one) => deleteFrom('applications', one) + deleteFrom('messages', one) > 0,
    );
    for (const reference of erased) for (const { name } of tables) deleteFrom(name, reference);
    connection.exec('commit');
    return erased;
  } finally {
    connection.close();
  }
}
