// behaviour: S240 S241
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { PAGE_PATHS } from '../../support/site/routes.ts';

const browser = useBrowser();
const FAMILIES = ['/web-development', '/mobile-app-development', '/digital-evolution'];
const PAGES = PAGE_PATHS.filter((path) => FAMILIES.some((family) => path.startsWith(family)));

describe('The pages of services', () => {
  it('show words and drawing side by side on a tablet', async () => {
    expect(PAGES).toHaveLength(15);
    for (const path of PAGES) {
      const page = await browser.look(path, { width: 768, javaScriptEnabled: false });
      const words = await page.locator('.page-hero__text').boundingBox();
      const drawing = await page.locator('.page-hero__aside').boundingBox();
      if (!words || !drawing) throw new Error(`${path} has no hero of two parts`);
      expect(drawing.x, path).toBeGreaterThanOrEqual(words.x + words.width);
      expect(drawing.y, path).toBeLessThan(words.y + words.height);
      expect(drawing.width, path).toBeGreaterThan(300);
    }
  });

  it('keep the drawing of their closing board clear of its words where it is narrowest', async () => {
    for (const path of PAGES) {
      const page = await browser.look(path, { width: 1024, javaScriptEnabled: false });
      const crossed = await page.locator('.cta').evaluate((board) => {
        const drawing = board.querySelector('.closing-traces path')?.getBoundingClientRect();
        if (!drawing?.width) return ['no drawing'];
        const { left, right, top, bottom } = drawing;
        return [...board.querySelectorAll('h2, .lead, .row > *, .key-figures, .note')]
          .filter((part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return [...range.getClientRects()].some(
              (line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom,
            );
          })
          .map((part) => part.textContent);
      });
      expect(crossed, path).toEqual([]);
    }
  });
});
