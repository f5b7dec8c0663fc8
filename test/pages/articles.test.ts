// behaviour: T21 T22
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { posts } from '#content/blog/blog-posts.ts';
import { publishDay } from '#shared/publish-day.ts';
import { dataBlocks } from '../support/site/page-parts.ts';
import { ORIGIN, useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

describe('the page of an article', () => {
  it.each(posts)(
    '/blogs/$id: is read whole without scripts, and says who wrote it and when',
    async (post) => {
      const main = await served.main(`/blogs/${post.id}`);
      expect(main.one('h1').text).toBe(post.title);
      for (const words of [post.author.name, post.publishDate])
        expect(main.one('header').text).toContain(words);
      expect(main.one('article').text.split(/\s+/).length).toBeGreaterThan(330);
    },
  );

  it('names each chart, table and listing for who does not see it', async () => {
    for (const { id } of posts) {
      const { main } = await served.page(`/blogs/${id}`);
      for (const drawing of main.all('figure svg')) {
        expect(drawing.get('role')).toBe('img');
        expect(drawing.get('aria-label')?.length).toBeGreaterThan(60);
      }
      for (const box of main.all('[tabindex="0"]')) expect(box.get('aria-label')).toMatch(/\w/);
    }
  });

  it('leads to the article before and the one after it, so that all are reached from the newest', async () => {
    const reached: string[] = [];
    let path: string | undefined = `/blogs/${posts[0]?.id}`;
    while (path) {
      reached.push(path);
      const links: string[] = (await served.main(path)).all('nav a').map((link) => link.get('href') ?? '');
      path = links.find((link) => link.startsWith('/') && !reached.includes(link));
    }
    expect(reached).toEqual(posts.map(({ id }) => `/blogs/${id}`));
  });

  it('is described to search engines as a post with its author', async () => {
    const [post] = posts;
    const blocks = dataBlocks((await served.page(`/blogs/${post?.id}`)).document);
    expect(blocks).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: post?.title,
        datePublished: publishDay(post?.publishDate ?? ''),
        author: expect.objectContaining({ '@type': 'Organization', name: post?.author.name }),
      }),
    );
    const trail = blocks.find((block) => block['@type'] === 'BreadcrumbList');
    const names = trail.itemListElement.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Home', 'Blogs', post?.title]);
  });
});

describe('/blogs/feed.xml', () => {
  it('is Atom with every article, newest first, for readers of every site', async () => {
    const { text, headers } = await request(served.site.app).get('/blogs/feed.xml').buffer(true).expect(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect([...text.matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual(
      posts.map(({ id }) => `${ORIGIN}/blogs/${id}`),
    );
    expect(text).toContain(`<updated>${publishDay(posts[0]?.publishDate ?? '')}T00:00:00+05:30</updated>`);
    expect(text).toContain('<author><name>Tamra Works</name></author>');
  });

  it('is named in the head of /blogs', async () => {
    const { html } = await served.page('/blogs');
    expect(html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Articles by Tamra Works" href="/blogs/feed.xml"/>',
    );
  });
});
