import { expect, it } from 'vitest';
import { jobPath } from '#shared/paths.ts';
import { PAGE_PATHS } from '../support/routes.ts';
import { inEachBrowser } from './browsers.ts';

const PATHS = [...PAGE_PATHS, jobPath('nodejs-developer'), '/no-such-page'];

inEachBrowser('every page', (journey) => {
  it.each([320, 1280])('fits a window of %i px and shows its pictures', async (width) => {
    const { visitor } = journey;
    await visitor.resize(width, 800);
    for (const path of PATHS) {
      await visitor.open(path);
      const seen = await visitor.read(`({
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        broken: [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
        headings: document.querySelectorAll('h1').length,
      })`);
      expect({ path, seen }).toEqual({ path, seen: { sideways: 0, broken: [], headings: 1 } });
    }
  });

  it('is reached by a link, with the focus on its heading', async () => {
    const { visitor } = journey;
    await visitor.resize(1280, 900);
    await visitor.open('/about');
    await visitor.click('footer a[href="/products"]');
    await visitor.eventually('location.pathname', '/products');
    await visitor.eventually('document.activeElement.tagName', 'H1');
    await visitor.back();
    await visitor.eventually('location.pathname', '/about');
  });
});
