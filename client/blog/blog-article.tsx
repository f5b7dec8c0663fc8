import './blog-article.css';
import { type BlogPost, blogs } from '#content/blog/blog-posts.ts';
import { isScreenshot } from '#shared/picture-source.ts';
import { ExpandableText } from '../ui/expandable-text.tsx';
import { Icon } from '../ui/icon.tsx';
import { AppLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { publishDay } from './publish-day.ts';

const SIZES = {
  featured: '(min-width: 75em) 42rem, (min-width: 64em) 56vw, 92vw',
  card: '(min-width: 75em) 36rem, (min-width: 48em) 45vw, 92vw',
};

/** A post, which is read here: there is no page of its own. Its id is the address `/blogs#<id>`. */
export function BlogArticle({ post, isFeatured = false }: { post: BlogPost; isFeatured?: boolean }) {
  const { id, title, excerpt, image, category, author, publishDate, link } = post;
  return (
    <article className={isFeatured ? 'blog blog--featured' : 'blog'} id={id} aria-labelledby={`${id}-title`}>
      <div className={isScreenshot(image) ? 'blog__picture blog__picture--screen' : 'blog__picture'}>
        <Picture of={image} sizes={isFeatured ? SIZES.featured : SIZES.card} priority={isFeatured} />
        {isFeatured && <p className="blog__badge">{blogs.featuredBadge}</p>}
      </div>
      <div className="blog__words">
        <p className="label">{category}</p>
        <h3 id={`${id}-title`}>{title}</h3>
        <div className="blog__excerpt">
          <ExpandableText
            text={excerpt}
            limit={blogs.previewCharacters}
            mode="words"
            moreLabel={blogs.more}
            lessLabel={blogs.less}
            nameSuffix={`of ${title}`}
          />
          {link && (
            <AppLink className="text-link" to={link.to}>
              {link.label} <Icon name="arrow-right" className="icon--move" />
            </AppLink>
          )}
        </div>
        <p className="blog__by">
          <img src={author.avatar} alt="" width="32" height="32" />
          <span>{author.name}</span>
          <time className="mono" dateTime={publishDay(publishDate)}>
            {publishDate}
          </time>
        </p>
      </div>
    </article>
  );
}
