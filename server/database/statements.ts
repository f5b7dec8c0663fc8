import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { QueryResult } from 'kysely';

export type Statement = { sql: string; parameters: readonly unknown[] };

/** Runs statements one after the other on a connection to SQLite, in whatever thread that is. */
export type Statements = {
  run(statement: Statement): Promise<QueryResult<unknown>>;
  /** As it was after the last statement. */
  isInTransaction(): boolean;
};

/** The parameters whose memory goes from one thread to another. */
export const isBytes = (value: unknown): value is Uint8Array<ArrayBuffer> => value instanceof Uint8Array;

export function statementsOn(connection: DatabaseSync): Statements {
  return {
    run: async (statement) => runOn(connection, statement),
    isInTransaction: () => connection.isTransaction,
  };
}

export function runOn(connection: DatabaseSync, { sql, parameters }: Statement): QueryResult<unknown> {
  const prepared = connection.prepare(sql);
  // node:sqlite itself refuses whatever it cannot bind, with words that name the parameter.
  const values = parameters as SQLInputValue[];
  if (prepared.columns().length > 0) return { rows: prepared.all(...values) };
  const { changes, lastInsertRowid } = prepared.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

/** SQLite writes every page anew, since moving rows between pages leaves copies that `secure_delete` does not see. */
export async function compactAll(statements: Statements): Promise<void> {
  await statements.run({ sql: 'vacuum', parameters: [] });
  await emptyJournal(statements);
}

/** Folds the journal into the file and cuts it to nothing. */
export async function emptyJournal(statements: Statements): Promise<void> {
  const { rows } = await statements.run({ sql: 'pragma wal_checkpoint(truncate)', parameters: [] });
  const [result] = rows as { busy: number }[];
  if (result?.busy) throw Object.assign(new Error('the journal is in use'), { errcode: 5 });
}
