import './recent-posts.css';
import { useState } from 'react';
import { blogs } from '#content/blog/blog-copy.ts';
import { type BlogPost, posts } from '#content/blog/blog-posts.ts';
import { BLOG_FEED, BLOGS } from '#shared/paths.ts';
import { type Head, pageHead, type Whole } from '../ui/page.ts';
import { BlogArticle } from './blog-article.tsx';
import { blogData } from './blog-data.ts';

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
          <h2 className="title-3 below-5" id="recent-title">
            {blogs.recent}
          </h2>
          <RecentPosts posts={others} />
        </div>
      </section>
    </>
  );
}

/**
 * The posts behind the featured one, some at once and as many more with each press of the button. Without scripts all
 * show. Once none are left the button says so and is disabled, but keeps its place and the focus.
 */
function RecentPosts({ posts }: { posts: readonly BlogPost[] }) {
  const step: number = blogs.recentAtATime;
  const [shown, setShown] = useState(step);
  const left = posts.length > shown;
  return (
    <div className="recent-posts">
      <ul className="grid cols-2 blog-grid">
        {posts.map((post, at) => (
          <li key={post.id} className={at < shown ? undefined : 'recent-posts__later'}>
            <BlogArticle post={post} />
          </li>
        ))}
      </ul>
      <div className="recent-posts__more above-7 grid gap-3 needs-scripts">
        <button
          type="button"
          className="button button--quiet"
          aria-disabled={!left}
          onClick={() => left && setShown(shown + step)}
        >
          {blogs.loadMore}
        </button>
        <p className="note" role="status">
          {left ? shown > step && blogs.shownOf(shown, posts.length) : blogs.noneLeft}
        </p>
      </div>
    </div>
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
