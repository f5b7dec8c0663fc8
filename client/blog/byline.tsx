import type { BlogPost } from '#content/blog/blog-posts.ts';
import { publishDay } from '#shared/publish-day.ts';

/** The kind of a post, its day and its author, in one line. */
export const Byline = ({ post: { category, author, publishDate } }: { post: BlogPost }) => (
  <p className="row gap-4 text-s wide">
    <span className="label">{category}</span> <time dateTime={publishDay(publishDate)}>{publishDate}</time>{' '}
    <span className="beside">
      <img className="round" src={author.avatar} alt="" width="22" height="22" /> {author.name}
    </span>
  </p>
);

/** The classes of a post's ground; a dark one is a band. */
export const groundOf = ({ category }: BlogPost) =>
  `opening--${category}${category === 'Mobile' || category === 'Security' ? ' band band--plain' : ''}`;

export const openingOf = (post: BlogPost) => `gap-0 opening ${groundOf(post)}`;
