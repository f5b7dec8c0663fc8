import { expect, it, onTestFinished } from 'vitest';
import { REFERENCE } from '#shared/reference.ts';
import { openDatabase } from '../../server/database/database.ts';
import { messages } from '../../server/submissions/messages.ts';
import { newReference } from '../../server/submissions/references.ts';
import { openStores } from '../../server/submissions/submission-stores.ts';
import { buildEnquiry, buildMessage } from '../support/database.ts';

const NOW = new Date('2026-11-21T08:35:00.000Z');

async function memoryStores() {
  const stores = await openStores({ memory: true, clock: () => NOW });
  onTestFinished(() => stores.close());
  return stores;
}

it('stores a contact message and an enquiry, each with its outbox line', async () => {
  const stores = await memoryStores();
  const contact = await stores.messages.add('contact', buildMessage());
  const enquiry = await stores.messages.add('enquiry', buildEnquiry());

  expect(contact.reference).toMatch(/^C-/);
  expect(enquiry.reference).toMatch(/^E-/);
  const { contact: phone, ...words } = buildMessage();
  expect(await stores.messages.find(contact.reference)).toEqual({
    ...words,
    phone,
    kind: 'contact',
    reference: contact.reference,
    project: undefined,
    receivedAt: NOW,
    readAt: undefined,
  });
  expect((await stores.messages.find(enquiry.reference))?.project).toBe('Ward monitoring');
  const lines = await stores.outbox.due(10);
  expect(lines.map(({ kind, reference, fields }) => ({ kind, reference, fields }))).toEqual([
    { kind: 'contact', reference: contact.reference, fields: buildMessage() },
    { kind: 'enquiry', reference: enquiry.reference, fields: buildEnquiry() },
  ]);
  expect(new Set(lines.map((line) => line.messageId)).size).toBe(2);
});

it('stores the same message twice when it is sent twice', async () => {
  const stores = await memoryStores();
  const [one, two] = await Promise.all([
    stores.messages.add('contact', buildMessage()),
    stores.messages.add('contact', buildMessage()),
  ]);
  expect(one.reference).not.toBe(two.reference);
  expect(await stores.messages.list()).toHaveLength(2);
});

it('lists by kind and by what is unread', async () => {
  const stores = await memoryStores();
  const contact = await stores.messages.add('contact', buildMessage({ contact: '' }));
  const enquiry = await stores.messages.add('enquiry', buildEnquiry());
  await stores.messages.markRead(enquiry.reference, true);

  expect((await stores.messages.list({ kind: 'enquiry' })).map((each) => each.reference)).toEqual([
    enquiry.reference,
  ]);
  expect((await stores.messages.list({ unread: true })).map((each) => each.reference)).toEqual([
    contact.reference,
  ]);
  expect(await stores.messages.markRead('C-2222-2222', true)).toBe(false);
});

it('draws again when a reference is taken, and gives up where none is free', async () => {
  const database = await openDatabase({ memory: true });
  onTestFinished(() => database.close());
  const drawn = ['C-2222-2222', 'C-2222-2222', 'C-3333-3333'];
  const store = messages(
    database,
    () => NOW,
    () => drawn.shift() ?? 'C-3333-3333',
  );
  await store.add('contact', buildMessage());
  expect(await store.add('contact', buildMessage())).toEqual({ reference: 'C-3333-3333' });
  await expect(store.add('contact', buildMessage())).rejects.toThrow('already taken');
  expect(await store.list()).toHaveLength(2);
});

it('draws references that pages recognise and people can read out', () => {
  const drawn = Array.from({ length: 2000 }, () => newReference('E'));
  for (const reference of drawn) expect(reference).toMatch(REFERENCE);
  expect(new Set(drawn).size).toBe(2000);
  // Every character the pattern allows comes up in 16,000 draws.
  const characters = new Set(drawn.join('').replaceAll('-', ''));
  expect([...characters].toSorted().join('')).toBe('23456789ABCDEFGHJKMNPQRSTVWXYZ');
});
