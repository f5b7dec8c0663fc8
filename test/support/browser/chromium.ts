import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const UNPACKED = path.resolve('node_modules/.cache/browser');

/** Not the package's own flags: they end the process at the second context and switch the web's security off. */
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--font-render-hinting=none',
  // One process for all frames of a visitor, and none in reserve: to start one costs half as much as to load a page.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  // Network and compositor as threads: each message from one process to another is work for two.
  '--enable-features=NetworkServiceInProcess2',
  '--in-process-gpu',
];

/** No page of a test lives long enough to earn back what it takes to optimise its scripts, and axe, in each document. */
export const WITHOUT_OPTIMISING = ['--js-flags=--no-opt --no-maglev'];

/** No tile of a picture of the page fits, so that none is made; boxes, styles and events are the same. */
export const WITHOUT_PAINT = ['--force-gpu-mem-available-mb=1'];

/** Starts the browser that comes with the tests, or the one CHROME_PATH names. `flags` are added to its own. */
export async function launchChromium(flags: readonly string[] = []): Promise<Browser> {
  if (!existsSync(UNPACKED)) unpack();
  const executablePath = process.env.CHROME_PATH ?? path.join(UNPACKED, 'chromium');
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    args: [...FLAGS, ...flags],
    env: { ...process.env, ...environment() },
  });
}

/**
 * The unpacked fonts alone are used, also where the machine has others: the width of a word must not depend on what is
 * installed, and without any font the browser ends. The unpacked libraries stand in where a small image has none.
 */
function environment(): Record<string, string> {
  const fonts = { FONTCONFIG_FILE: path.join(UNPACKED, 'fonts.conf') };
  return hasNss() ? fonts : { ...fonts, LD_LIBRARY_PATH: path.join(UNPACKED, 'al2023/lib') };
}

/** Whether pictures of pages can be passed on in memory; where a container allows too little, they go through files. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 1024 ** 3;
  } catch {
    return false;
  }
}

/** Whether the machine has the one library that the browser needs and small images leave out. */
function hasNss(): boolean {
  try {
    return execFileSync('ldconfig', ['-p'], { encoding: 'utf8' }).includes('libnss3.so');
  } catch {
    return false;
  }
}

/** Unpacks browser, libraries and fonts in one step; two processes that race both end with all of them. */
function unpack(): void {
  const own = `${UNPACKED}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  // The package unpacks into the folder for temporary files. It is told another one in a process of its own, since
  // whatever else this process puts into that folder meanwhile would vanish with it.
  const script = "import('@sparticuz/chromium').then((packed) => packed.default.executablePath())";
  // Asked as if on its own platform, the package also unpacks the libraries a bare machine lacks.
  const env = { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  execFileSync(process.execPath, ['-e', script], { env, stdio: 'inherit' });
  writeFileSync(path.join(own, 'fonts.conf'), fontConfiguration(UNPACKED));
  try {
    renameSync(own, UNPACKED);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
}

/** The package's own configuration names folders of another machine. */
function fontConfiguration(folder: string): string {
  const escaped = folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped}/fonts/fonts</dir>
  <cachedir>${escaped}/font-cache</cachedir>
</fontconfig>
`;
}
