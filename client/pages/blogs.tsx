import { company } from '#content/company.ts';
import { blogs, posts } from '#content/pages/blogs.ts';
import { BLOG } from '#shared/constants.ts';
import { BLOGS } from '#shared/paths.ts';
import { PageHero } from '../components/page-hero.tsx';
import { RevealList } from '../components/reveal-list.tsx';
import type { Head } from '../page.ts';
import { BlogArticle } from './blogs/blog-article.tsx';
import { blogData } from './blogs/blog-data.ts';

const [featured, ...others] = posts;

export function Page() {
  return (
    <>
      <PageHero title={blogs.heading} lead={blogs.subtitle} />
      {featured && (
        <section className="section" aria-labelledby="featured-title">
          <div className="wrap">
            <h2 className="blog-title" id="featured-title">
              {blogs.featured}
            </h2>
            <BlogArticle post={featured} isFeatured />
          </div>
        </section>
      )}
      <section className="section section--sunken" aria-labelledby="recent-title">
        <div className="wrap">
          <h2 className="blog-title" id="recent-title">
            {blogs.recent}
          </h2>
          <RevealList
            className="blog-grid"
            items={others.map((post) => ({ key: post.id, content: <BlogArticle post={post} /> }))}
            first={BLOG.recent}
            step={BLOG.recent}
            moreLabel={blogs.loadMore}
            noneLabel={blogs.noneLeft}
          />
        </div>
      </section>
    </>
  );
}

export function head(): Head {
  return {
    title: `${blogs.title} | ${company.name}`,
    description: blogs.description,
    canonical: BLOGS,
    structuredData: [blogData(posts)],
  };
}
