// behaviour: G7 B4
import { describe, expect, it } from 'vitest';
import { blogs, posts } from '#content/blog/blog-posts.ts';
import { digitalCommerce } from '#content/services/digital-types/digital-commerce.ts';
import { iotDevelopment } from '#content/services/digital-types/iot-development.ts';
import { lowCodeDevelopment } from '#content/services/digital-types/low-code-development.ts';
import { rpaConsultingService } from '#content/services/digital-types/rpa-consulting-service.ts';
import { BLOGS } from '#shared/paths.ts';
import { blogData } from '../../client/blog/blog-data.ts';
import { publishDay } from '../../client/blog/publish-day.ts';

describe('posts of /blogs', () => {
  it('can each be linked to', () => {
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(posts.length).toBeGreaterThanOrEqual(5);
  });

  it('have more to read than the cut shows', () => {
    for (const { excerpt } of posts) expect(excerpt.length).toBeGreaterThan(blogs.previewCharacters);
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
    const stories = [digitalCommerce, iotDevelopment, lowCodeDevelopment, rpaConsultingService]
      .flatMap(({ resources }) => resources.cards)
      .flatMap(({ actions }) => actions.map(({ to }) => to))
      .filter((to) => to.startsWith(BLOGS));
    expect(stories).not.toEqual([]);
    expect(posts.map(({ id }) => `${BLOGS}#${id}`)).toEqual(expect.arrayContaining(stories));
  });
});
