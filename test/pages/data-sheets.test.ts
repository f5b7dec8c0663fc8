// behaviour: T15
import request from 'supertest';
import { getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, it } from 'vitest';
import { CONTACTS } from '#content/products/module-contacts.ts';
import { modules } from '#content/products/products-copy.ts';
import { dataSheetPath } from '#shared/paths.ts';
import { openSite } from '../support/site/site.ts';

const site = await openSite();
afterAll(() => site.close());

/** Words without their line breaks, as a reader of the page takes them. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe.each(modules.map((module) => [module.title, module] as const))('Data sheet: %s', (_, module) => {
  it('is one tagged page that says what the product page says', async () => {
    const asked = request(site.app).get(dataSheetPath(module.id)).responseType('blob');
    const { body, headers } = await asked.expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const pdf = await getDocumentProxy(new Uint8Array(body), { verbosity: 0 });
    expect(pdf.numPages).toBe(1);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `${module.title}: data sheet`, Language: 'en-IN' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });

    const page = await pdf.getPage(1);
    expect(JSON.stringify(await page.getStructTree())).toMatch(/"H1".*"Table".*"TH"/);
    const { items } = await page.getTextContent();
    const text = flat(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    expect(text).toContain(module.title);
    for (const { label, value } of module.specification)
      for (const words of [label, value]) expect(text).toContain(flat(words));
    for (const { title, contacts } of CONTACTS[module.id]) {
      expect(text).toContain(title);
      for (const { name } of contacts) expect(text).toContain(name);
    }
    for (const item of items)
      if ('str' in item && item.str.trim()) expect(item.transform[5]).toBeGreaterThan(30);
  });
});
