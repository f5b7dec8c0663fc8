// Photographs the built site for looking it over: every page, one opening and the not-found page, whole, on a phone
// and on a desk, in both themes.
//   npm run build && npm run sheet                  all
//   npm run build && npm run sheet -- / /career     some, by their paths
// Starts a server of its own with an empty database and leaves nothing running. Writes dist/sheet/index.html with all
// pictures side by side, each leading to its PNG in full size.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { CANONICAL_PAGES } from '#shared/pages.ts';
import { jobPath } from '#shared/paths.ts';
import { launchChromium } from '../test/support/chromium.ts';
import { freePort } from '../test/support/free-port.ts';

const SHEET = 'dist/sheet';
const NOT_FOUND = '/no-such-page';
/** Layout width and height in px, and the width of the picture on the sheet. */
const SCREENS = [
  { width: 390, height: 844, thumbnail: 195 },
  { width: 1280, height: 900, thumbnail: 480 },
];
const THEMES = ['light', 'dark'] as const;

const [opening = ''] = readdirSync('content/jobs');
const every = [...CANONICAL_PAGES, jobPath(opening.replace(/\.json$/, '')), NOT_FOUND];
const wanted = process.argv.slice(2);
const paths = wanted.length > 0 ? wanted : every;

const data = mkdtempSync(join(tmpdir(), 'sheet-'));
const port = await freePort();
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
try {
  const hasStarted = await Promise.race([
    once(server.stdout, 'data').then(() => true),
    ended.then(() => false),
  ]);
  if (!hasStarted) throw new Error('The server did not start.');
  mkdirSync(SHEET, { recursive: true });
  await photographAll(`http://localhost:${port}`);
  writeFileSync(join(SHEET, 'index.html'), sheet());
  console.log(join(SHEET, 'index.html'));
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true });
}

async function photographAll(origin: string): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const { width, height, thumbnail } of SCREENS) {
      for (const colorScheme of THEMES) {
        const page = await browser.newPage({
          viewport: { width, height },
          colorScheme,
          reducedMotion: 'reduce',
        });
        for (const path of paths) {
          await page.goto(origin + path);
          await scrollThrough(page);
          const name = fileName(path, width, colorScheme);
          const picture = await page.screenshot({ path: join(SHEET, `${name}.png`), fullPage: true });
          await sharp(picture)
            .resize(thumbnail)
            .webp({ quality: 80 })
            .toFile(join(SHEET, `${name}.webp`));
        }
        await page.close();
        console.log(`${paths.length} pages at ${width} px, ${colorScheme}`);
      }
    }
  } finally {
    await browser.close();
  }
}

/** Brings every part into view once, so that what is loaded late has arrived, and goes back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    // Those that lie beyond a carousel's edge would wait for it to move, and so would decode().
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    scrollTo(0, 0);
  });
  // Frames of review sites have documents and scripts of their own.
  await page.waitForLoadState('networkidle');
}

function sheet(): string {
  const rows = paths.map((path) => {
    const pictures = SCREENS.flatMap(({ width, thumbnail }) =>
      THEMES.map((theme) => {
        const name = fileName(path, width, theme);
        const img = `<img src="${name}.webp" width="${thumbnail}" alt="${path}, ${width} px, ${theme}" loading="lazy">`;
        return `<a href="${name}.png">${img}</a>`;
      }),
    );
    return `<section><h2>${path}</h2><div>${pictures.join('')}</div></section>\n`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>
body { margin: 24px; font: 16px/1.4 system-ui, sans-serif; background: #888; }
h2 { font-size: 18px; }
div { display: flex; gap: 16px; align-items: start; max-height: 90vh; overflow: auto; }
img { display: block; height: auto; }
</style></head><body>
${rows.join('')}</body></html>\n`;
}

function fileName(path: string, width: number, theme: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${theme}`;
}
