// behaviour: V10 V11 V12
import { expect, it } from 'vitest';
import { HOME } from '#shared/paths.ts';
import { PAGE_PATHS } from '../support/site/routes.ts';
import { inEachBrowser } from './browsers.ts';

inEachBrowser('the place in a page', (visitor) => {
  it.each(PAGE_PATHS)(
    'is kept by a reload, but of home, and by Back on %s, which fits a window of 1280 px',
    async (path) => {
      await visitor.resize(1280, 800);
      await visitor.open(path);
      expect(await visitor.fit()).toEqual({ sideways: 0, broken: [], headings: 1 });
      const place = await visitor.read<number>(`(async () => {
      // As a reader comes there, so that everything above has its height.
      for (let y = 0; y < document.body.scrollHeight / 2; y += 400) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      return Math.round(scrollY);
    })()`);
      // The distance in px, where it is one that a reader would notice.
      const off = `Math.abs(scrollY - ${place}) < 60 || scrollY - ${place}`;
      await visitor.reload();
      await visitor.isTakenOver();
      if (path === HOME) {
        await visitor.eventually('scrollY', 0);
        await visitor.read(`scrollTo({ top: ${place}, behavior: 'instant' })`);
      }
      await visitor.eventually(off);

      // WebKit's Back passes over pages on which nobody did anything.
      await visitor.press('ArrowLeft');
      const other = path === '/about' ? '/products' : '/about';
      await visitor.read(`document.querySelector('footer a[href="${other}"]').click()`);
      await visitor.eventually('location.pathname', other);
      await visitor.eventually('scrollY', 0);
      await visitor.back();
      await visitor.eventually('location.pathname', path);
      await visitor.eventually(off);
    },
  );

  it('is kept by a reload where panels above it were opened and closed', async () => {
    await visitor.resize(1280, 800);
    await visitor.open('/products');
    await visitor.press('ArrowLeft');
    const panels = '[...document.querySelectorAll("main details")].map(({ open }) => open).join()';
    const asSent = await visitor.read(panels);
    await visitor.read(`[0, 3].map((at) => document.querySelectorAll('main summary')[at].click())`);
    await visitor.eventually(`${panels} !== ${JSON.stringify(asSent)}`);
    // A key ends the time in which a pressed panel is held in its place.
    await visitor.press('ArrowLeft');
    await visitor.read(`scrollTo({ top: 3000, behavior: 'instant' })`);
    // Panels move for 300 ms, and places with them.
    const atRest = () => visitor.read('new Promise((resolve) => setTimeout(resolve, 600))');
    await atRest();
    const top = `document.querySelectorAll('main h2')[3].getBoundingClientRect().top`;
    const left = await visitor.read<{ panels: string; top: number }>(`({ panels: ${panels}, top: ${top} })`);
    await visitor.reload();
    await visitor.isTakenOver();
    await visitor.eventually(panels, left.panels);
    await atRest();
    await visitor.eventually(`Math.abs(${top} - ${left.top}) < 8 || ${top} - ${left.top}`);
  });

  it('is the new heading after a link of the mobile menu', async () => {
    await visitor.resize(390, 844);
    await visitor.open('/about');
    await visitor.click('[aria-label="Open menu"]');
    await visitor.click('header nav a[href="/blogs"]');
    await visitor.eventually('location.pathname', '/blogs');
    await visitor.eventually('document.activeElement.tagName', 'H1');
  });
});
