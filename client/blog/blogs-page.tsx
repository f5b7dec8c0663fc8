import '../ui/link/linked-title.css';
import './blog-article.css';
import './opening.css';
import { blogs } from '#content/blog/blog-copy.ts';
import { type BlogPost, posts } from '#content/blog/blog-posts.ts';
import { articlePath, BLOG_FEED, BLOGS } from '#shared/paths.ts';
import { ExpandableText } from '../ui/expandable-text.tsx';
import { useKept } from '../ui/kept/kept.ts';
import { AppLink } from '../ui/link/app-link.tsx';
import { type Head, pageHead, type ToAbsolute } from '../ui/page.ts';
import { Picture } from '../ui/picture.tsx';
import { blogData } from './blog-data.ts';
import { Byline, openingOf } from './byline.tsx';

const [featured, ...others] = posts;

export function Page() {
  return (
    <>
      <div className="wrap row between items-baseline inset-5 below-5">
        <h1 className="title-3" tabIndex={-1}>
          {blogs.heading}
        </h1>
        <p className="muted">{blogs.subtitle}</p>
      </div>
      <section aria-label={blogs.featured}>
        <BlogArticle post={featured} place="featured" />
      </section>
      <section className="section" aria-label={blogs.recent}>
        <div className="wrap">
          <h2 className="label blog-rule">{blogs.recent}</h2>
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
  const [shown, setShown] = useKept('recent posts', step);
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
      <div className="above-7 stack gap-3 recent-posts__more needs-scripts">
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
  featured: '(min-width: 64em) 58vw, 100vw',
  first: '(min-width: 105em) 49rem, (min-width: 64em) 53vw, (min-width: 48em) 45vw, 92vw',
  row: '(min-width: 64em) 12rem, (min-width: 48em) 45vw, 92vw',
};

/** A post's card, whose title links to the article. The card's id makes it the target of `/blogs#<id>`. */
function BlogArticle({ post, place }: { post: BlogPost; place: keyof typeof SIZES }) {
  const { id, title, excerpt, image } = post;
  const isFeatured = place === 'featured';
  return (
    <article
      className={`linked grid blog ${isFeatured ? openingOf(post) : 'items-start content-start'}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div className={isFeatured ? 'square' : 'frame frame--small square crop blog__picture'}>
        <Picture of={image} sizes={SIZES[place]} priority={isFeatured} phone={place === 'row' && 'all'} />
      </div>
      <div className={`stack ${isFeatured ? 'gap-4 opening__words' : 'gap-2'} content-start`}>
        {isFeatured && <h2 className="label">{blogs.featured}</h2>}
        <h3 className="title-2" id={`${id}-title`}>
          <AppLink className="linked__link" to={articlePath(id)}>
            {title}
          </AppLink>
        </h3>
        <div className={`${isFeatured ? 'lead ' : ''}blog__excerpt`}>
          <ExpandableText text={excerpt} words={blogs} nameSuffix={`of ${title}`} />
        </div>
        <div className="row">
          {isFeatured && <span className="round blog__badge">{blogs.featuredBadge}</span>}
          <Byline post={post} />
        </div>
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
