// behaviour: N30 N31
import { expect, it } from 'vitest';
import { PAGE_PATHS } from '../support/routes.ts';
import { inEachBrowser } from './browsers.ts';

inEachBrowser('the place in a page', (journey) => {
  it('is kept by a reload and by Back, on every page', async () => {
    const { visitor } = journey;
    await visitor.resize(1280, 800);
    const moved: object[] = [];
    for (const path of PAGE_PATHS) {
      await visitor.open(path);
      const place = await visitor.read<number>(`(async () => {
        // As a reader comes there, so that everything above has its height.
        for (let y = 0; y < document.body.scrollHeight / 2; y += 400) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        return Math.round(scrollY);
      })()`);
      await visitor.reload();
      await visitor.isTakenOver();
      const off = `Math.abs(scrollY - ${place}) < 60`;
      await visitor
        .eventually(off)
        .catch(async () => moved.push({ path, by: 'reload', place, at: await visitor.read('scrollY') }));
      // WebKit's Back passes over pages on which nobody did anything.
      await visitor.press('ArrowLeft');
      const other = path === '/about' ? '/products' : '/about';
      await visitor.read(`document.querySelector('footer a[href="${other}"]').click()`);
      await visitor.eventually('location.pathname', other);
      await visitor.eventually('scrollY', 0);
      await visitor.back();
      await visitor.eventually('location.pathname', path);
      await visitor
        .eventually(off)
        .catch(async () => moved.push({ path, by: 'back', place, at: await visitor.read('scrollY') }));
    }
    expect(moved).toEqual([]);
  });

  it('is the new heading after a link of the mobile menu', async () => {
    const { visitor } = journey;
    await visitor.resize(390, 844);
    await visitor.open('/about');
    await visitor.click('[aria-label="Open menu"]');
    await visitor.click('.site-menu a[href="/blogs"]');
    await visitor.eventually('location.pathname', '/blogs');
    await visitor.eventually('document.activeElement.tagName', 'H1');
  });
});
