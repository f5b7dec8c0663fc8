// behaviour: B1 B2 B3 T21 L9
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blogs as blogCopy } from '#content/blog/blog-copy.ts';
import { posts } from '#content/blog/blog-posts.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { hasFocus, takenOver } from '../../support/browser/moving.ts';
import { shortened } from '../../support/site/shortened.ts';

const browser = useBrowser();

const featuredOf = (page: Page) => page.getByRole('region', { name: 'Featured Article' });
const recentOf = (page: Page) => page.getByRole('region', { name: 'Recent Posts' });
const titles = (page: Page) => recentOf(page).getByRole('article').getByRole('heading').allInnerTexts();
const excerptOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).locator('h3 ~ div p').first();
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More Articles' });
const status = (page: Page) => recentOf(page).getByRole('status').innerText();

async function blogs(): Promise<Page> {
  const page = await browser.look('/blogs', { reducedMotion: 'reduce' });
  await takenOver(recentOf(page));
  return page;
}

describe('Blogs', () => {
  it('features the first post and shows the next four as recent', async () => {
    const page = await blogs();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Latest Stories');
    expect(await featuredOf(page).getByRole('article').count()).toBe(1);
    expect(await featuredOf(page).getByRole('heading', { level: 3 }).innerText()).toBe(posts[0]?.title);
    expect(await featuredOf(page).getByText('Featured', { exact: true }).isVisible()).toBe(true);
    expect(await titles(page)).toEqual(posts.slice(1, 5).map(({ title }) => title));
    expect(await recentOf(page).getByText('Featured', { exact: true }).count()).toBe(0);
  });

  it('shows picture, author, avatar and date of each, never its reading time', async () => {
    const page = await browser.look('/blogs', { javaScriptEnabled: false });
    for (const { title, author, publishDate } of posts) {
      const article = page.getByRole('article', { name: title });
      expect(await article.locator('img').count()).toBe(2);
      expect(await article.locator(`img[src="${author.avatar}"]`).count()).toBe(1);
      expect(await article.getByText(author.name, { exact: true }).isVisible()).toBe(true);
      expect(await article.getByRole('time').innerText()).toBe(publishDate);
      expect(await article.innerText()).not.toMatch(/\bmin(ute)?s?\b/i);
    }
  });

  it('shows the featured screenshot whole, also beside an excerpt that is open', async () => {
    const page = await browser.look('/blogs', { reducedMotion: 'reduce' });
    await takenOver(featuredOf(page));
    const picture = featuredOf(page).getByRole('article').locator('img').first();
    const natural = await picture.evaluate(
      (img) => Number(img.getAttribute('width')) / Number(img.getAttribute('height')),
    );
    for (const width of [1024, 1152, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const button of ['More', 'Less']) {
        const shape = await picture.evaluate((img) => img.clientWidth / img.clientHeight);
        expect(shape, `${width} px`).toBeCloseTo(natural, 1);
        await featuredOf(page).getByRole('button', { name: button }).click();
      }
    }
  });

  it('cuts excerpts at 120 characters with three dots, and shows the rest on More, each on its own', async () => {
    expect(blogCopy.previewCharacters).toBe(120);
    const page = await blogs();
    await takenOver(featuredOf(page));
    for (const { title, excerpt } of posts.slice(0, 5)) {
      const text = excerptOf(page, title);
      const article = page.getByRole('article', { name: title });
      expect(excerpt.length).toBeGreaterThan(120);
      expect(await text.textContent()).toBe(`${shortened(excerpt, 120)}...`);
      expect(await article.textContent()).not.toContain(excerpt.slice(-30));
      await article.getByRole('button', { name: /^More\s+of / }).click();
      await eventually(() => text.textContent(), excerpt);
      await eventually(() => focused(page), `Less of ${title}`);
    }
    expect(await page.getByRole('main').locator('[aria-expanded=true]').count()).toBe(5);
    const [first] = posts;
    await page.getByRole('button', { name: new RegExp(`^Less\\s+of ${first?.title}`) }).click();
    await eventually(
      () => excerptOf(page, first?.title ?? '').textContent(),
      `${shortened(first?.excerpt ?? '', 120)}...`,
    );
  });

  it('shows every excerpt in full without JavaScript', async () => {
    const page = await browser.look('/blogs', { javaScriptEnabled: false });
    for (const { title, excerpt } of posts) {
      expect(await excerptOf(page, title).innerText()).toBe(excerpt);
    }
  });
});

describe('Blogs: Load More Articles', () => {
  const NONE_LEFT = 'These are all our articles so far.';

  const visible = async (page: Page) =>
    recentOf(page).getByRole('article').locator('h3:visible').allInnerTexts();

  it('reveals the next four where there are more and says how many stand there, until none are left', async () => {
    const page = await blogs();
    const all = posts.slice(1).map(({ title }) => title);
    expect(all.length).toBeGreaterThan(8);
    for (let count = 4; count < all.length; count += 4) {
      await eventually(() => visible(page), all.slice(0, count));
      await eventually(() => status(page), count === 4 ? '' : `${count} of ${all.length} recent posts`);
      await loadMore(page).click();
    }
    await eventually(() => visible(page), all);
    await eventually(() => status(page), NONE_LEFT);
    await eventually(() => loadMore(page).getAttribute('aria-disabled'), 'true');
    expect(await hasFocus(page)).toBe(true);
    await loadMore(page).click({ force: true });
    expect(await visible(page)).toEqual(all);
  });

  it('leads from a card that it revealed to the article, and back', async () => {
    const page = await blogs();
    await loadMore(page).click();
    const post = posts[6];
    await page.getByRole('link', { name: post?.title ?? '' }).click();
    await page.getByRole('heading', { level: 1, name: post?.title ?? '' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/blogs/${post?.id}`);
    await page.getByRole('link', { name: 'All articles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Latest Stories' }).waitFor();
  });
});
