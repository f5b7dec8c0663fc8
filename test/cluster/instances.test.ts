// behaviour: D16 D17

import { expect, inject, it } from 'vitest';
import { openStores } from '../../server/submissions/submission-stores.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { freePort } from '../support/site/free-port.ts';
import { instanceForTest } from '../support/site/instance.ts';
import { applicationParts, BOUNDARY, multipart } from '../support/site/multipart.ts';
import { applicationsIn } from '../support/stores/all-submissions.ts';
import { databaseOn } from '../support/stores/stores.ts';

const application = multipart(applicationParts({}, buildPdf()));
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Two processes that start at the same moment on a database in which nothing is yet. */
async function twoInstances(environment: Record<string, string> = {}) {
  const databaseUrl = await databaseOn(inject('postgres') ?? '');
  const given = { DATABASE_URL: databaseUrl, ...environment };
  const [one, other] = await Promise.all([instanceForTest(given), instanceForTest(given)]);
  await Promise.all([one.start(), other.start()]);
  return { databaseUrl, one, other };
}

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
    body: JSON.stringify({ fullName: 'Ravi Nair', email: 'ravi@mail.example', contact: '', message }),
  });

it('store an application that is sent to both at once as one, and say where submissions are', async () => {
  const { databaseUrl, one, other } = await twoInstances({ UPLOADS_PER_VISITOR: '8' });
  const answers = await Promise.all(
    [one, other, one, other].map((instance) => apply(instance.address('/api/apply'))),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const replies = await Promise.all(answers.map((answer) => answer.json()));
  const references = replies.map(({ reference }) => reference);
  expect(references).toEqual(references.map(() => references[0]));
  const stores = await openStores({ databaseUrl, existing: 'read' });
  expect(await applicationsIn(stores)).toHaveLength(1);
  await stores.close();
  expect(one.output()).toContain('submissions in PostgreSQL');
});

it('give a visitor one allowance of messages with both together', async () => {
  const { one, other } = await twoInstances({ CONTACT_LIMIT: '3' });
  const statuses: number[] = [];
  for (const [index, instance] of [one, other, one, other, one].entries()) {
    const answer = await write(instance.address('/api/contact'), `This is message number ${index}.`);
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
});

it('do not start without PostgreSQL, and say so in a sentence without the password', async () => {
  const databaseUrl = `postgres://site:secret@127.0.0.1:${await freePort()}/site`;
  const instance = await instanceForTest({ DATABASE_URL: databaseUrl });
  expect(await instance.exited()).toBe(1);
  expect(instance.output()).toMatch(
    /^PostgreSQL cannot be reached \(.+\): start it, or put DATABASE_URL right\.\n$/,
  );
});
