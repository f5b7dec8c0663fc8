// behaviour: P7
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTACTS } from '#content/products/module-contacts.ts';
import { MODULE_IDS } from '#content/products/module-facts.ts';
import { IR_ANGLES, IR_DISTANCES } from '#content/products/module-trials.ts';
import { WIRING } from '#content/products/module-wiring.ts';
import { CM } from '../../client/products/field-of-view.ts';
import type { HtmlElement } from '../support/site/html.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

async function sheetOf(id: string): Promise<HtmlElement> {
  const section = (await served.main('/products'))
    .all('section.module')
    .find((part) => part.get('id') === id);
  if (!section) throw new Error(`No section ${id}`);
  return section.one('.board-sheet');
}

describe.each(MODULE_IDS)('The board of %s', (id) => {
  const names = CONTACTS[id].flatMap(({ contacts }) => contacts.map(({ name }) => name));

  it('has each of its contacts in a table with what it is for', async () => {
    const rows = (await sheetOf(id)).all('.contacts tr').map(({ text }) => text.replace(/\s+/g, ' '));
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
    const drawing = (await sheetOf(id)).one('.board-sheet__wiring svg').text;
    for (const { pin, contact } of wires) for (const name of [pin, contact]) expect(drawing).toContain(name);
  });

  it('has a sketch that uses pins of its wiring', async () => {
    const code = (await sheetOf(id)).one('.sketch__code').text;
    const pins = WIRING[id].wires.filter(({ kind }) => kind === 'signal');
    const constants = [...code.matchAll(/const int ([A-Z]+\d?) = (\d+);/g)];
    for (const [, name, pin] of constants)
      expect(pins).toContainEqual({ pin: `D${pin}`, contact: name, kind: 'signal' });
    if (constants.length === 0) expect(code).toContain(`{${pins.map(({ pin }) => pin.slice(1)).join(', ')}}`);
  });
});

describe('The drawing of the L293D board', () => {
  it('names header and terminals as the table does, in the same order', async () => {
    const plate = (await sheetOf('l293d')).one('.board-sheet__trial svg');
    const [header, terminals] = CONTACTS.l293d;
    const drawn = (group: string, at: number) => plate.one(`.${group}-${at + 1}`).text;
    const drawnAs = (group: typeof header) => group?.contacts.map((_, at) => drawn(group.id, at));
    expect(drawnAs(header)).toEqual(header?.contacts.map(({ name }) => name));
    expect(drawnAs(terminals)).toEqual(terminals?.contacts.map(({ name }) => name));
  });
});

describe('The obstacle before the IR sensor', () => {
  it('stands where its scales say', () => {
    const styles = readFileSync('client/products/board-states.css', 'utf8');
    for (const distance of IR_DISTANCES)
      expect(styles).toMatch(
        new RegExp(`\\.at-${distance}:checked\\) \\{\\s*--far: ${Number((distance * CM).toFixed(1))}px;`),
      );
    for (const angle of IR_ANGLES.filter((each) => each !== 0))
      expect(styles).toMatch(new RegExp(`\\.turn${angle}:checked\\) \\{\\s*--turned: ${angle}deg;`));
  });
});
