import './latest-blogs.css';
import type { BlogPost } from '#content/blog/blog-posts.ts';
import { lower } from '#content/home/lower-copy.ts';
import { articlePath, BLOGS } from '#shared/paths.ts';
import { only } from '#shared/picture-source.ts';
import { publishDay } from '#shared/publish-day.ts';
import { ExpandableText } from '../ui/expandable-text.tsx';
import { useKept } from '../ui/kept/kept.ts';
import { AppLink, MoreLink } from '../ui/link/app-link.tsx';
import { Picture } from '../ui/picture.tsx';

const words = lower.blogs;

/** The newest stories. A first visit to this page does not load the file of all of them. */
export async function latestPosts(): Promise<LatestPost[]> {
  const { posts } = await import('#content/blog/blog-posts.ts');
  return posts.slice(0, words.cards).map(({ id, title, excerpt, image, category, publishDate }) => ({
    id,
    title,
    excerpt,
    image: { ...only(800, image), alt: '' },
    category,
    publishDate,
  }));
}

export type LatestPost = Pick<BlogPost, 'id' | 'title' | 'excerpt' | 'image' | 'category' | 'publishDate'>;

/** Stories, of which at most one is expanded. */
export function Blogs({ posts }: { posts: readonly LatestPost[] }) {
  const [expanded, setExpanded] = useKept('blogs', '');
  return (
    <section className="section section--flush" aria-labelledby="blogs-title">
      <div className="wrap">
        <div className="head head--row">
          <h2 id="blogs-title">{words.heading}</h2>
          <MoreLink to={BLOGS}>{words.all}</MoreLink>
        </div>
        <ul className="grid items-start home-blogs">
          {posts.map(({ id, title, excerpt, image, category, publishDate }, at) => (
            <li key={id} className={`stack gap-3 content-start home-blog${at > 1 ? ' ruled inset-5' : ''}`}>
              <AppLink className="frame square home-blog__picture crop" to={BLOGS}>
                <Picture of={image} alt="" />
                <span className="home-blog__hover">
                  {words.hover(category)}
                  <span className="visually-hidden">{`: ${title}`}</span>
                </span>
              </AppLink>{' '}
              <time className="mono-note above-2" dateTime={publishDay(publishDate)}>
                {publishDate}
              </time>
              <h3 className="title-2">
                <AppLink className="home-blog__title" to={articlePath(id)}>
                  {title}
                </AppLink>
              </h3>
              <ExpandableText
                text={excerpt}
                words={words}
                nameSuffix={`of ${title}`}
                breaksToSpaces
                expanded={expanded === id}
                onExpandedChange={(open) => setExpanded(open ? id : '')}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
