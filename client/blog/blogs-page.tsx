import { blogs } from '#content/blog/blog-copy.ts';
import { posts } from '#content/blog/blog-posts.ts';
import { BLOG_FEED, BLOGS } from '#shared/paths.ts';
import type { Head, Whole } from '../ui/page.ts';
import { pageHead } from '../ui/page-head.ts';
import { BlogArticle } from './blog-article.tsx';
import { blogData } from './blog-data.ts';
import { RevealList } from './reveal-list.tsx';

const [featured, ...others] = posts;

export function Page() {
  return (
    <>
      <div className="wrap">
        <div className="grid items-end desk-cols-2 blog-top">
          <h1 tabIndex={-1}>{blogs.heading}</h1>
          <p className="lead">{blogs.subtitle}</p>
        </div>
      </div>
      {featured && (
        <section aria-labelledby="featured-title">
          <h2 className="wrap title-3 below-5" id="featured-title">
            {blogs.featured}
          </h2>
          <div className="ruled ruled-end blog-featured">
            <div className="wrap">
              <BlogArticle post={featured} isFeatured />
            </div>
          </div>
        </section>
      )}
      <section className="section section--sunken" aria-labelledby="recent-title">
        <div className="wrap">
          <h2 className="title-3 head--near" id="recent-title">
            {blogs.recent}
          </h2>
          <RevealList
            className="grid cols-2 blog-grid"
            items={others.map((post) => ({ key: post.id, content: <BlogArticle post={post} /> }))}
            step={blogs.recentAtATime}
            moreLabel={blogs.loadMore}
            shownLabel={blogs.shownOf}
            noneLabel={blogs.noneLeft}
          />
        </div>
      </section>
    </>
  );
}

export function head(): Head {
  return {
    ...pageHead(blogs, BLOGS),
    feeds: [{ type: 'application/atom+xml', title: blogs.feed, path: BLOG_FEED }],
    ...(import.meta.env.SSR && {
      structuredData: (whole: Whole) => [blogData(posts, whole)],
    }),
  };
}
