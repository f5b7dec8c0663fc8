import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../test/support/postgres-server.ts';
import { CONNECTIONS } from './beside.ts';
import { type Figure, median, perSecond, repeated, rounds, seconds } from './report.ts';
import { load, type Server, startSite, temporaryFolder } from './servers.ts';

/**
 * Contact messages that two instances on one PostgreSQL store, beside what one of them stores alone, measured in
 * turns. On two cores they share these with PostgreSQL and the load.
 */
export async function twoInstancesBesideOne(): Promise<Figure> {
  const postgres = await startPostgres();
  const servers: Server[] = [];
  try {
    await postgres.createDatabase('bench');
    const environment = { DATABASE_URL: `${postgres.url}bench`, TRUST_PROXY: '1' };
    for (let count = 0; count < 2; count += 1) servers.push(await startSite(environment, 'any'));
    const [one, other] = servers as [Server, Server];
    await messagesTo([one, other]);
    const turns = await repeated(rounds, async () => ({
      alone: await messagesTo([one, one]),
      both: await messagesTo([one, other]),
    }));
    const ratio = median(turns.map(({ alone, both }) => both / alone));
    const [alone, both] = [median(turns.map((turn) => turn.alone)), median(turns.map((turn) => turn.both))];
    return { figure: `${ratio.toFixed(2)} × (${perSecond(both)} of ${perSecond(alone)})` };
  } finally {
    for (const server of servers) await server.stop();
    await postgres.remove();
  }
}

/** Messages a second, from half of the senders each. */
async function messagesTo(pair: readonly [Server, Server]): Promise<number> {
  const bodyFile = path.join(temporaryFolder(), 'body');
  const message = { fullName: 'Load 00000000', email: 'load@mail.example', contact: '' };
  writeFileSync(bodyFile, JSON.stringify({ ...message, message: 'How many can you take?' }));
  const headers = { 'Content-Type': 'application/json' };
  const post = { paths: ['/api/contact'], headers, bodyFile, connections: CONNECTIONS / 2, seconds };
  const results = await Promise.all(pair.map(({ port }) => load({ ...post, port })));
  const refused = results.flatMap(({ statuses }) => Object.keys(statuses)).find((status) => status !== '201');
  if (refused) throw new Error(`answered ${refused}`);
  return results.reduce((sum, result) => sum + result.perSecond, 0);
}
