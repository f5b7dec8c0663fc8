// Captures the interfaces of this folder into art/masters, light and dark, 1600 px wide. Those with a phone
// layout (an `@media (max-width: 500px)` of their own) are also captured as on a phone, 1200 px wide; there,
// those of home's hero are square. Covers have one for small places, where their sentence could not be read. Papers (paper.css) have the layout of a phone at every width, or a wide one.
// Posters (poster.css) are upright. Devices (device.css) and what stands on closing panels (closing.css) are as large as their `main`, on no ground.
//   npm exec -- node art/interfaces/photograph.ts            all
//   npm exec -- node art/interfaces/photograph.ts support    one
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { launchChromium } from '../../test/support/browser/chromium.ts';

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const names = readdirSync(here)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.slice(0, -'.html'.length))
  .filter((name) => !wanted.length || wanted.includes(name));

const browser = await launchChromium(['--allow-file-access-from-files']);

type View = { viewport: { width: number; height: number }; width: number; ending: string };
// 1100 px of layout in a picture of 1600 px, 420 px in 1200: large enough to read on a card.
const desktop: View = { viewport: { width: 1100, height: 733 }, width: 1600, ending: '' };
const phone: View = { viewport: { width: 420, height: 280 }, width: 1200, ending: '-phone' };
const square: View = { ...phone, viewport: { width: 420, height: 420 } };
const device: View = { viewport: { width: 1280, height: 720 }, width: 2560, ending: '' };
const paper: View = { ...phone, ending: '' };
const poster: View = { viewport: { width: 320, height: 400 }, width: 576, ending: '' };
const widePaper: View = { viewport: { width: 480, height: 240 }, width: 1600, ending: '' };

const fileOf = (name: string) => join(here, `${name}.html`);
const contains = (words: string) => (name: string) => readFileSync(fileOf(name), 'utf8').includes(words);
const [isCover, isSquare] = [contains('cover.css'), contains('height:420px')];
const [isPaper, isWide] = [contains('paper.css'), contains('desk--wide')];
const [isClosing, isPoster] = [contains('closing.css'), contains('poster.css')];
const isDevice = (name: string) => contains('device.css')(name) || isClosing(name);
const hasPhoneLayout = (name: string) => isCover(name) || contains('(max-width:500px)')(name);

async function capture({ viewport, width, ending }: View, names: readonly string[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: width / viewport.width,
      colorScheme,
    });
    for (const name of names) {
      await page.goto(pathToFileURL(fileOf(name)).href);
      await page.evaluate(() => document.fonts.ready);
      if (colorScheme === 'dark' && isClosing(name)) continue;
      const dark = colorScheme === 'dark' ? '-dark' : '';
      const screenshot = isDevice(name)
        ? sharp(await page.locator('main').screenshot({ omitBackground: true })).resize(1600, null, {
            withoutEnlargement: true,
          })
        : sharp(await page.screenshot()).resize(
            width,
            Math.floor((width * viewport.height) / viewport.width),
            { fit: 'cover' },
          );
      await screenshot
        .webp({ lossless: true, effort: 6 })
        .toFile(join(here, `../masters/interface-${name}${ending}${dark}.webp`));
    }
    await page.close();
  }
}

try {
  await capture(
    desktop,
    names.filter((name) => !isPaper(name) && !isDevice(name) && !isPoster(name)),
  );
  await capture(device, names.filter(isDevice));
  await capture(poster, names.filter(isPoster));
  const papers = names.filter(isPaper);
  await capture(
    paper,
    papers.filter((name) => !isWide(name)),
  );
  await capture(widePaper, papers.filter(isWide));
  const withPhoneLayout = names.filter(hasPhoneLayout);
  await capture(
    phone,
    withPhoneLayout.filter((name) => !isSquare(name)),
  );
  await capture(square, withPhoneLayout.filter(isSquare));
} finally {
  await browser.close();
}
