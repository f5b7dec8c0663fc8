// behaviour: E3 B4 T21
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARTICLES } from '#content/blog/article-slugs.ts';
import { blogs } from '#content/blog/blog-copy.ts';
import { posts } from '#content/blog/blog-posts.ts';
import { company } from '#content/company.ts';
import { publishDay } from '#shared/publish-day.ts';

describe('posts of /blogs', () => {
  it('each have an address and an article, and no other address has one', () => {
    const files = readdirSync('content/blog/articles').map((name) => name.replace(/\.ts$/, ''));
    expect(posts.map(({ id }) => id)).toEqual(ARTICLES);
    expect(files.sort()).toEqual([...ARTICLES].sort());
    expect(new Set(ARTICLES).size).toBe(ARTICLES.length);
    expect(posts.length).toBeGreaterThanOrEqual(9);
  });

  it('come newest first, none from the future', () => {
    const days = posts.map(({ publishDate }) => publishDay(publishDate) ?? '');
    expect([...days].sort().reverse()).toEqual(days);
    expect(days.filter((day) => day > new Date().toISOString())).toEqual([]);
  });

  it('have the company as their one author', () => {
    expect(new Set(posts.map(({ author }) => author.name))).toEqual(new Set([company.name]));
  });

  it.each(ARTICLES)('%s: is an article of a few minutes that leads on', async (slug) => {
    const { article } = await import(`../../content/blog/articles/${slug}.ts`);
    const words = JSON.stringify(article).split(/\s+/).length;
    expect(words).toBeGreaterThan(350);
    expect(words).toBeLessThan(1000);
    const post = posts.find(({ id }) => id === slug);
    expect(Math.abs((post?.readingTime ?? 0) - words / 170)).toBeLessThanOrEqual(1.5);
    expect(article.closing.action.to).toMatch(/^\//);
    const kinds: string[] = article.sections.flatMap(({ blocks }: { blocks: { kind: string }[] }) =>
      blocks.map(({ kind }) => kind),
    );
    expect(kinds.some((kind) => ['table', 'code', 'chart', 'picture'].includes(kind))).toBe(true);
  });

  it('have more to read than the cut shows', () => {
    for (const { excerpt } of posts) expect(excerpt.length).toBeGreaterThan(blogs.previewCharacters);
  });

  it('carry a day that search engines read', () => {
    for (const { publishDate } of posts) expect(publishDay(publishDate)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(publishDay('Jan 15, 2024')).toBe('2024-01-15');
    expect(publishDay('next week')).toBeUndefined();
  });
});
