// Photographs the interfaces of this folder into art/masters, light and dark, 1600 px wide.
//   npm exec -- node art/interfaces/photograph.ts            all
//   npm exec -- node art/interfaces/photograph.ts support    one
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as browserType } from 'playwright-core';
import sharp from 'sharp';

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const names = readdirSync(here)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -'.html'.length))
  .filter((name) => !wanted.length || wanted.includes(name));

const browser = await browserType.launch({
  executablePath: process.env.CHROME_PATH ?? (await chromium.executablePath()),
  chromiumSandbox: false,
  args: ['--font-render-hinting=none', '--allow-file-access-from-files'],
});
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    // 1100 px of layout on 1600 px of picture: large enough to be read on a card.
    const page = await browser.newPage({
      viewport: { width: 1100, height: 733 },
      deviceScaleFactor: 1600 / 1100,
      colorScheme,
    });
    for (const name of names) {
      await page.goto(pathToFileURL(join(here, `${name}.html`)).href);
      await page.evaluate(() => document.fonts.ready);
      const suffix = colorScheme === 'dark' ? '-dark' : '';
      await sharp(await page.screenshot())
        .resize(1600, 1066, { fit: 'cover' })
        .webp({ lossless: true, effort: 6 })
        .toFile(join(here, `../masters/interface-${name}${suffix}.webp`));
    }
    await page.close();
  }
} finally {
  await browser.close();
}
