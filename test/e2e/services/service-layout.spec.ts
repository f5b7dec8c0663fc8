// behaviour: T8 T9 T10 T11 T12
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { PAGE_PATHS, sampled } from '../../support/site/routes.ts';

const browser = useBrowser();
const FAMILIES = ['/web-development', '/mobile-app-development', '/digital-evolution'];
const PAGES = PAGE_PATHS.filter((path) => FAMILIES.some((family) => path.startsWith(family)));

it('A page of services shows words and drawing side by side on a tablet, keeps the drawing of the closing board clear of its words where it is narrowest, and lets evidence beside a list end where the list ends', async () => {
  expect(PAGES).toHaveLength(15);
  for (const path of sampled(PAGES, FAMILIES)) {
    const page = await browser.look(path, { width: 768, javaScriptEnabled: false });
    const words = await page.locator('main :has(> h1)').boundingBox();
    const drawing = await page.locator('main :has(> h1) + *').boundingBox();
    if (!words || !drawing) throw new Error(`${path} has no hero of two parts`);
    expect(drawing.x).toBeGreaterThanOrEqual(words.x + words.width);
    expect(drawing.y).toBeLessThan(words.y + words.height);
    expect(drawing.width).toBeGreaterThan(300);

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
      expect({ path, uneven }).toEqual({ path, uneven: [] });
      if (width > 1024) continue;
      const crossed = await page
        .locator('main section:last-of-type')
        .last()
        .evaluate((board) => {
          // A digital service shows its own figure there, as large as a drawing.
          const drawn = board.querySelector('svg:not(.icon) use, img') ?? board.querySelector('dl dd');
          const drawing = drawn?.getBoundingClientRect();
          if (!drawing?.width) return ['no drawing'];
          const { left, right, top, bottom } = drawing;
          return [...board.querySelectorAll('h2, p, dl > *, a')]
            .filter((part) => {
              if (part.contains(drawn)) return false;
              const range = document.createRange();
              range.selectNodeContents(part);
              return [...range.getClientRects()].some(
                (line) => line.right > left && line.left < right && line.bottom > top && line.top < bottom,
              );
            })
            .map((part) => part.textContent);
        });
      expect({ path, crossed }).toEqual({ path, crossed: [] });
    }
  }
});

const CODED = [
  '/web-development/reactjs-development',
  '/mobile-app-development/ios-app-development',
  '/digital-evolution/digital-commerce',
];
it.each(sampled(CODED, CODED.slice(1, 2)))(
  'A page of services shows every line of their code whole on a phone: %s',
  async (path) => {
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
  },
);

it('The fees of web development name the three models at their head on a phone and a tablet, and nothing else, and answer for the chosen one', async () => {
  const page = await browser.look('/web-development', { javaScriptEnabled: false });
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const heads = page.getByRole('main').locator('thead th').filter({ visible: true });
    expect((await heads.allInnerTexts()).map((words) => words.split('\n')[0])).toEqual([
      'Fixed price',
      'Monthly team',
      'Time and materials',
    ]);
    // As many rows as models would make are too tall there: each answers for the model that is chosen.
    const answer = page
      .getByRole('row', { name: 'When you are invoiced', includeHidden: true })
      .locator('td');
    await page.getByRole('radio', { name: 'Fixed price' }).focus();
    expect(await answer.filter({ visible: true }).allInnerTexts()).toEqual([
      'At milestones that you have accepted',
    ]);
    await page.keyboard.press('ArrowDown');
    expect(await answer.filter({ visible: true }).allInnerTexts()).toEqual(['At the end of each month']);
    await page.keyboard.press('ArrowUp');
  }
});
