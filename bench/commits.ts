import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from '../server/database/database.ts';
import { migrate, SQLITE_COLUMNS } from '../server/database/migrations.ts';
import { NodeSqliteDialect } from '../server/database/node-sqlite-dialect.ts';
import type { Schema } from '../server/database/schema.ts';
import { type Applications, applications } from '../server/submissions/applications.ts';
import { openStores } from '../server/submissions/submission-stores.ts';
import { buildApplication, buildPdf } from '../test/support/database.ts';

/**
 * `node bench/commits.ts FOLDER` stores applications with a resume of 200 KB for a few rounds, once through the
 * site's stores with 64 applicants at a time, once with a commit each, and prints how many a second as JSON.
 */
export type CommitsResult = { grouped: number[]; oneEach: number[] };

const [folder = ''] = process.argv.slice(2);
const ROUNDS = 3;
const SECONDS = 1;
const RESUME_BYTES = 200_000;

/** The same tables and the same statements, and each piece in a transaction of its own, without waiting for company. */
async function oneCommitEach(): Promise<Database> {
  const connection = new DatabaseSync(`${folder}/one-each.db`);
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(connection) });
  await migrate(db, SQLITE_COLUMNS);
  return {
    read: (work) => work(db),
    write: (work) => db.transaction().execute(work),
    close: async () => connection.close(),
  };
}

/** Sent again and again with another number in its comment: making files is not what is measured. */
const RESUME = Buffer.from(buildPdf('resume 00000000', RESUME_BYTES));
const NUMBER_AT = RESUME.indexOf('00000000');
let serial = 0;

/** Applications a second, with `senders` who each send the next when the last is stored. */
async function rate(store: Applications, senders: number): Promise<number> {
  let stored = 0;
  const started = performance.now();
  const until = started + SECONDS * 1000;
  async function send() {
    while (performance.now() < until) {
      serial += 1;
      const bytes = Buffer.from(RESUME);
      bytes.write(String(serial).padStart(8, '0'), NUMBER_AT);
      await store.add(
        buildApplication({ email: `${serial}@mail.example`, resume: { fileName: 'a.pdf', bytes } }),
      );
      stored += 1;
    }
  }
  await Promise.all(Array.from({ length: senders }, send));
  return (stored * 1000) / (performance.now() - started);
}

const stores = await openStores({ directory: folder });
const single = await oneCommitEach();
const singleStore = applications(single, () => new Date());
const result: CommitsResult = { grouped: [], oneEach: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  result.grouped.push(await rate(stores.applications, 64));
  result.oneEach.push(await rate(singleStore, 1));
}
await stores.close();
await single.close();
console.log(JSON.stringify(result));
