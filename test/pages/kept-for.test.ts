// behaviour: G6
// How long submissions are kept, as visitors read it.
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { applyPath, CONTACT, PORTFOLIO, PRIVACY } from '#shared/paths.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { servedPage } from '../support/site/served-pages.ts';
import { type SiteOptions, siteForTest } from '../support/site/site.ts';

const WITH_A_FORM = [CONTACT, PORTFOLIO, applyPath(OPEN_APPLICATION).replace('#apply', '')];
const month = { config: { retentionDays: 30 } };

async function readers(options?: SiteOptions) {
  const { app } = await siteForTest(options);
  return async (path: string) =>
    servedPage((await request(app).get(path)) as { status: number; text: string }).main.text;
}

describe.each([
  ['where RETENTION_DAYS is not set', {}, '12 months'],
  ['with RETENTION_DAYS=30', month, '30 days'],
])('%s', (_where, options, keptFor) => {
  it(`the privacy page says that submissions are deleted ${keptFor} after they arrived`, async () => {
    const read = await readers(options);
    expect(await read(PRIVACY)).toContain(`${keptFor} after they arrived`);
  });

  it.each(WITH_A_FORM)(`the form on %s says that it is deleted after ${keptFor}`, async (path) => {
    const read = await readers(options);
    expect(await read(path)).toMatch(new RegExp(`delete it after ${keptFor}\\.`));
  });
});

it('a refused form says so as well', async () => {
  const { app } = await siteForTest(month);
  const refused = await request(app).post(CONTACT).type('form').send({ fullName: '' });
  expect(refused.status).toBe(422);
  expect(servedPage(refused).main.text).toContain('delete it after 30 days.');
});
