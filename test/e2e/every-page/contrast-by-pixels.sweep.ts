// behaviour: X3
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { industryPath } from '#shared/paths.ts';
import { INDUSTRIES } from '#shared/slugs.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { within } from '../../support/patience.ts';
import { faintText } from './pixel-contrast.ts';

const browser = useBrowser({}, { paints: true });

/** Where text stands on a picture, a dark board or a gradient, and axe cannot say what is behind it. */
const GROUNDS =
  '.band, .fading-banner, .story, .purpose, .home-blog__picture, .blog__badge, .case-wrong, .site-header';

const PAGES = [
  ['home', '/'],
  ['contact', '/contact-us'],
  ['portfolio', '/portfolio'],
  ['a case', '/portfolio/vaccine-store'],
  ['culture', '/culture'],
  ['about', '/about'],
  ['an industry', '/industries/banking'],
  ['products', '/products'],
  ['web development', '/web-development'],
  ['a digital service', '/digital-evolution/iot-development'],
  ['blogs', '/blogs'],
] as const;

const THEMES = ['light', 'dark'] as const;
const WINDOWS = [
  { width: 390, height: 900 },
  { width: 1280, height: 900 },
];
/** A phone on its side. */
const LOW = { width: 844, height: 390 };

/** What `measure` finds in both themes and in all windows, by `theme at width`; only those with findings. */
async function everywhere<Finding>(page: Page, measure: () => Promise<Finding[]>, windows = WINDOWS) {
  const found: Record<string, Finding[]> = {};
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await picturesShown(page);
      const findings = await measure();
      if (findings.length > 0) found[`${colorScheme} at ${width}`] = findings;
    }
  }
  return found;
}

/** A picture that is still to come would leave its plain ground to be measured. */
async function picturesShown(page: Page) {
  const shown = page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  await within('the pictures to be decoded', shown);
}

describe('Text on pictures, boards and gradients (WCAG 1.4.3)', () => {
  it.each(PAGES)('stands out from every pixel behind it: %s', async (_name, path) => {
    const page = await browser.look(path, { reducedMotion: 'reduce' });
    expect(await everywhere(page, () => faintText(page, GROUNDS))).toEqual({});
  });

  it.each(INDUSTRIES)(
    'stands clear of the rings and wires of a board, on a phone or a tablet: %s',
    async (industry) => {
      const page = await browser.look(industryPath(industry), { reducedMotion: 'reduce' });
      const windows = [320, 390, 844, 1024].map((width) => ({ width, height: 900 }));
      expect(await everywhere(page, () => faintText(page, '.sensor-board'), windows)).toEqual({});
    },
  );

  it('stands out from each picture of the banner on culture that comes after the first', async () => {
    const page = await browser.look('/culture', { reducedMotion: 'reduce' });
    const pictures = page.locator('.fading-banner__picture');
    const count = await pictures.count();
    expect(count).toBeGreaterThan(1);
    for (let shown = 1; shown < count; shown++) {
      await pictures.evaluateAll((all, shown) => {
        for (const [at, picture] of all.entries()) picture.toggleAttribute('data-active', at === shown);
        all[shown]?.setAttribute('data-near', '');
      }, shown);
      const faint = () => faintText(page, '.fading-banner');
      expect(await everywhere(page, faint, [...WINDOWS, LOW])).toEqual({});
    }
  });

  it('stands out from the picture of a story that is pointed at', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    const found = await everywhere(page, async () => {
      const picture = page.locator('.home-blog__picture').nth(1);
      await picture.focus();
      // Another width has moved it, perhaps below the sticky header.
      await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      return faintText(page, '.home-blog__picture:focus');
    });
    expect(found).toEqual({});
  });

  it('is told from text that does not', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.site-footer .title-3 { color: rgb(40 80 68); }');
      document.adoptedStyleSheets.push(sheet);
    });
    const faint = await faintText(page, '.site-footer');
    // A finding for each of its lines, and for nothing else.
    expect(new Set(faint.map(({ words }) => words))).toEqual(new Set([company.tagline]));
  });
});
