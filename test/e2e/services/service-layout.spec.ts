// behaviour: T7 T8 T9 T11 T12
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { PAGE_PATHS } from '../../support/site/routes.ts';

const browser = useBrowser();
const FAMILIES = ['/web-development', '/mobile-app-development', '/digital-evolution'];
const PAGES = PAGE_PATHS.filter((path) => FAMILIES.some((family) => path.startsWith(family)));

describe('The pages of services', () => {
  it('are fifteen', () => {
    expect(PAGES).toHaveLength(15);
  });

  it.each(PAGES)(
    'show words and drawing side by side on a tablet, and keep the drawing of the closing board clear of its words where it is narrowest: %s',
    async (path) => {
      const page = await browser.look(path, { width: 768, javaScriptEnabled: false });
      const words = await page.locator('main :has(> h1)').boundingBox();
      const drawing = await page.locator('main :has(> h1) + *').boundingBox();
      if (!words || !drawing) throw new Error(`${path} has no hero of two parts`);
      expect(drawing.x).toBeGreaterThanOrEqual(words.x + words.width);
      expect(drawing.y).toBeLessThan(words.y + words.height);
      expect(drawing.width).toBeGreaterThan(300);

      await page.setViewportSize({ width: 1024, height: 900 });
      const crossed = await page
        .locator('main section:last-of-type')
        .last()
        .evaluate((board) => {
          const drawing = board.querySelector('svg path')?.getBoundingClientRect();
          if (!drawing?.width) return ['no drawing'];
          const { left, right, top, bottom } = drawing;
          return [...board.querySelectorAll('h2, p, dl, a')]
            .filter((part) => {
              const range = document.createRange();
              range.selectNodeContents(part);
              return [...range.getClientRects()].some(
                (line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom,
              );
            })
            .map((part) => part.textContent);
        });
      expect(crossed).toEqual([]);
    },
  );

  it.each([
    '/web-development/reactjs-development',
    '/mobile-app-development/react-native-app-development',
    '/digital-evolution/digital-commerce',
  ])('show every line of their code whole on a phone: %s', async (path) => {
    const page = await browser.look(path, { width: 390, javaScriptEnabled: false });
    const lines = page.locator('figure code > span');
    expect(await lines.count()).toBeGreaterThan(5);
    const cut = await lines.evaluateAll((all) =>
      all
        .filter((line) => {
          const edge = line.closest('figure')?.getBoundingClientRect().right ?? 0;
          const range = document.createRange();
          range.selectNodeContents(line);
          return [...range.getClientRects()].some(({ right }) => right > edge);
        })
        .map((line) => line.textContent),
    );
    expect(cut).toEqual([]);
  });

  it.each(['low-code-development', 'rpa-consulting-service', 'digital-commerce', 'iot-development'])(
    'let code and what came of running it end on one line on a desk, each in a box that it fills: %s',
    async (type) => {
      const page = await browser.look(`/digital-evolution/${type}`, { width: 1024 });
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const boxes = await page.locator('#demo figure:visible').evaluateAll((all) =>
          all.map((box) => {
            const { bottom } = box.getBoundingClientRect();
            const lines = box.querySelector('code')?.getBoundingClientRect();
            return { end: Math.round(bottom), empty: bottom - (lines?.bottom ?? 0) };
          }),
        );
        expect(boxes).toHaveLength(2);
        expect(boxes[0]?.end).toBe(boxes[1]?.end);
        // Its padding and no more than two lines.
        for (const { empty } of boxes) expect(empty).toBeLessThan(72);
      }
    },
  );

  it.each(PAGES)('let evidence beside a list end where the list ends: %s', async (path) => {
    const page = await browser.look(path, { width: 1024, javaScriptEnabled: false });
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const uneven = await page
        .locator('main section div:has(> figure > figcaption:last-child):has(> ul)')
        .evaluateAll((all) =>
          all.flatMap((points) => {
            const list = points.querySelector(':scope > ul')?.getBoundingClientRect();
            const evidence = points.querySelector(':scope > figure')?.getBoundingClientRect();
            if (!list || !evidence || list.top > evidence.bottom) return [];
            return Math.abs(list.bottom - evidence.bottom) > 1 ? [points.textContent] : [];
          }),
        );
      expect(uneven).toEqual([]);
    }
  });
});
