// behaviour: R12

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import request from 'supertest';
import { expect, it } from 'vitest';
import { openStores } from '../../server/submissions/submission-stores.ts';
import { howOften, LONG_TEST } from '../support/site/how-often.ts';
import { siteForTest } from '../support/site/site.ts';
import { messagesIn } from '../support/stores/all-submissions.ts';
import { buildMessage, temporaryDirectory } from '../support/stores/database.ts';

const message = buildMessage();

it(
  'asks to come again while another program keeps the database locked, shows pages, and recovers by itself',
  async () => {
    const directory = await temporaryDirectory();
    const site = await siteForTest({ stores: await openStores({ directory }) });
    const post = () => request(site.app).post('/api/contact').send(message);
    const other = new DatabaseSync(join(directory, 'submissions.db'));
    other.exec('begin exclusive');
    const locked = delay(howOften(100, 10_000));

    const refused = post();
    const answered = refused.then(() => 'refused');
    for (const path of ['/', '/career', '/api/getAlljob']) await request(site.app).get(path).expect(200);
    expect(await answered).toBe('refused');
    const { status, headers } = await refused;
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);

    await locked;
    other.exec('rollback');
    other.close();
    await post().expect(201);
    expect(await messagesIn(site.stores)).toHaveLength(1);
  },
  LONG_TEST,
);
