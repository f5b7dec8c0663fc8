import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Schema } from './schema.ts';
import type { Statements } from './statements.ts';

/** Kysely's own SQLite dialect over an open connection. Whoever opened the connection closes it. */
export function kyselyOver(statements: Statements): Kysely<Schema> {
  const dialect: Dialect = {
    createDriver: () => driverOver(statements),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return new Kysely<Schema>({ dialect });
}

function driverOver(statements: Statements): Driver {
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) =>
      statements.run(query) as ReturnType<typeof connection.executeQuery<R>>,
    streamQuery() {
      throw new Error('Rows are not streamed from SQLite');
    },
  };
  const say = async (sql: string) => void (await connection.executeQuery(CompiledQuery.raw(sql)));
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // Takes the write lock at once: a transaction that reads first and writes later could otherwise be refused in its
    // middle, where waiting does not help.
    beginTransaction: () => say('begin immediate'),
    commitTransaction: () => say('commit'),
    /** On a full disk SQLite has ended the transaction by itself: https://www.sqlite.org/lang_transaction.html */
    rollbackTransaction: async () => {
      if (statements.isInTransaction()) await say('rollback');
    },
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}

/** SQLite changes its schema inside transactions, which lets the migrator do all or nothing. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
