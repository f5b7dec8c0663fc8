import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const CACHE = path.resolve('node_modules/.cache/chromium');

/** Not the package's own flags: they end the process at the second context and switch the web's security off. */
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--font-render-hinting=none',
];

/** Starts the browser that comes with the tests, or the one CHROME_PATH names. `flags` are added to its own. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? (await unpackedChromium());
  return chromium.launch({ executablePath, chromiumSandbox: false, args: [...FLAGS, ...flags] });
}

/** Unpacks once into a folder of the cache; two processes that race both end with a whole browser. */
async function unpackedChromium(): Promise<string> {
  const target = path.join(CACHE, 'chromium');
  if (existsSync(target)) return target;
  const own = `${CACHE}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  // The package unpacks into the folder for temporary files, so that is where it is pointed to.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = own;
  const { default: packed } = await import('@sparticuz/chromium');
  await packed.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  try {
    renameSync(own, CACHE);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
  return target;
}
