// behaviour: H6 H7 A3 L6 L9
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { home } from '#content/home/home-copy.ts';
import { TESTIMONIAL_CAROUSEL } from '../../../client/home/motion.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';
import {
  expectPerView,
  finishMovement,
  installClock,
  inView,
  letGo,
  movedOnAfter,
  passTime,
  pausedSlides,
  slides,
} from '../../support/browser/moving.ts';
import { shortened } from '../../support/site/shortened.ts';

const browser = useBrowser();
const API = '/api/testimonials';
const LOADING = 'Loading testimonials...';

const testimonialsOf = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const heading = (page: Page) => page.getByRole('heading', { name: 'What clients say once it runs' });
const slideOf = (page: Page, name: string) =>
  testimonialsOf(page).locator(`[aria-roledescription=slide][aria-label="${name}"]`);
/** What a quote says, without its button. */
const saidIn = (slide: Locator) =>
  slide.locator('blockquote p').evaluate((paragraph) => {
    const copy = paragraph.cloneNode(true) as Element;
    copy.querySelector('button')?.remove();
    return copy.textContent;
  });

/** Comes to the home page from another one, so that the browser itself asks for the testimonials. */
async function comeHome(
  visit: Parameters<typeof browser.visit>[1],
  answer?: (route: Route) => Promise<void>,
) {
  const page = await browser.visit('/contact-us', visit);
  if (answer) await page.route(`**${API}`, answer);
  await page.getByRole('banner').getByRole('link', { name: 'Tamra Works' }).click();
  await page.waitForURL('**/');
  await page.getByRole('heading', { name: 'Latest Blogs' }).waitFor();
  return page;
}

describe('Home: testimonials carousel', () => {
  it('shows 1, 2 and 3 testimonials below 768, from 768 and from 1024 px', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    const carousel = testimonialsOf(page);
    await slides(carousel);
    await expectPerView(carousel, [
      [360, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1600, 3],
    ]);
  });

  it('moves on after 2500 ms, not while hovered or focused, and goes round', async () => {
    expect(TESTIMONIAL_CAROUSEL.autoplay).toBe(2500);
    const page = await browser.visit('/', { before: installClock });
    const carousel = testimonialsOf(page);
    await pausedSlides(carousel);
    const { before: first, after: second } = await movedOnAfter(carousel, 2500);
    expect(second.slice(0, 2)).toEqual(first.slice(1));

    await carousel.hover();
    await passTime(page, 20_000);
    expect(await inView(carousel)).toEqual(second);
    await letGo(page);
    await carousel.getByRole('button', { name: 'Next, Testimonials' }).focus();
    await passTime(page, 20_000);
    expect(await inView(carousel)).toEqual(second);

    const seen = new Set<string | null>();
    for (let move = 0; move < 10; move++) {
      await page.keyboard.press('Enter');
      await finishMovement(page);
      seen.add((await inView(carousel))[0] ?? null);
    }
    expect(seen.size).toBe(10);
    expect(await inView(carousel)).toEqual(second);
  });

  it('shows words, picture, name and designation of each', async () => {
    const page = await browser.look('/', { javaScriptEnabled: false });
    const hannah = slideOf(page, 'Hannah Vogel');
    expect(await hannah.textContent()).toContain('Head of Hardware, Nordlicht Sensorik');
    expect(await hannah.locator('img').getAttribute('src')).toBe('/uploads/face-09.svg');
    expect(await slideOf(page, 'Meera Kulkarni').locator('img').getAttribute('src')).toBe(
      '/uploads/face-02.svg',
    );
    expect(await saidIn(hannah)).toMatch(/^I sent a schematic on a Friday,.* saved us a board revision\.$/);
  });
});

