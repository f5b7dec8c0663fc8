import { cp, mkdtemp, rm } from 'node:fs/promises';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { siteForTest } from '../support/site/site.ts';

it('shows pages that are first asked for when the files of the build can no longer be read', async () => {
  // Inside node_modules, so that the copy finds its packages as the build does.
  const build = await mkdtemp('node_modules/.cache-lost-build-');
  onTestFinished(() => rm(build, { recursive: true, force: true }));
  await cp('dist', build, { recursive: true });
  const site = await siteForTest({ build });
  await rm(build, { recursive: true });

  for (const path of ['/leadership', '/industries/banking', '/products', '/blogs']) {
    await request(site.app).get(path).expect(200);
  }
  const refused = await request(site.app).post('/about').expect(405);
  expect(refused.text).toContain('<h1');
  expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
