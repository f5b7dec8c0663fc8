import '../ui/table/table.css';
import './article-page.css';
import './opening.css';
import { useLoaderData } from 'react-router-dom';
import type { Article } from '#content/blog/article-blocks.ts';
import { blogs } from '#content/blog/blog-copy.ts';
import { type BlogPost, posts } from '#content/blog/blog-posts.ts';
import { articlePath, BLOGS } from '#shared/paths.ts';
import { Icon } from '../ui/icon.tsx';
import { AppLink, ButtonLink } from '../ui/link/app-link.tsx';
import { Contents } from '../ui/link/contents.tsx';
import { type Head, type HeadArgs, type LoaderArgs, pageHead, type ToAbsolute } from '../ui/page.ts';
import { Picture } from '../ui/picture.tsx';
import { slugIn } from '../ui/slug-in.ts';
import { ArticleBlock } from './article-block.tsx';
import { articleData } from './blog-data.ts';
import { Byline, groundOf, openingOf } from './byline.tsx';

const words = blogs.article;
const HERO_SIZES = '(min-width: 64em) 54vw, 100vw';

type Data = { slug: string; article: Article };

/** The text of each article is a chunk of its own, loaded only by its readers. */
const articles = import.meta.glob<{ article: Article }>('../../content/blog/articles/*.ts');

/** The routes of this page are exactly the existing articles, so the slug is always found. */
export async function loader({ request }: LoaderArgs): Promise<Data> {
  const slug = slugIn(request);
  const load = articles[`../../content/blog/articles/${slug}.ts`];
  if (!load) throw new Error(`The article ${slug} has no file`);
  return { slug, article: (await load()).article };
}

const indexOfPost = (slug: string) => posts.findIndex(({ id }) => id === slug);

export function Page() {
  const { slug, article } = useLoaderData<typeof loader>();
  const at = indexOfPost(slug);
  const post = posts[at];
  if (!post) return null;
  const { closing } = article;
  // The articles before and after this one; at either end of the list, the two that are next to it.
  const first = Math.min(Math.max(at - 1, 0), posts.length - 3);
  const near = posts.slice(first, first + 3).filter((other) => other !== post);
  return (
    <>
      <article aria-labelledby="article-title">
        <header className={`grid square ${openingOf(post)} opening--end`}>
          <div className="stack opening__words">
            <AppLink className="text-link on-screen" to={BLOGS}>
              <Icon name="arrow-left" className="icon--back" /> {words.back}
            </AppLink>
            <h1 id="article-title" tabIndex={-1}>
              {post.title}
            </h1>
            <Byline post={post} />
          </div>
          <Picture of={post.image} sizes={HERO_SIZES} priority />
        </header>
        <div className="article__body">
          <Contents
            className="sticky on-screen text-s article__contents"
            label={words.contents}
            of={article.sections.flatMap(({ title }, at) => (title ? { id: `part-${at}`, title } : []))}
          />
          <div>
            {article.sections.map(({ title, figure, blocks }, number) => (
              <section key={title ?? ''} id={`part-${number}`} className="article__section">
                {title && <h2>{title}</h2>}
                {figure && (
                  <div className="noted text-s balance figure-note below-5">
                    <strong className="block below-2 copper">{`${figure.value} `}</strong>
                    {figure.counts}
                  </div>
                )}
                {blocks.map((block, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an article never changes while it is read
                  <ArticleBlock key={place} block={block} ground={groundOf(post)} />
                ))}
              </section>
            ))}
            <Byline post={post} />
            <div className="stack gap-3 noted above-7 on-screen">
              <h2 className="title-3">{closing.title}</h2>
              <p>{closing.text}</p>
              <ButtonLink to={closing.action.to}>{closing.action.label}</ButtonLink>
            </div>
          </div>
        </div>
      </article>
      <nav className="grid gap-1 cols-2 square on-screen article-around" aria-label={words.around}>
        {near.map((other) => (
          <NearArticle key={other.id} post={other} age={indexOfPost(other.id) < at ? 'newer' : 'older'} />
        ))}
      </nav>
    </>
  );
}

function NearArticle({ post, age }: { post: BlogPost; age: 'newer' | 'older' }) {
  const { id, title, image } = post;
  return (
    <AppLink className={`grid ${openingOf(post)} opening--tile`} to={articlePath(id)}>
      <Picture of={image} alt="" sizes="(min-width: 48em) 50vw, 100vw" />
      <span className="stack gap-2 content-start opening__words">
        <span className="label">{words[age]}</span> <strong className="title-4 balance">{title}</strong>
      </span>
    </AppLink>
  );
}

export function head({ data }: HeadArgs<Data>): Head {
  const post = posts[indexOfPost(data.slug)];
  if (!post) throw new Error(`The article ${data.slug} has no post`);
  const { title } = post;
  const { description } = data.article;
  return {
    ...pageHead({ title, description }, articlePath(post.id)),
    // Rendered by the server only, so that browsers need not load it.
    ...(import.meta.env.SSR && {
      structuredData: (toAbsolute: ToAbsolute) => [articleData(post, data.article.description, toAbsolute)],
    }),
  };
}
