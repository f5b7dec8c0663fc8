// behaviour: B1 B3 T21
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { posts } from '#content/blog/blog-posts.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';

const browser = useBrowser();

const featuredOf = (page: Page) => page.getByRole('region', { name: 'Featured Article' });
const recentOf = (page: Page) => page.getByRole('region', { name: 'Recent Posts' });

it('Blogs shows the featured cover whole, also beside an excerpt that is open', async () => {
  const page = await browser.look('/blogs', { reducedMotion: 'reduce' });
  const picture = featuredOf(page).getByRole('article').locator('img').first();
  const natural = await picture.evaluate(
    (img) => Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
  );
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const button of ['More', 'Less']) {
      const shape = await picture.evaluate((img) => img.clientWidth / img.clientHeight);
      expect(shape, `${width} px`).toBeCloseTo(natural, 1);
      await featuredOf(page).getByRole('button', { name: button }).click();
    }
  }
});

it('Load More Articles reveals the next four and says how many stand there, until none are left', async () => {
  const page = await browser.look('/blogs', { reducedMotion: 'reduce' });
  const visible = async () => {
    const shown = await recentOf(page).getByRole('article').locator('h3:visible').allInnerTexts();
    return shown.map((title) => title.trim());
  };
  const status = () => recentOf(page).getByRole('status').innerText();
  const loadMore = page.getByRole('button', { name: 'Load More Articles' });
  const all = posts.slice(1).map(({ title }) => title);
  expect(all.length).toBeGreaterThan(8);
  for (let count = 4; count < all.length; count += 4) {
    await eventually(visible, all.slice(0, count));
    await eventually(status, count === 4 ? '' : `${count} of ${all.length} recent posts`);
    await loadMore.click();
  }
  await eventually(visible, all);
  await eventually(status, 'These are all our articles so far.');
  await eventually(() => loadMore.getAttribute('aria-disabled'), 'true');
  expect(await focused(page)).toBe('Load More Articles');
  await loadMore.click({ force: true });
  expect(await visible()).toEqual(all);

  const post = posts[6];
  await page.getByRole('link', { name: post?.title ?? '' }).click();
  await page.getByRole('heading', { level: 1, name: post?.title ?? '' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/blogs/${post?.id}`);
  await page.goBack();
  await eventually(visible, all);
  await page.goForward();
  await page.getByRole('link', { name: 'All articles' }).click();
  await eventually(visible, all.slice(0, 4));
});
