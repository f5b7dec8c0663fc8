import '../ui/link/linked-title.css';
import './blog-article.css';
import { useState } from 'react';
import { blogs } from '#content/blog/blog-copy.ts';
import { type BlogPost, posts } from '#content/blog/blog-posts.ts';
import { articlePath, BLOG_FEED, BLOGS } from '#shared/paths.ts';
import { publishDay } from '#shared/publish-day.ts';
import { ExpandableText } from '../ui/expandable-text.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { type Head, pageHead, type ToAbsolute } from '../ui/page.ts';
import { Picture } from '../ui/picture.tsx';
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
          <div className="wrap">
            <h2 className="title-3 below-5" id="featured-title">
              {blogs.featured}
            </h2>
          </div>
          <BlogArticle post={featured} place="featured" />
        </section>
      )}
      <section className="section" aria-labelledby="recent-title">
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
 * The posts after the featured one: a first batch, and another with each press of the button. Without scripts
 * all are shown. Once none are left the button says so and is disabled, but keeps its place and the focus.
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
            <BlogArticle post={post} place={at === 0 ? 'first' : 'row'} />
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

const SIZES = {
  featured: '(min-width: 105em) 51rem, (min-width: 64em) 58vw, 100vw',
  first: '(min-width: 105em) 42rem, (min-width: 48em) 45vw, 92vw',
  row: '(min-width: 105em) 14rem, (min-width: 64em) 15vw, (min-width: 48em) 45vw, 92vw',
};

type BlogArticleProps = { post: BlogPost; place: keyof typeof SIZES };

/** A post's card, whose title links to the article. The card's id makes it the target of `/blogs#<id>`. */
function BlogArticle({ post, place }: BlogArticleProps) {
  const { id, title, excerpt, image, category, author, publishDate } = post;
  const isFeatured = place === 'featured';
  return (
    <article
      className={`linked grid blog ${isFeatured ? 'ruled ruled-end blog--featured' : ''}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={isFeatured ? 'square' : 'frame frame--small square crop blog__picture'}>
        <Picture of={image} sizes={SIZES[place]} priority={isFeatured} phone={place === 'row' && 'all'} />
      </div>
      <div className="blog__words stack gap-2 content-start">
        <div className="beside gap-3">
          <p className="label">{category}</p>
          {isFeatured && <span className="round blog__badge">{blogs.featuredBadge}</span>}
        </div>
        <h3 className="title-2" id={`${id}-title`}>
          <AppLink className="linked__link" to={articlePath(id)}>
            {title}
          </AppLink>
        </h3>
        <div className={`${isFeatured ? 'lead ' : ''}blog__excerpt`}>
          <ExpandableText text={excerpt} words={blogs} nameSuffix={`of ${title}`} />
        </div>
        <p className="beside text-xs wide whole blog__by above-3">
          <img className="round" src={author.avatar} alt="" width="24" height="24" />
          <span>{author.name}</span>{' '}
          <time className="mono-note" dateTime={publishDay(publishDate)}>
            {publishDate}
          </time>
        </p>
      </div>
    </article>
  );
}

export function head(): Head {
  return {
    ...pageHead(blogs, BLOGS),
    feeds: [{ type: 'application/atom+xml', title: blogs.feed, path: BLOG_FEED }],
    ...(import.meta.env.SSR && {
      structuredData: (toAbsolute: ToAbsolute) => [blogData(posts, toAbsolute)],
    }),
  };
}
