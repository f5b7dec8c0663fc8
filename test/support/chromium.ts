import { execFileSync } from 'node:child_process';
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
  const env = hasNss() ? process.env : { ...process.env, LD_LIBRARY_PATH: path.join(CACHE, 'al2023/lib') };
  return chromium.launch({ executablePath, chromiumSandbox: false, args: [...FLAGS, ...flags], env });
}

/** Whether the machine has the one library that the browser needs and small images leave out. */
function hasNss(): boolean {
  try {
    return execFileSync('ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so');
  } catch {
    return false;
  }
}

/** Unpacks once into a folder of the cache; two processes that race both end with a whole browser. */
async function unpackedChromium(): Promise<string> {
  const target = path.join(CACHE, 'chromium');
  if (existsSync(target)) return target;
  const own = `${CACHE}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  // The package unpacks into the folder for temporary files. It is told another one in a process of its own, since
  // whatever else this process puts into that folder meanwhile would vanish with it.
  const unpack = "import('@sparticuz/chromium').then((packed) => packed.default.executablePath())";
  // Asked as if on its own platform, the package also unpacks the libraries a bare machine lacks.
  const env = { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  execFileSync(process.execPath, ['-e', unpack], { env, stdio: 'inherit' });
  try {
    renameSync(own, CACHE);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
  return target;
}
