import type { BlogPost } from '#content/blog/blog-posts.ts';
import { publishDay } from '#shared/publish-day.ts';

/** The kind of a post, its day and its author, in one line. */
export const Byline = ({ post: { category, author, publishDate } }: { post: BlogPost }) => (
  <p className="row gap-2 text-xs wide muted">
    <span className="label">{category}</span>{' '}
    <time className="mono-note" dateTime={publishDay(publishDate)}>
      {publishDate}
    </time>{' '}
    <img className="round" src={author.avatar} alt="" width="18" height="18" />
    <span>{author.name}</span>
  </p>
);

/** The classes of a post's opening; a dark ground is a band. */
export const openingOf = ({ category }: BlogPost) =>
  `gap-0 opening opening--${category}${category === 'Mobile' || category === 'Security' ? ' band band--plain' : ''}`;
