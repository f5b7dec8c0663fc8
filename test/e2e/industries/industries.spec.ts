// behaviour: I1 T12 T27
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { sampled } from '../../support/site/routes.ts';

const browser = useBrowser();

describe('Industries', () => {
  // In pairs they would be much shorter than the evidence, and fall apart: six rows share its height.
  it.each(sampled(['healthcare', 'education', 'banking'], ['banking']))(
    'let the evidence end where the six reasons end: %s',
    async (industry) => {
      const page = await browser.look(`/industries/${industry}`, { width: 1024, javaScriptEnabled: false });
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const ends = await page
          .locator('[aria-labelledby=why] :is(figure, ul)')
          .evaluateAll((both) => both.map((part) => Math.round(part.getBoundingClientRect().bottom)));
        expect(ends).toHaveLength(2);
        expect(ends[0]).toBe(ends[1]);
      }
    },
  );

  it.each(['/industries/healthcare', '/web-development/reactjs-development'])(
    'and services never show a heading over what it heads, however far the page is scrolled: %s',
    async (path) => {
      const page = await browser.look(path, { width: 1280, reducedMotion: 'reduce' });
      const covered = await page.locator('.point-list').evaluateAll((sections) =>
        sections.filter((section) => {
          const list = section.lastElementChild as HTMLElement;
          scrollTo({ top: scrollY + list.getBoundingClientRect().top - 150, behavior: 'instant' });
          const [heading, first] = [section.querySelector('h2'), list].map((it) =>
            it?.getBoundingClientRect(),
          );
          return heading && first && heading.bottom > first.top && heading.right > first.left;
        }),
      );
      expect(covered).toEqual([]);
    },
  );

  it('let words and picture of each stop on the road end together on a desk', async () => {
    const page = await browser.look('/industries/transportation', { width: 1024, javaScriptEnabled: false });
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page
        .locator('#solutions ul > li')
        .evaluateAll((stops) =>
          stops.map((stop) =>
            [...stop.querySelectorAll(':scope > :first-child, :scope > dl')].map(
              (part) => part.getBoundingClientRect().bottom,
            ),
          ),
        );
      expect(ends).toHaveLength(3);
      for (const [picture = 0, facts = 0] of ends) expect(Math.abs(facts - picture)).toBeLessThanOrEqual(1);
    }
  });

  it('label the curves of an oscilloscope in letters that a phone shows as large as the copy beside them', async () => {
    const page = await browser.look('/industries/automotive', { width: 390, javaScriptEnabled: false });
    const labels = page.locator('[aria-labelledby=why] svg text');
    expect(await labels.count()).toBeGreaterThan(2);
    const heights = await labels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const screen = await page.locator('[aria-labelledby=why] svg').first().boundingBox();
    for (const { height, right } of heights) {
      expect(height).toBeGreaterThan(12);
      expect(right).toBeLessThanOrEqual((screen?.x ?? 0) + (screen?.width ?? 0));
    }
    // Those of drawings can be read beside them.
    for (const width of [390, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const sizes = await page.locator('#solutions svg.scene').evaluateAll((all) =>
        all.map((each) => {
          const { a = 0 } = (each as SVGSVGElement).getScreenCTM() ?? {};
          return a * Number.parseFloat(getComputedStyle(each).fontSize);
        }),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes), `${width} px`).toBeGreaterThan(11);
    }
  });

  it('change as the visitor goes from one to another, and have copper that runs from the hero to the closing button', async () => {
    const page = await browser.look('/industries/healthCare');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.getByText('Readings that reach the nurse in time').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Banking' }).click();
    await heading.getByText('Apps, automation and site monitoring for banks').waitFor();
    await eventually(() => page.evaluate(() => scrollY), 0);

    const ends = () =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        const button = document.querySelector('.cta-band .row > :first-child')?.getBoundingClientRect();
        const hero = document.querySelector('.page-hero')?.getBoundingClientRect();
        if (!main || !button || !hero) return [];
        const { top, height, pointerEvents } = getComputedStyle(main, '::before');
        const begin = main.getBoundingClientRect().top + Number.parseFloat(top);
        const middle = button.top + button.height / 2;
        return [
          Math.abs(begin - hero.bottom) < 2,
          Math.abs(begin + Number.parseFloat(height) - middle) < 4,
          pointerEvents,
        ];
      });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await eventually(ends, [true, true, 'none']);
    }

    const light = () =>
      page
        .locator('.cta-band .row > :first-child')
        .evaluate((button) => getComputedStyle(button).animationName);
    expect(await light()).toBe('copper-arrives');
    // Home has copper of its own, and the sheet of this one stays: it must not draw a second.
    await page.getByRole('banner').getByRole('link', { name: 'Tamra Works' }).click();
    await page.getByRole('region', { name: 'Latest Blogs' }).waitFor();
    expect(await light()).toBe('copper-arrives');
    const second = () => page.locator('main').evaluate((main) => getComputedStyle(main, '::before').content);
    expect(await second()).toBe('none');
  });
});
