import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const SCRIPT_OR_STYLE = /(?<=[\w-]-)[\w-]{7,8}(?=\.(?:js|css)$)/;
const next = (name: string) => name.replace(SCRIPT_OR_STYLE, (hash) => [...hash].toReversed().join(''));

/**
 * A folder with a build like the present one, in which every script and style has another name, as after a change.
 * Nothing is built. Call it inside a test.
 */
export async function nextRelease(): Promise<string> {
  // Inside node_modules, so that the copy finds its packages as the build does.
  const folder = await mkdtemp('node_modules/.cache-next-release-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp('dist', path.join(folder, 'dist'), { recursive: true });
  const assets = path.join(folder, 'dist/client/assets');
  const names = await scriptsAndStyles(assets);
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  const texts = ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'];
  for (const file of [
    ...names.map((name) => path.join(assets, name)),
    ...texts.map((text) => path.join(folder, text)),
  ]) {
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(anyName, next));
  }
  for (const name of names) {
    // Compressed, they would still be the old ones.
    for (const ending of ['.br', '.gz']) await rm(path.join(assets, name + ending), { force: true });
    await rename(path.join(assets, name), path.join(assets, next(name)));
  }
  return path.resolve(folder);
}

/** Names of those with a hash. */
export const scriptsAndStyles = async (assets: string) =>
  (await readdir(assets)).filter((name) => SCRIPT_OR_STYLE.test(name));
