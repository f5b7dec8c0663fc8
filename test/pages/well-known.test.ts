// behaviour: V8
import request from 'supertest';
import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { ORIGIN } from '../support/site/served-pages.ts';
import { siteForTest } from '../support/site/site.ts';

const DAY = 24 * 60 * 60 * 1000;

it('security.txt names whom to tell of a weakness, and is good for months to come', async () => {
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
