// behaviour: T27 I1 T3 T12
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';

const browser = useBrowser();
const BANNERS = {
  healthCare: 'Readings that reach the nurse in time',
  automotive: 'From the fault code to the finished job card',
  education: 'Labs where every bench has its own board',
  transportation: 'Know where each vehicle is and open its gate',
  banking: 'Apps, automation and site monitoring for banks',
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

describe('Industries', () => {
  it('have five different contents: banner, services, solutions, six reasons, Talk to expert', async () => {
    const texts = new Set<string | null>();
    for (const [industry, banner] of Object.entries(BANNERS)) {
      const page = await browser.look(`/industries/${industry}`, { javaScriptEnabled: false });
      expect(await heading(page)).toBe(banner);
      texts.add(await page.getByRole('main').textContent());
      for (const id of ['services', 'solutions-title']) {
        const part = page.locator('section', { has: page.locator(`h2#${id}`) });
        expect(await part.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
      }
      const why = page.getByRole('region', { name: /^Why Choose/i });
      expect(await why.getByRole('listitem').count()).toBe(6);
      const talk = page.getByRole('main').getByRole('link', { name: 'Talk to expert' });
      expect(await talk.getAttribute('href')).toBe('/contact-us');
    }
    expect(texts.size).toBe(5);
  });

  it.each(Object.keys(BANNERS))('let the evidence end where the six reasons end: %s', async (industry) => {
    const page = await browser.look(`/industries/${industry}`, { width: 1024, javaScriptEnabled: false });
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page
        .locator('[aria-labelledby=why] :is(figure, ol > :last-child)')
        .evaluateAll((both) => both.map((part) => Math.round(part.getBoundingClientRect().bottom)));
      expect(ends).toHaveLength(2);
      expect(ends[0]).toBe(ends[1]);
    }
  });

  it('let words and picture of each stop on the road end together on a desk', async () => {
    const page = await browser.look('/industries/transportation', { width: 1024, javaScriptEnabled: false });
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page
        .locator('#solutions ul > li')
        .evaluateAll((stops) =>
          stops.map((stop) =>
            [...stop.querySelectorAll(':scope > :first-child, :scope > dl')].map((part) =>
              Math.round(part.getBoundingClientRect().bottom),
            ),
          ),
        );
      expect(ends).toHaveLength(3);
      for (const [picture, facts] of ends) expect(facts).toBe(picture);
    }
  });

  it.each(['healthcare', 'transportation'])(
    'leave nothing empty beside the rows of what is done: %s',
    async (industry) => {
      const page = await browser.look(`/industries/${industry}`, { width: 1280, javaScriptEnabled: false });
      const lefts = async (selector: string) => {
        const boxes = await page
          .locator(selector)
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
        return new Set(boxes.map(({ left }) => Math.round(left)));
      };
      const introduction = await lefts('[aria-labelledby=services] h2 + p');
      expect(introduction.size).toBe(1);
      expect(await lefts('[aria-labelledby=services] li p')).toEqual(introduction);
    },
  );

  it('label the curves of an oscilloscope in letters that a phone shows as large as the copy beside them', async () => {
    const page = await browser.look('/industries/automotive', { width: 390, javaScriptEnabled: false });
    const labels = page.locator('[aria-labelledby=why] figure svg text');
    expect(await labels.count()).toBeGreaterThan(2);
    const heights = await labels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const screen = await page.locator('[aria-labelledby=why] figure svg').first().boundingBox();
    for (const { height, right } of heights) {
      expect(height).toBeGreaterThan(12);
      expect(right).toBeLessThanOrEqual((screen?.x ?? 0) + (screen?.width ?? 0));
    }
  });

  it.each([390, 768, 1024])('label their drawings in letters that can be read, at %i px', async (width) => {
    for (const industry of ['healthcare', 'automotive']) {
      const page = await browser.look(`/industries/${industry}`, { width, javaScriptEnabled: false });
      const sizes = await page.locator('#solutions svg text').evaluateAll((all) =>
        all.map((each) => {
          const { a = 0 } = (each as SVGTextElement).getScreenCTM() ?? {};
          return a * Number.parseFloat(getComputedStyle(each).fontSize);
        }),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThan(11);
    }
  });

  it('show a workshop screen on a phone as a phone has it', async () => {
    const page = await browser.look('/industries/automotive', { width: 390, reducedMotion: 'reduce' });
    const screen = page.getByRole('img', { name: /workshop/i }).first();
    await screen.scrollIntoViewIfNeeded();
    await eventually(
      () => screen.evaluate((img: HTMLImageElement) => img.currentSrc.endsWith('/phone-800.avif')),
      true,
    );
  });

  it.each([
    ['automotive', 768],
    ['education', 1280],
  ])(
    'show the first picture of /industries/%s sharp where it fills the page, at %i px',
    async (industry, width) => {
      const page = await browser.look(`/industries/${industry}`, { width, reducedMotion: 'reduce' });
      const picture = page.locator('#solution-1 img');
      await picture.scrollIntoViewIfNeeded();
      // The width that `sizes` promised the browser, and the one it has.
      const isSharp = (img: HTMLImageElement) => img.naturalWidth >= img.clientWidth;
      await eventually(() => picture.evaluate(isSharp), true);
    },
  );

  it.each(['healthcare', 'HEALTHCARE', 'agriculture'])(
    'show healthcare at /industries/%s',
    async (industry) => {
      const page = await browser.look(`/industries/${industry}`);
      expect(await heading(page)).toBe(BANNERS.healthCare);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toBe(`${browser.site.origin}/industries/healthcare`);
    },
  );

  it('change as the visitor goes from one to another', async () => {
    const page = await browser.look('/industries/healthCare');
    for (const [name, banner] of [
      ['Banking', BANNERS.banking],
      ['Automotive', BANNERS.automotive],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await eventually(() => heading(page), banner);
      await eventually(() => page.evaluate(() => scrollY), 0);
    }
  });

  it.each([390, 1280])(
    'have copper that runs from the hero to the closing button, at %i px',
    async (width) => {
      const page = await browser.look('/industries/banking', { width });
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
      await eventually(ends, [true, true, 'none']);
    },
  );
});
