// behaviour: H8 H9 H10 S3 L9 L10 X6 X7 X8
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { posts } from '#content/blog/blog-posts.ts';
import { lower } from '#content/home/lower-copy.ts';
import { ACCORDION_ANIMATION } from '../../../client/ui/accordion/keep-in-place.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, hasTheFocus } from '../../support/browser/eventually.ts';
import { clickTitle } from '../../support/browser/moving.ts';
import { loadPictures, readToTheEnd } from '../../support/browser/whole-page.ts';
import { shortened } from '../../support/site/shortened.ts';

const browser = useBrowser();

async function section(name: string): Promise<{ page: Page; part: Locator }> {
  const page = await browser.look('/', { reducedMotion: 'reduce' });
  const part = page.getByRole('region', { name });
  return { page, part };
}

it('How We Can Help You shows text and picture of the tab that is pressed or reached by the arrows, which wrap, Home and End; its tabs are one stop of the Tab key; Latest Blogs shows the whole text of one card at a time, and leads from its picture to /blogs', async () => {
  expect([lower.blogs.previewCharacters, lower.blogs.cards]).toEqual([80, 3]);
  const { page, part } = await section('How We Can Help You');
  const headings = new Set<string>();
  for (const name of ['Technical Support', 'Cybersecurity']) {
    await part.getByRole('tab', { name }).click();
    const panel = part.getByRole('tabpanel', { name });
    await panel.waitFor();
    expect(await part.getByRole('tabpanel').count()).toBe(1);
    expect(await panel.getByRole('img').count()).toBe(1);
    headings.add(await panel.locator('h3:visible').innerText());
  }
  expect(headings.size).toBe(2);

  await part.getByRole('tab', { name: 'Technical Support' }).click();
  for (const [key, name] of [
    ['ArrowRight', 'Product Information'],
    ['End', 'Data and Analytics'],
    ['ArrowRight', 'Technical Support'],
    ['ArrowLeft', 'Data and Analytics'],
    ['Home', 'Technical Support'],
  ] as const) {
    await page.keyboard.press(key);
    await part.getByRole('tabpanel', { name }).waitFor();
    await eventually(() => focused(page), name);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.role)).toBe('tabpanel');

  const stories = page.getByRole('region', { name: 'Latest Blogs' });
  const cards = posts.slice(0, 2).map(({ title, category, excerpt }) => {
    const card = stories.getByRole('listitem').filter({ hasText: title });
    return {
      link: card.getByRole('link').first(),
      message: card.getByText(`${lower.blogs.hover(category)}: ${title}`),
      button: card.getByRole('button'),
      text: () => card.locator('p').first().textContent(),
      excerpt,
      preview: `${shortened(excerpt.replaceAll('\n', ' '), 80)}...`,
    };
  });
  for (const { button, text, preview, excerpt } of cards) {
    expect(await text()).toBe(preview);
    await button.click();
    await eventually(text, excerpt);
    await expect.poll(() => focused(page)).toMatch(/^Show Less/);
    await eventually(() => stories.locator('[aria-expanded=true]').count(), 1);
  }
  await page.keyboard.press('Enter');
  await eventually(() => stories.locator('[aria-expanded=true]').count(), 0);

  const [first] = cards;
  if (!first) throw new Error('There are no stories');
  const opacity = () => first.message.evaluate((words) => Number(getComputedStyle(words).opacity));
  expect(await opacity()).toBe(0);
  await first.link.hover();
  await eventually(opacity, 1);
  await first.link.click();
  await page.getByRole('heading', { name: 'Latest Stories' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blogs');
});

it('Why Choose the Team opens one item at most, by keyboard too, within 300 ms, and its picture follows', async () => {
  expect(ACCORDION_ANIMATION).toBe(300);
  const { page, part } = await section('Why Choose the Team');
  const items = part.locator('summary');
  const opened = () =>
    part
      .locator('details')
      .evaluateAll((all) => all.flatMap((each, at) => ((each as HTMLDetailsElement).open ? [at] : [])));
  const captions = () => part.locator('figcaption:visible').allInnerTexts();
  for (const [at, caption] of [
    [3, 'An early release with sample data'],
    [5, 'The lab, spare boards in the tray'],
  ] as const) {
    await clickTitle(items.nth(at));
    await eventually(opened, [at]);
    await eventually(captions, [caption]);
    expect(await part.locator('figure img:visible').count()).toBe(1);
  }
  await clickTitle(items.nth(5));
  await eventually(opened, []);
  await eventually(async () => (await captions()).length, 1);
  for (const [key, open] of [
    ['Enter', [5]],
    [' ', []],
  ] as const) {
    await page.keyboard.press(key);
    await eventually(opened, [...open]);
    await hasTheFocus(items.nth(5));
  }

  const durations = () =>
    part
      .locator('details')
      .first()
      .evaluate((panel) => getComputedStyle(panel, '::details-content').transitionDuration.split(', '));
  expect(new Set(await durations())).toEqual(new Set(['0s']));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await eventually(async () => new Set(await durations()), new Set(['0.3s']));
});

it('Why Choose the Team leaves the pressed title where it is while the panel above it closes', async () => {
  const { page, part } = await section('Why Choose the Team');
  // What comes late above would move the title before it is pressed.
  await readToTheEnd(page);
  await loadPictures(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const title = part.locator('summary').nth(3);
  await title.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = () => title.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  const first = part.locator('details').first();
  const height = await first.evaluate((panel) => panel.clientHeight);
  await title.click();
  // What is tied to scrolling has no end.
  const moving = () =>
    part.evaluate((all) => {
      const found = all.getAnimations({ subtree: true });
      return found.filter(({ timeline }) => timeline === document.timeline).length;
    });
  await eventually(moving, 0);
  expect(await first.evaluate((panel) => panel.clientHeight)).toBeLessThan(height - 40);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});
