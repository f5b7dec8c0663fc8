// behaviour: O6

import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { keepReleased } from '../../server/pages/released-files.ts';
import { siteFiles } from '../../server/pages/site-files.ts';
import { type Site, siteForTest } from '../support/site/site.ts';
import { temporaryDirectory } from '../support/stores/database.ts';

const DAY = 86_400_000;

/** A build of one script, as a release has it. */
async function buildWith(name: string): Promise<string> {
  const build = await temporaryDirectory();
  await mkdir(path.join(build, 'assets'));
  await writeFile(path.join(build, 'assets', name), `console.log('${name}')`);
  await writeFile(path.join(build, 'assets', `${name}.br`), brotliCompressSync(`console.log('${name}')`));
  return build;
}

const asBrowsersAsk = ({ app }: Pick<Site, 'app'>, path: string) =>
  request(app).get(path).set('Accept-Encoding', 'br').expect(200);

const scriptsIn = async (folder: string) =>
  (await readdir(path.join(folder, 'assets'))).filter((name) => name.endsWith('.js')).toSorted();

it('after an operator upgrades, a page of the release before loads its files from the new server', async () => {
  const folder = await temporaryDirectory();
  await keepReleased(await buildWith('menu-OLDHASH.js'), folder);
  const site = await siteForTest({ released: folder });

  const script = await asBrowsersAsk(site, '/assets/menu-OLDHASH.js');
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(script.headers.vary).toMatch(/accept-encoding/i);
  await request(site.app).get('/assets/menu-UNKNOWN.js').expect(404);
});

it('serves what it began with after a build in its own folder', async () => {
  const folder = await temporaryDirectory();
  const build = await buildWith('menu-OLDHASH.js');
  const app = express().use(siteFiles([build, folder]));
  await keepReleased(build, folder);
  await rm(path.join(build, 'assets'), { recursive: true });

  const script = await asBrowsersAsk({ app }, '/assets/menu-OLDHASH.js');
  expect(script.text).toBe("console.log('menu-OLDHASH.js')");
  await rm(path.join(folder, 'assets'), { recursive: true });
  const gone = await request(app).get('/assets/menu-OLDHASH.js').set('Accept-Encoding', 'br').expect(404);
  expect(gone.headers).not.toHaveProperty('content-encoding');
});

it('keeps the release before, however long it ran, and what was used in its last 30 days', async () => {
  const folder = await temporaryDirectory();
  const lastUsed = { 'a-AAAAAAA.js': 130.01, 'b-BBBBBBB.js': 129.99, 'c-CCCCCCC.js': 100 };
  for (const [name, days] of Object.entries(lastUsed)) {
    await keepReleased(await buildWith(name), folder);
    const time = new Date(Date.now() - days * DAY);
    for (const ending of ['', '.br']) await utimes(path.join(folder, 'assets', name + ending), time, time);
  }
  const present = await buildWith('d-DDDDDDD.js');
  await keepReleased(present, folder);
  await keepReleased(present, folder);
  expect(await scriptsIn(folder)).toEqual(['b-BBBBBBB.js', 'c-CCCCCCC.js', 'd-DDDDDDD.js']);
  expect(await readFile(path.join(folder, 'assets/d-DDDDDDD.js'), 'utf8')).toContain('d-DDDDDDD');
});