describe('Home: long testimonials', () => {
  const NAME = 'Meera Kulkarni';
  const WHOLE =
    'Every relay board came with its own test report, and all 120 of them still run in our cold rooms. Across three cities the dashboard says which door was left open.';

  it('are cut at 100 characters, the rest not in the page at all, until the ellipsis is clicked', async () => {
    expect(home.testimonials.previewCharacters).toBe(100);
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    await slides(testimonialsOf(page));
    const slide = slideOf(page, NAME);
    const rest = WHOLE.slice(100);
    expect(await saidIn(slide)).toBe(shortened(WHOLE, 100));
    expect(await page.getByRole('main').textContent()).not.toContain(rest);
    expect(await page.getByRole('main').ariaSnapshot()).not.toContain('which door was left open');

    const ellipsis = slide.getByRole('button', { name: `by ${NAME}` });
    expect(await ellipsis.innerText()).toMatch(/^\.\.\./);
    expect(await ellipsis.getAttribute('aria-expanded')).toBe('false');
    await ellipsis.click();
    await eventually(() => saidIn(slide), WHOLE);
    await eventually(() => ellipsis.getAttribute('aria-expanded'), 'true');
    await expect.poll(() => focused(page)).toContain(NAME);
    await page.keyboard.press('Enter');
    await eventually(() => saidIn(slide), shortened(WHOLE, 100));
    await expect.poll(() => focused(page)).toContain(NAME);
  });

  it('expand each on its own', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    await slides(testimonialsOf(page));
    await slideOf(page, NAME).getByRole('button').click();
    await eventually(() => saidIn(slideOf(page, NAME)), WHOLE);
    expect((await saidIn(slideOf(page, 'Dr. Arvind Solanki'))).length).toBeLessThanOrEqual(100);
    await slideOf(page, 'Dr. Arvind Solanki').getByRole('button').click();
    await eventually(async () => (await saidIn(slideOf(page, 'Dr. Arvind Solanki'))).length > 100, true);
    expect(await saidIn(slideOf(page, NAME))).toBe(WHOLE);
  });

  it('stand whole without JavaScript', async () => {
    const page = await browser.look('/', { javaScriptEnabled: false });
    expect(await saidIn(slideOf(page, NAME))).toBe(WHOLE);
    expect(await slideOf(page, NAME).getByText('which door was left open.').isVisible()).toBe(true);
    expect(await slideOf(page, NAME).getByRole('button').count()).toBe(0);
  });

  it('of 100 characters are not cut, of 101 they are', async () => {
    const answer = ['100', '101'].map((length) => ({
      content: 'ab cd '
        .repeat(20)
        .slice(0, Number(length) - 1)
        .concat('.'),
      name: `Client ${length}`,
      designation: 'Buyer',
    }));
    const page = await comeHome({ reducedMotion: 'reduce' }, (route) => route.fulfill({ json: answer }));
    await slideOf(page, 'Client 100').waitFor();
    expect(await slideOf(page, 'Client 100').getByRole('button').count()).toBe(0);
    expect(await slideOf(page, 'Client 101').getByRole('button').count()).toBe(1);
    expect(await saidIn(slideOf(page, 'Client 101'))).toMatch(/^(?:ab cd )+ab$/);
    expect((await saidIn(slideOf(page, 'Client 101'))).length).toBe(98);
  });
});

describe('Home: testimonials that load', () => {
  it('says Loading testimonials... until the answer is there', async () => {
    const page = await browser.visit('/contact-us', { reducedMotion: 'reduce' });
    const answer = await holdAnswers(page, API);
    await page.getByRole('banner').getByRole('link', { name: 'Tamra Works' }).click();
    const loading = page
      .getByRole('status')
      .getByText(LOADING, { exact: true })
      .or(page.getByText(LOADING, { exact: true }));
    await loading.first().waitFor();
    expect(await testimonialsOf(page).count()).toBe(0);
    await answer();
    await slideOf(page, 'Meera Kulkarni').waitFor();
    await eventually(() => page.getByText(LOADING).count(), 0);
  });

  it.each([
    ['an answer of 500', (route: Route) => route.fulfill({ status: 500, json: { success: false } })],
    ['an answer that is no JSON', (route: Route) => route.fulfill({ body: '<h1>Hello</h1>' })],
    ['no answer', (route: Route) => route.abort()],
  ])(
    'shows nothing after %s, stops loading and notes it in the console exactly once',
    async (_case, answer) => {
      const failed = 'Failed to fetch testimonials';
      const said: string[] = [];
      const page = await comeHome(
        {
          expects: /^Failed to fetch testimonials$|status of 500|ERR_FAILED/,
          before: async (page) => {
            page.on('console', (message) => said.push(message.text()));
          },
        },
        answer,
      );
      await eventually(() => said.filter((text) => text === failed).length, 1);
      await eventually(() => page.getByText(LOADING).count(), 0);
      expect(await heading(page).count()).toBe(0);
      expect(await testimonialsOf(page).count()).toBe(0);
      expect(await page.getByRole('alert').getByText(/./).count()).toBe(0);
      await page.getByRole('heading', { name: 'How We Can Help You' }).waitFor();
      expect(said.filter((text) => text.includes(failed))).toHaveLength(1);
    },
  );

  it('shows nothing of an empty list', async () => {
    const page = await comeHome({}, (route) => route.fulfill({ json: [] }));
    await eventually(() => page.getByText(LOADING).count(), 0);
    expect(await heading(page).count()).toBe(0);
    expect(await testimonialsOf(page).count()).toBe(0);
  });
});
