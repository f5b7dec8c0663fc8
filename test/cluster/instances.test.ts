// behaviour: D16 D17

import { expect, inject, it } from 'vitest';
import { openStores } from '../../server/submissions/stores.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { instanceForTest } from '../support/site/instance.ts';
import { applicationParts, MULTIPART, multipart } from '../support/site/multipart.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';
import { buildMessage } from '../support/stores/database.ts';
import { databaseOn } from '../support/stores/stores.ts';

const application = multipart(applicationParts({}, buildPdf()));

const apply = (address: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': MULTIPART },
    body: new Uint8Array(application),
  });

const write = (address: string, message: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildMessage({ message })),
  });

it('that start at the same moment store one application sent to both as one, and give a visitor one allowance', async () => {
  const databaseUrl = await databaseOn(inject('postgres') ?? '');
  const given = { DATABASE_URL: databaseUrl, CONTACT_LIMIT: '3', UPLOADS_PER_VISITOR: '8' };
  const [one, other] = await Promise.all([instanceForTest(given), instanceForTest(given)]);
  await Promise.all([one.start(), other.start()]);
  expect(one.output()).toContain('submissions in PostgreSQL');

  const both = [one, other, one, other];
  const answers = await Promise.all(both.map((instance) => apply(instance.address('/api/apply'))));
  const replies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1);
  const stores = await openStores({ databaseUrl, existing: true });
  expect(await applicationsIn(stores)).toHaveLength(1);
  await stores.close();

  const statuses: number[] = [];
  for (const [index, instance] of both.entries())
    statuses.push((await write(instance.address('/api/contact'), `This is message number ${index}.`)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});
