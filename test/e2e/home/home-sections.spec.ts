// behaviour: H8 H9 H10 T3 X6 L9 L10
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { posts } from '#content/blog/blog-posts.ts';
import { lower } from '#content/home/lower-copy.ts';
import { ACCORDION_ANIMATION } from '../../../client/ui/keep-in-place.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { clickTitle, hasFocus, takenOver } from '../../support/browser/moving.ts';
import { shortened } from '../../support/site/shortened.ts';

const browser = useBrowser();

/** A section of the home page that scripts have taken over. */
async function section(name: string): Promise<{ page: Page; part: Locator }> {
  const page = await browser.look('/', { reducedMotion: 'reduce' });
  const part = page.getByRole('region', { name });
  await takenOver(part);
  return { page, part };
}

describe('Home: screens on a phone', () => {
  it.each([
    ['the support log', 'How We Can Help You', '[role=tabpanel] img'],
    ['the newest story', 'Latest Blogs', 'li img'],
  ])('shows %s as a phone has it', async (_, name, place) => {
    const page = await browser.look('/', { width: 390 });
    const part = page.getByRole('region', { name });
    await takenOver(part);
    const screen = part.locator(place).first();
    const file = () =>
      screen.evaluate((img: HTMLImageElement) => {
        // What loads above may have moved it out of the window, where a lazy picture does not load.
        img.scrollIntoView({ block: 'center', behavior: 'instant' });
        return img.currentSrc.split('/').at(-1);
      });
    await eventually(file, 'phone-800.avif');
  });
});

