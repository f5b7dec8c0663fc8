// behaviour: B1 B2 B3 L9
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { blogs as blogCopy, posts } from '#content/blog/blog-posts.ts';
import { moduleIr } from '#content/pictures/module-ir.ts';
import { useBrowser } from '../support/browser.ts';
import { eventually, focused } from '../support/eventually.ts';
import { hasFocus, takenOver } from '../support/moving.ts';
import { shortened } from '../support/shortened.ts';

const browser = useBrowser();

const featuredOf = (page: Page) => page.getByRole('region', { name: 'Featured Article' });
const recentOf = (page: Page) => page.getByRole('region', { name: 'Recent Posts' });
const titles = (page: Page) => recentOf(page).getByRole('article').getByRole('heading').allInnerTexts();
const excerptOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).locator('.blog__excerpt p').first();
const loadMore = (page: Page) => page.getByRole('button', { name: 'Load More Articles' });
const status = (page: Page) => recentOf(page).getByRole('status').innerText();

async function blogs(): Promise<Page> {
  const page = await browser.visit('/blogs', { reducedMotion: 'reduce' });
  await takenOver(recentOf(page));
  return page;
}

describe('Blogs', () => {
  it('features the first of five posts and shows the other four as recent', async () => {
    expect(posts).toHaveLength(5);
    const page = await browser.visit('/blogs');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Latest Stories');
    expect(await featuredOf(page).getByRole('article').count()).toBe(1);
    expect(await featuredOf(page).getByRole('heading', { level: 3 }).innerText()).toBe(posts[0]?.title);
    expect(await featuredOf(page).getByText('Featured', { exact: true }).isVisible()).toBe(true);
    expect(await titles(page)).toEqual(posts.slice(1).map(({ title }) => title));
    expect(await recentOf(page).getByText('Featured', { exact: true }).count()).toBe(0);
  });

  it('shows picture, author, avatar and date of each, never its reading time', async () => {
    const page = await browser.visit('/blogs');
    for (const { title, author, publishDate } of posts) {
      const article = page.getByRole('article', { name: title });
      expect(await article.locator('img').count()).toBe(2);
      expect(await article.locator(`img[src="${author.avatar}"]`).count()).toBe(1);
      expect(await article.getByText(author.name, { exact: true }).isVisible()).toBe(true);
      expect(await article.getByRole('time').innerText()).toBe(publishDate);
      expect(await article.innerText()).not.toMatch(/\bmin(ute)?s?\b/i);
    }
  });

  it('cuts excerpts at 120 characters with three dots, and shows the rest on More, each on its own', async () => {
    expect(blogCopy.previewCharacters).toBe(120);
    const page = await blogs();
    await takenOver(featuredOf(page));
    for (const { title, excerpt } of posts) {
      const text = excerptOf(page, title);
      const article = page.getByRole('article', { name: title });
      expect(excerpt.length).toBeGreaterThan(120);
      expect(await text.textContent()).toBe(`${shortened(excerpt, 120)}...`);
      expect(await article.textContent()).not.toContain(excerpt.slice(-30));
      await article.getByRole('button', { name: /^More\s+of / }).click();
      await eventually(() => text.textContent(), excerpt);
      expect(await focused(page)).toBe(`Less of ${title}`);
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
    const page = await browser.visit('/blogs', { javaScriptEnabled: false });
    for (const { title, excerpt } of posts) {
      expect(await excerptOf(page, title).innerText()).toBe(excerpt);
    }
  });
});

describe('Blogs: Load More Articles', () => {
  const NONE_LEFT = 'These are all our articles so far.';

  it('says that none are left where all are shown, and does nothing', async () => {
    const page = await blogs();
    await eventually(() => status(page), NONE_LEFT);
    expect(await loadMore(page).getAttribute('aria-disabled')).toBe('true');
    await loadMore(page).click({ force: true });
    expect(await titles(page)).toHaveLength(4);
  });

  it('reveals the next four where there are more, until none are left', async () => {
    const page = await browser.visit('/contact-us', { reducedMotion: 'reduce' });
    let isPatched = false;
    // Posts are data: six more are put into the script of the page, as a build with more posts would have them.
    await page.route('**/*.js', async (route) => {
      const answer = await route.fetch();
      const script = await answer.text();
      const lastPost = /(label:["'`]About the company["'`],to:[^}]+\}\})\]/;
      if (!script.includes('company-profile') || !lastPost.test(script))
        return route.fulfill({ response: answer });
      isPatched = true;
      return route.fulfill({
        response: answer,
        body: script.replace(lastPost, `$1,...${JSON.stringify(sixMore)}]`),
      });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
    await page.getByRole('heading', { name: 'Latest Stories' }).waitFor();
    expect(isPatched).toBe(true);
    const all = [...posts.slice(1), ...sixMore].map(({ title }) => title);
    const visible = async () => recentOf(page).getByRole('article').locator('h3:visible').allInnerTexts();

    for (const count of [4, 8]) {
      expect(await visible()).toEqual(all.slice(0, count));
      expect(await status(page)).toBe('');
      await loadMore(page).click();
    }
    await eventually(visible, all);
    expect(await status(page)).toBe(NONE_LEFT);
    expect(await loadMore(page).getAttribute('aria-disabled')).toBe('true');
    expect(await hasFocus(page)).toBe(true);
  });

  const sixMore = Array.from({ length: 6 }, (_, at) => ({
    id: `later-${at + 1}`,
    title: `Later story ${at + 1}`,
    excerpt: 'Short.',
    image: moduleIr,
    category: 'Mobile',
    author: { name: 'Tamra Works', avatar: '/icon.svg' },
    publishDate: 'Jan 2, 2023',
    readingTime: 1,
  }));
});
