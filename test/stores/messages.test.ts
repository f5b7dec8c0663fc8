// behaviour: D3 D4 D5

import { expect, it } from 'vitest';
import { REFERENCE } from '#shared/reference.ts';
import { newReference } from '../../server/submissions/fingerprints.ts';
import { messages } from '../../server/submissions/messages.ts';
import { messagesIn } from '../support/stores/all-submissions.ts';
import { buildEnquiry, buildMessage } from '../support/stores/database.ts';
import { databaseForTest, storesForTest } from '../support/stores/stores.ts';

const NOW = new Date('2026-11-21T08:35:00.000Z');

it('stores a contact message and an enquiry, each with its outbox line', async () => {
  const stores = await storesForTest(() => NOW);
  const contact = await stores.messages.add('contact', buildMessage());
  const enquiry = await stores.messages.add('enquiry', buildEnquiry());

  expect(contact.reference).toMatch(/^C-/);
  expect(enquiry.reference).toMatch(/^E-/);
  expect(await stores.messages.find(contact.reference)).toEqual({
    ...buildMessage(),
    kind: 'contact',
    reference: contact.reference,
    receivedAt: NOW,
    readAt: undefined,
  });
  expect(await stores.messages.find(enquiry.reference)).toMatchObject({ project: 'Ward monitoring' });
  const lines = await stores.outbox.claim(10, 60);
  expect(lines.map(({ kind, reference }) => ({ kind, reference }))).toEqual([
    { kind: 'contact', reference: contact.reference },
    { kind: 'enquiry', reference: enquiry.reference },
  ]);
  expect(new Set(lines.map((line) => line.message_id)).size).toBe(2);
});

it('stores what a double click sends twice once, and a changed message beside the first', async () => {
  const stores = await storesForTest(() => NOW);
  const [one, two] = await Promise.all([
    stores.messages.add('enquiry', buildEnquiry()),
    stores.messages.add('enquiry', buildEnquiry()),
  ]);
  expect(two.reference).toBe(one.reference);
  await stores.messages.add('enquiry', buildEnquiry({ project: 'Ward monitoring, again' }));
  await stores.messages.add('contact', buildMessage());
  await stores.messages.add('contact', buildMessage({ contact: '' }));
  expect(await messagesIn(stores)).toHaveLength(4);
  expect(await stores.outbox.claim(10, 60)).toHaveLength(4);
});

it('reads a field as empty that its form gained after the message', async () => {
  const database = await databaseForTest();
  const store = messages(database, () => NOW, []);
  const { reference } = await store.add('enquiry', buildEnquiry());
  await database.write((transaction) => transaction.updateTable('messages').set({ project: null }).execute());
  expect(await store.find(reference)).toMatchObject({ ...buildEnquiry(), project: '' });
});

it('draws references that pages recognise and people can read out', () => {
  const drawn = Array.from({ length: 2000 }, () => newReference('enquiry'));
  for (const reference of drawn) expect(reference).toMatch(REFERENCE);
  expect(new Set(drawn).size).toBe(2000);
  // Every character the pattern allows comes up in 16,000 draws.
  const characters = new Set(drawn.join('').replaceAll('-', ''));
  expect([...characters].toSorted().join('')).toBe('23456789ABCDEFGHJKMNPQRSTVWXYZ');
});
