// Captures the images of link previews: 1200 x 630 px, one for each page with `hasSocialCard` in
// shared/pages.ts, and one for all openings.
//   npm run social                      all
//   npm run social -- / /products       some, by the paths of their pages
// The words are in art/social/cards.tsx. The template uses the site's own styles, drawings and pictures, so regenerate
// the cards after changing those. The same sources give the same bytes.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createServer } from 'vite';
import { CANONICAL_PAGES, pageAt } from '#content/pages.ts';
import { jobPath, SOCIAL_CARD, socialCardPath } from '#shared/paths.ts';
import { launchChromium } from '../test/support/browser/chromium.ts';

const MAX_BYTES = 100 * 1024;
const QUALITIES = [86, 82, 78, 74, 70];

const root = join(import.meta.dirname, '..');
const every = [...CANONICAL_PAGES, jobPath('opening')].filter((path) => pageAt(path)?.page.hasSocialCard);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((path) => !every.includes(path));
if (unknown.length > 0) throw new Error(`No page with a card of its own has the path ${unknown.join(', ')}`);

const vite = await createServer({
  root,
  appType: 'mpa',
  cacheDir: join(root, 'node_modules/.cache/social'),
  server: { port: 0, hmr: false, watch: null },
});
await vite.listen();
const origin = vite.resolvedUrls?.local[0] ?? '';
const browser = await launchChromium();
try {
  await mkdir(join(root, 'public/social'), { recursive: true });
  for (const path of wanted.length > 0 ? wanted : every) {
    await capture(path);
  }
  if (wanted.length === 0) await removeUnused();
} finally {
  await browser.close();
  await vite.close();
}

async function capture(path: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: SOCIAL_CARD.width, height: SOCIAL_CARD.height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(new URL(`/art/social/card.html?of=${encodeURIComponent(path)}`, origin).href);
  await page.waitForSelector('.social-card');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    // Partial paints while images load leave artefacts at edges, so the whole card is painted again.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.body.hidden = true;
    await frame();
    await frame();
    document.body.hidden = false;
    await frame();
  });
  const file = join(root, 'public', socialCardPath(path));
  const picture = await withinBudget(sharp(await page.screenshot()));
  await page.close();
  await writeFile(file, picture);
  console.log(`${Math.ceil(picture.length / 1024)} KB  ${socialCardPath(path)}`);
}

/** Encodes at the best quality within the budget: photograph-like cards take more bytes than drawings. */
async function withinBudget(picture: Sharp): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const jpeg = await picture.jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`A card does not fit into ${MAX_BYTES / 1024} KB`);
}

async function removeUnused(): Promise<void> {
  const used = every.map(socialCardPath);
  for (const file of await readdir(join(root, 'public/social'))) {
    if (!used.includes(`/social/${file}`)) await rm(join(root, 'public/social', file));
  }
}
