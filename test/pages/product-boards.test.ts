// behaviour: T16
import { describe, expect, it } from 'vitest';
import { CONTACTS } from '#content/products/module-contacts.ts';
import { MODULE_IDS } from '#content/products/module-facts.ts';
import { WIRING } from '#content/products/module-wiring.ts';
import type { HtmlElement } from '../support/site/html.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

/** What a module's section says and, below it, its sheet. */
async function sheetOf(id: string): Promise<HtmlElement> {
  const section = (await served.main('/products')).one(`section[id="${id}"]`);
  if (!section.parent) throw new Error(`Nothing is around #${id}`);
  return section.parent;
}

describe.each(MODULE_IDS)('The board of %s', (id) => {
  const names = CONTACTS[id].flatMap(({ contacts }) => contacts.map(({ name }) => name));

  it('has each of its contacts in a table with what it is for', async () => {
    const rows = (await sheetOf(id)).all('tr').map(({ text }) => text.replace(/\s+/g, ' '));
    for (const { contacts } of CONTACTS[id])
      for (const { name, use } of contacts)
        expect(
          rows.some((row) => row.startsWith(name) && row.endsWith(use.replace(/\s+/g, ' '))),
          name,
        ).toBe(true);
  });

  it('is wired by the names of its contacts, each once', async () => {
    const { wires, others } = WIRING[id];
    for (const { contact } of wires) expect(names).toContain(contact);
    for (const { contact } of others) expect(names).toContain(contact);
    for (const ends of [wires.map(({ pin }) => pin), wires.map(({ contact }) => contact)])
      expect(new Set(ends).size).toBe(ends.length);
    const drawing = (await sheetOf(id))
      .all('svg')
      .map(({ text }) => text)
      .join(' ');
    for (const { pin, contact } of wires) for (const name of [pin, contact]) expect(drawing).toContain(name);
  });

  it('has a sketch that uses pins of its wiring', async () => {
    const code = (await sheetOf(id)).one('pre').text;
    const pins = WIRING[id].wires.filter(({ kind }) => kind === 'signal');
    const constants = [...code.matchAll(/const int ([A-Z]+\d?) = (\d+);/g)];
    for (const [, name, pin] of constants)
      expect(pins).toContainEqual({ pin: `D${pin}`, contact: name, kind: 'signal' });
    if (constants.length === 0) expect(code).toContain(`{${pins.map(({ pin }) => pin.slice(1)).join(', ')}}`);
  });
});

it('The drawing of the L293D board names header and terminals as the table does, in the same order', async () => {
  const plate = await sheetOf('l293d');
  const [header, terminals] = CONTACTS.l293d;
  for (const group of [header, terminals]) {
    const names = group?.contacts.map(({ name }) => name) ?? [];
    const drawn = plate.texts('svg g').filter((text) => names.includes(text));
    expect(drawn.join(' ')).toContain(names.join(' '));
  }
});
