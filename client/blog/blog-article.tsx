import '../ui/link/linked-title.css';
import './blog-article.css';
import { blogs } from '#content/blog/blog-copy.ts';
import type { BlogPost } from '#content/blog/blog-posts.ts';
import { articlePath } from '#shared/paths.ts';
import { isScreenshot } from '#shared/picture-source.ts';
import { publishDay } from '#shared/publish-day.ts';
import { ExpandableText } from '../ui/expandable-text.tsx';
import { ArrowLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';

const SIZES = {
  featured: '(min-width: 64em) 58vw, 100vw',
  card: '(min-width: 105em) 21rem, (min-width: 75em) 36rem, (min-width: 48em) 45vw, 92vw',
};

const CARD = 'linked grid blog';

/** A post's card; its title leads to the article. Its id is the address `/blogs#<id>`. */
export function BlogArticle({ post, isFeatured = false }: { post: BlogPost; isFeatured?: boolean }) {
  const { id, title, excerpt, image, category, author, publishDate } = post;
  return (
    <article
      className={isFeatured ? `${CARD} blog--featured` : `${CARD} gap-0 frame frame--small raised`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <div
        className={`${isFeatured ? 'frame frame--small ' : ''}square blog__picture crop${isScreenshot(image) ? ' blog__picture--screen' : ''}`}
      >
        <Picture
          of={image}
          sizes={isFeatured ? SIZES.featured : SIZES.card}
          priority={isFeatured}
          phone={isFeatured || 'all'}
        />
      </div>
      <div className="box-5 blog__words stack gap-2 content-start">
        <div className="row gap-4">
          <p className="label">{category}</p>
          {isFeatured && <p className="text-xs semibold blog__badge">{blogs.featuredBadge}</p>}
        </div>
        <h3 className="title-2" id={`${id}-title`}>
          <ArrowLink className="linked__link" to={articlePath(id)}>
            {title}
          </ArrowLink>
        </h3>
        <div className="row blog__excerpt">
          <ExpandableText text={excerpt} words={blogs} nameSuffix={`of ${title}`} />
        </div>
        <p className="row ruled text-s medium ink wide blog__by whole above-3">
          <img className="round" src={author.avatar} alt="" width="36" height="36" />
          <span>{author.name}</span>{' '}
          <time className="mono-note push" dateTime={publishDay(publishDate)}>
            {publishDate}
          </time>
        </p>
      </div>
    </article>
  );
}
