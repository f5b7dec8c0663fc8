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
      {/* On the ground of the article below it. */}
      <div className={`grid ${openingOf(featured)} blogs-head`}>
        <h1 className="title-3 blogs-inset" tabIndex={-1}>
          {blogs.heading}
        </h1>
        <p className="lead blogs-inset">{blogs.subtitle}</p>
      </div>
      <section aria-label={blogs.featured.join(' ')}>
        <BlogArticle post={featured} isFeatured />
      </section>
      <section aria-label={blogs.recent}>
        <h2 className="title-3 above-6 below-4 blogs-inset">{blogs.recent}</h2>
        <RecentPosts posts={others} />
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
      <ul className="row gap-1">
        {posts.map((post, at) => (
          <li key={post.id} className={`grid${at < shown ? '' : ' recent-posts__later'}`}>
            <BlogArticle post={post} />
          </li>
        ))}
      </ul>
      <div className="above-7 below-5 stack gap-5 blogs-inset needs-scripts">
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

const FEATURED_SIZES = '(min-width: 64em) 58vw, 100vw';
const SIZES = '(min-width: 105em) 25vw, (min-width: 48em) 50vw, 100vw';

/** A post's card, whose title links to the article. The card's id makes it the target of `/blogs#<id>`. */
function BlogArticle({ post, isFeatured = false }: { post: BlogPost; isFeatured?: boolean }) {
  const { id, title, excerpt, image } = post;
  return (
    <article
      className={`linked grid square blog ${openingOf(post)}${isFeatured ? '' : ' opening--tile'}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <Picture
        of={image}
        sizes={isFeatured ? FEATURED_SIZES : SIZES}
        priority={isFeatured}
        phone={!isFeatured}
      />
      <div className={`stack ${isFeatured ? 'gap-4' : 'gap-3'} content-start opening__words`}>
        {isFeatured && (
          <h2 className="label">
            <span className="round blog__badge">{blogs.featured[0]}</span>
            {` ${blogs.featured[1]}`}
          </h2>
        )}
        <h3 id={`${id}-title`}>
          <AppLink className="linked__link" to={articlePath(id)}>
            {title}
          </AppLink>
        </h3>
        <div className={`${isFeatured ? 'lead ' : ''}blog__excerpt`}>
          <ExpandableText text={excerpt} words={blogs} nameSuffix={`of ${title}`} />
        </div>
        <Byline post={post} />
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
