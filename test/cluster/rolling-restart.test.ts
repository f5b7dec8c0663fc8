// behaviour: D18

import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openStores } from '../../server/submissions/stores.ts';
import { freePort } from '../support/site/free-port.ts';
import { howOften } from '../support/site/how-often.ts';
import { instanceForTest } from '../support/site/instance.ts';
import { hasNginx, nginxForTest } from '../support/site/nginx.ts';
import { messagesIn } from '../support/stores/all-submissions.ts';
import { buildMessage } from '../support/stores/database.ts';
import { startPostgres } from '../support/stores/postgres-server.ts';
import { databaseOn } from '../support/stores/stores.ts';

const LEAST_REQUESTS = howOften(500, 10_000);
/** Milliseconds for them; so many take a busy machine some time. */
const PATIENCE = howOften(120_000, 1_800_000);
/** Fewer than an instance has connections to PostgreSQL: a busy machine is not what is tested. */
const VISITORS = 8;
const PAGES = ['/', '/career', '/contact-us', '/api/getAlljob', '/blogs', '/api/testimonials'];

if (!hasNginx) console.warn('nginx is not installed, so what it does in front of the site is not tested.');

/** Two instances on one database, and nginx before them as it is shipped. */
async function cluster(databaseUrl: string) {
  const port = await freePort();
  const environment = {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    CONTACT_LIMIT: '1000000',
  };
  const [one, other] = await Promise.all([instanceForTest(environment), instanceForTest(environment)]);
  const instances = [one, other];
  await Promise.all(instances.map((instance) => instance.start()));
  const { origin, complaints } = await nginxForTest(port, [one.port, other.port]);
  return { origin, complaints, instances };
}

const sent = (origin: string, message: string) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(buildMessage({ message })),
  });

/** Visitors who look at pages and write, one request after the other, until told to leave. */
function crowd(origin: string) {
  const references: string[] = [];
  const failures: string[] = [];
  let count = 0;
  let isOver = false;

  async function ask(number: number): Promise<void> {
    if (number % 4 !== 0) {
      const path = PAGES[number % PAGES.length] ?? '/';
      const answer = await fetch(`${origin}${path}`);
      await answer.arrayBuffer();
      if (!answer.ok) failures.push(`GET ${path}: ${answer.status}`);
      return;
    }
    const answer = await sent(origin, `This is message number ${number}.`);
    const reply = await answer.text();
    if (answer.status === 201) references.push(JSON.parse(reply).reference);
    else failures.push(`POST: ${answer.status} ${reply}`);
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      count += 1;
      await ask(count).catch((error) => failures.push(`${error.message}: ${error.cause}`));
    }
  }

  const visits = Array.from({ length: VISITORS }, visit);
  return {
    references,
    failures,
    count: () => count,
    async leave() {
      isOver = true;
      await Promise.all(visits);
    },
  };
}

describe.skipIf(!hasNginx)('two instances behind nginx', () => {
  it(
    'fail no request, and store each message once, while they are restarted in turn',
    async () => {
      const databaseUrl = await databaseOn(inject('postgres') ?? '');
      const { origin, complaints, instances } = await cluster(databaseUrl);
      const visitors = crowd(origin);
      do {
        for (const instance of instances) {
          expect(await instance.stop()).toBe(0);
          await instance.start();
        }
      } while (visitors.count() < LEAST_REQUESTS);
      await visitors.leave();

      const printed = [complaints(), ...instances.map((instance) => instance.output())].join('\n');
      expect(visitors.failures, printed).toEqual([]);
      const stores = await openStores({ databaseUrl, existing: true });
      const stored = await messagesIn(stores);
      await stores.close();
      expect(stored.map(({ reference }) => reference).toSorted()).toEqual(visitors.references.toSorted());
      expect(new Set(stored.map(({ message }) => message)).size).toBe(stored.length);
    },
    PATIENCE,
  );

  it('show their pages while PostgreSQL is away, refuse posts, and take them again by themselves', async () => {
    const own = await startPostgres();
    onTestFinished(() => own.remove());
    const { origin, instances } = await cluster(await databaseOn(own.url));
    expect((await sent(origin, 'This is before the outage.')).status).toBe(201);
    await own.stopAtOnce();

    const posts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sent(origin, `This is refused: ${index}`)),
    );
    for (const answer of posts) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
    }
    for (const path of PAGES) expect((await fetch(`${origin}${path}`)).status).toBe(200);
    for (const { address } of instances) {
      expect(await (await fetch(address('/readyz'))).json()).toMatchObject({ reason: 'database' });
    }

    await own.start();
    await expect.poll(async () => (await sent(origin, 'This is after it.')).status).toBe(201);
    for (const { address } of instances) {
      await expect.poll(async () => (await fetch(address('/readyz'))).status).toBe(200);
    }
  });
});
