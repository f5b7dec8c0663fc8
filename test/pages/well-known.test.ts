// behaviour: V8 V9
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { CANONICAL_PAGES } from '#content/pages.ts';
import { ORIGIN } from '../support/site/served-pages.ts';
import { siteForTest } from '../support/site/site.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('security.txt', () => {
  it('names whom to tell of a weakness, and is good for months to come', async () => {
    const { app } = await siteForTest({ origin: ORIGIN });
    const { text, headers } = await request(app).get('/.well-known/security.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = text.trim().split('\n');
    const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
    expect(fields.Contact).toBe(`mailto:${company.securityEmail}`);
    expect(fields.Canonical).toBe(`${ORIGIN}/.well-known/security.txt`);
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / DAY;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });
});

describe('llms.txt', () => {
  it('names every page in its own words, every opening, and the API', async () => {
    const { app, content } = await siteForTest({ origin: ORIGIN });
    const { text, headers } = await request(app).get('/llms.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(new RegExp(`^# ${company.name}\n\n> `));
    for (const path of CANONICAL_PAGES) {
      const words = new RegExp(`^- \\[[^\\]]+\\]\\(${ORIGIN}${path}\\): (.{50,160})$`, 'm').exec(text)?.[1];
      const page = await request(app).get(path);
      expect(page.text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'), path).toContain(
        `content="${words}"`,
      );
    }
    for (const { _id } of await content.jobs()) expect(text).toContain(`(${ORIGIN}/careers/${_id})`);
    expect(text).toContain(`(${ORIGIN}/api/openapi.json)`);
  });
});
