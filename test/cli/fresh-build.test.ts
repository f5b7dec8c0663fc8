// behaviour: O19
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildIfStale } from '../support/fresh-build.ts';

const BUILD =
  'echo built >> builds.log && mkdir -p dist/client/.vite dist/server dist/desk && touch dist/client/.vite/manifest.json dist/server/entry-server.js dist/desk/entry-desk.js';

/** A site with two sources and an opening, whose build only notes that it ran. */
async function smallSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fresh-build-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const at = (file: string) => path.join(folder, file);
  await writeFile(at('package.json'), JSON.stringify({ scripts: { build: BUILD } }));
  await mkdir(at('client/home'), { recursive: true });
  await mkdir(at('content/jobs'), { recursive: true });
  const files = ['client/home/home-page.tsx', 'client/home/story.tsx', 'content/jobs/x.json'];
  for (const file of files) await writeFile(at(file), '');
  return {
    /** Sets when `file` was last written, in seconds from now. */
    written: (file: string, seconds: number) =>
      utimes(at(file), new Date(), new Date(Date.now() + seconds * 1000)),
    at,
    async buildsAfterAsking(): Promise<number> {
      buildIfStale(folder);
      return (await readFile(at('builds.log'), 'utf8')).split('built').length - 1;
    },
  };
}

it('a build is made where there is none, and not again', async () => {
  const site = await smallSite();
  expect(await site.buildsAfterAsking()).toBe(1);
  expect(await site.buildsAfterAsking()).toBe(1);
});

it('a build is made again after a source was changed, or one was removed, but not for an opening', async () => {
  const site = await smallSite();
  expect(await site.buildsAfterAsking()).toBe(1);
  await site.written('content/jobs/x.json', 60);
  expect(await site.buildsAfterAsking()).toBe(1);

  await site.written('client/home/home-page.tsx', 60);
  expect(await site.buildsAfterAsking()).toBe(2);
  await site.written('client/home/home-page.tsx', -60);
  expect(await site.buildsAfterAsking()).toBe(2);

  await rm(site.at('client/home/story.tsx'));
  await site.written('client/home', 60);
  expect(await site.buildsAfterAsking()).toBe(3);
});
