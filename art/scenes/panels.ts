// Captures the panels of home's layers (panels.html) as textures for stack.py: build/tex/stack-*.png.
//   npm exec -- node art/scenes/panels.ts
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchChromium } from '../../test/support/browser/chromium.ts';

const here = import.meta.dirname;
const out = join(here, 'build/tex');
mkdirSync(out, { recursive: true });

const browser = await launchChromium(['--allow-file-access-from-files']);
try {
  const page = await browser.newPage({ viewport: { width: 920, height: 780 }, deviceScaleFactor: 2 });
  await page.goto(pathToFileURL(join(here, 'panels.html')).href);
  await page.evaluate(() => document.fonts.ready);
  for (const panel of await page.locator('[data-panel]').all()) {
    await panel.screenshot({ path: join(out, `stack-${await panel.getAttribute('data-panel')}.png`) });
  }
} finally {
  await browser.close();
}