describe('Home: How We Can Help You', () => {
  const TABS = ['Technical Support', 'Product Information', 'Cybersecurity', 'Data and Analytics'];
  const selected = (part: Locator) => part.getByRole('tab', { selected: true }).allInnerTexts();

  it('has four tabs, each with its own text and picture, one open at a time', async () => {
    const { part } = await section('How We Can Help You');
    expect(await part.getByRole('tab').allInnerTexts()).toEqual(TABS);
    const headings = new Set<string>();
    for (const tab of TABS) {
      await part.getByRole('tab', { name: tab }).click();
      await eventually(() => selected(part), [tab]);
      const panel = part.getByRole('tabpanel');
      expect(await panel.count()).toBe(1);
      expect(await panel.getAttribute('aria-labelledby')).toBe(
        await part.getByRole('tab', { name: tab }).getAttribute('id'),
      );
      expect(await panel.getByRole('img').count()).toBe(1);
      headings.add(await panel.locator('h3:visible').innerText());
    }
    expect(headings.size).toBe(4);
  });

  it('says that support runs 24/7', async () => {
    const { part } = await section('How We Can Help You');
    expect(await part.getByRole('tabpanel').innerText()).toContain('24/7');
  });

  it('is one stop of the Tab key, where arrows wrap and Home and End go to the ends', async () => {
    const { page, part } = await section('How We Can Help You');
    await part.getByRole('tab', { name: 'Technical Support' }).focus();
    for (const [key, tab] of [
      ['ArrowRight', 'Product Information'],
      ['End', 'Data and Analytics'],
      ['ArrowRight', 'Technical Support'],
      ['ArrowLeft', 'Data and Analytics'],
      ['ArrowLeft', 'Cybersecurity'],
      ['Home', 'Technical Support'],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(() => selected(part), [tab]);
      await eventually(() => focused(page), tab);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('tabpanel');
  });

  it('shows all four texts without JavaScript', async () => {
    const page = await browser.look('/', { javaScriptEnabled: false });
    const part = page.getByRole('region', { name: 'How We Can Help You' });
    for (const tab of TABS) expect(await part.getByRole('heading', { name: tab }).isVisible()).toBe(true);
    expect(await part.getByRole('tab').count()).toBe(0);
  });
});

describe('Home: Why Choose the Team', () => {
  const CAPTIONS = [
    'Where the first questions are asked',
    'Code and board layout, side by side',
    'Bench software with sample data',
    'An early release with sample data',
    'Radio node, revision C',
    'Office terrace, Indore, after hours',
  ];
  const opened = (part: Locator) =>
    part
      .locator('details')
      .evaluateAll((all) => all.flatMap((each, at) => ((each as HTMLDetailsElement).open ? [at] : [])));
  const captions = (part: Locator) => part.locator('figcaption:visible').allInnerTexts();

  it('has six items, at most one open, and its picture follows the open one', async () => {
    const { page, part } = await section('Why Choose the Team');
    const items = part.locator('summary');
    expect(await items.count()).toBe(6);
    for (const at of [3, 0, 5, 1, 4, 2]) {
      await clickTitle(items.nth(at));
      await eventually(() => opened(part), [at]);
      await eventually(() => captions(part), [CAPTIONS[at]]);
      expect(await part.locator('figure img:visible').count()).toBe(1);
      expect(await hasFocus(page)).toBe(true);
    }
  });

  it('closes the open item when it is clicked, and by keyboard', async () => {
    const { page, part } = await section('Why Choose the Team');
    const items = part.locator('summary');
    await clickTitle(items.nth(2));
    await eventually(() => opened(part), [2]);
    await clickTitle(items.nth(2));
    await eventually(() => opened(part), []);
    await eventually(async () => (await captions(part)).length, 1);
    await page.keyboard.press('Enter');
    await eventually(() => opened(part), [2]);
    await page.keyboard.press(' ');
    await eventually(() => opened(part), []);
    expect(await hasFocus(page)).toBe(true);
  });

  it('opens within 0.3 s, and at once where less motion is asked for', async () => {
    expect(ACCORDION_ANIMATION).toBe(300);
    const { page, part } = await section('Why Choose the Team');
    const durations = () =>
      part
        .locator('details')
        .first()
        .evaluate((panel) => getComputedStyle(panel, '::details-content').transitionDuration.split(', '));
    expect(new Set(await durations())).toEqual(new Set(['0s']));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await eventually(async () => new Set(await durations()), new Set(['0.3s']));
  });

  it('works without JavaScript', async () => {
    const page = await browser.look('/', { javaScriptEnabled: false });
    const part = page.getByRole('region', { name: 'Why Choose the Team' });
    await part.locator('summary').nth(4).click();
    await eventually(() => captions(part), [CAPTIONS[4]]);
    const words = part.getByText('Source, schematics and accounts are in your name');
    await words.waitFor({ state: 'visible' });
    await part.locator('summary').nth(4).click();
    await words.waitFor({ state: 'hidden' });
  });
});

describe('Home: Latest Blogs', () => {
  const STORIES = posts.slice(0, lower.blogs.cards).map(({ title, publishDate, category, excerpt }) => ({
    title,
    date: publishDate,
    hover: `${lower.blogs.hover(category)}: ${title}`,
    message: lower.blogs.hover(category),
    preview: `${shortened(excerpt.replaceAll('\n', ' '), lower.blogs.previewCharacters)}...`,
    end: excerpt.slice(-24),
  }));
  const cardOf = (part: Locator, title: string) => part.getByRole('listitem').filter({ hasText: title });
  const text = (card: Locator) => card.locator('p').first().textContent();

  it('has three cards, previewed with 80 characters, line breaks as spaces, and three dots', async () => {
    expect([lower.blogs.previewCharacters, lower.blogs.cards]).toEqual([80, 3]);
    const { part } = await section('Latest Blogs');
    expect(await part.getByRole('listitem').count()).toBe(3);
    for (const { title, date, preview, end } of STORIES) {
      expect(preview.length).toBeLessThanOrEqual(83);
      const card = cardOf(part, title);
      expect(await text(card)).toBe(preview);
      expect(await card.getByRole('time').innerText()).toBe(date);
      expect(await card.locator('img').count()).toBe(1);
      expect(await part.textContent()).not.toContain(end);
    }
  });

  it('shows the whole text of one card at a time', async () => {
    const { page, part } = await section('Latest Blogs');
    const button = (title: string, label: string) =>
      part.getByRole('button', {
        name: new RegExp(`^${label}\\s+of ${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
      });
    let before: (typeof STORIES)[number] | undefined;
    for (const story of STORIES) {
      await button(story.title, 'Read More').click();
      await button(story.title, 'Show Less').waitFor();
      await expect.poll(() => text(cardOf(part, story.title))).toContain(story.end);
      await expect.poll(() => focused(page)).toMatch(/^Show Less/);
      if (before) await eventually(() => text(cardOf(part, before?.title ?? '')), before.preview);
      await eventually(() => part.locator('[aria-expanded=true]').count(), 1);
      before = story;
    }
    await page.keyboard.press('Enter');
    await eventually(() => part.locator('[aria-expanded=true]').count(), 0);
    await expect.poll(() => focused(page)).toMatch(/^Read More/);
  });

  it('leads from the picture to /blogs, with a message of its own under the mouse', async () => {
    const { page, part } = await section('Latest Blogs');
    for (const { title, hover } of STORIES) {
      const link = part.getByRole('link').filter({ hasText: title }).first();
      expect(await link.getAttribute('href')).toBe('/blogs');
      const opacity = () =>
        link.getByText(hover).evaluate((words) => Number(getComputedStyle(words).opacity));
      expect(await opacity()).toBe(0);
      await link.hover();
      await eventually(opacity, 1);
      expect(await link.textContent()).toContain(title);
      await page.mouse.move(0, 0);
    }
    await part
      .getByRole('link')
      .filter({ hasText: STORIES[0]?.title ?? '' })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Latest Stories' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blogs');
  });

  it('works for somebody who comes to the end of the page first', async () => {
    const page = await browser.look('/', { width: 390, reducedMotion: 'reduce' });
    const part = page.getByRole('region', { name: 'Latest Blogs' });
    const card = cardOf(part, STORIES[2]?.title ?? '');
    await takenOver(card);
    await card.getByRole('button').click();
    await eventually(async () => (await text(card))?.endsWith(STORIES[2]?.end ?? ''), true);
  });

  it('shows every text in full without JavaScript', async () => {
    const page = await browser.look('/', { javaScriptEnabled: false });
    const part = page.getByRole('region', { name: 'Latest Blogs' });
    for (const { end } of STORIES) expect(await part.getByText(end).isVisible()).toBe(true);
    expect(await part.getByRole('button').count()).toBe(0);
  });
});
