import { describe, expect, it } from 'vitest';
import { posts } from '#content/blog/blog-posts.ts';
import { BLOG, PREVIEW } from '#shared/constants.ts';
import { blogData } from '../../client/blog/blog-data.ts';
import { publishDay } from '../../client/blog/publish-day.ts';
import { targetPath } from '../../client/services/digital/targets.ts';

describe('posts of /blogs', () => {
  it('can each be linked to', () => {
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(posts.length).toBeGreaterThanOrEqual(BLOG.posts);
  });

  it('have more to read than the cut shows', () => {
    for (const { excerpt } of posts) expect(excerpt.length).toBeGreaterThan(PREVIEW.blogExcerpt);
  });

  it('carry a day that search engines read', () => {
    for (const { publishDate } of posts) expect(publishDay(publishDate)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(publishDay('Jan 15, 2024')).toBe('2024-01-15');
    expect(publishDay('next week')).toBeUndefined();
  });

  it('are all described to search engines', () => {
    expect(blogData(posts)).toMatchObject({
      '@type': 'Blog',
      blogPost: posts.map(({ title }) => ({ headline: title })),
    });
  });

  it('are there for every story that a digital service page links to', () => {
    const ids = posts.map(({ id }) => `/blogs#${id}`);
    for (const story of ['story-sensor', 'story-agent', 'story-readiness'] as const) {
      expect(ids).toContain(targetPath(story));
    }
  });
});
