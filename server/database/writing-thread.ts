import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { QueryResult } from 'kysely';
import { connect } from './sqlite-connection.ts';
import { isBytes, runOn, type Statement } from './statements.ts';

/** What the thread is told: a statement, or to close its connection and end. */
export type Order = Statement | 'close';

/** An error of node:sqlite loses its codes on its way between threads. */
export type Fault = { message: string; code?: unknown; errcode?: unknown };

/** The first answer says how opening went; then there is one for each statement, in their order. */
export type Answer = { isInTransaction: boolean } & (
  | { result: QueryResult<unknown>; fault?: never }
  | { fault: Fault }
);

let connection: DatabaseSync | undefined;

function answerWith(work: () => QueryResult<unknown>): void {
  const outcome = outcomeOf(work);
  parentPort?.postMessage({
    ...outcome,
    isInTransaction: connection?.isTransaction ?? false,
  } satisfies Answer);
}

function outcomeOf(work: () => QueryResult<unknown>) {
  try {
    return { result: work() };
  } catch (error) {
    const { message, code, errcode } = error as Fault;
    return { fault: { message, code, errcode } };
  }
}

parentPort?.on('message', (order: Order) => {
  if (order === 'close') {
    connection?.close();
    parentPort?.close();
  } else {
    answerWith(() => {
      if (!connection) throw new Error('The database is not open');
      return runOn(connection, order);
    });
    // The memory of a resume is given back at once: a thread that makes little garbage seldom collects it.
    for (const { buffer } of order.parameters.filter(isBytes)) buffer.transfer(0);
  }
});

answerWith(() => {
  connection = connect(String(workerData), false);
  return { rows: [] };
});
