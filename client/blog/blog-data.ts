import { blogs } from '#content/blog/blog-copy.ts';
import type { BlogPost } from '#content/blog/blog-posts.ts';
import { company } from '#content/company.ts';
import { articlePath } from '#shared/paths.ts';
import { plainUrl } from '#shared/picture-source.ts';
import { publishDay } from '#shared/publish-day.ts';
import type { ToAbsolute } from '../ui/page.ts';

const publisher = { '@type': 'Organization', name: company.name, legalName: company.legalName };

/** Structured data of the posts: https://schema.org/Blog. */
export function blogData(posts: readonly BlogPost[], toAbsolute: ToAbsolute): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: blogs.heading,
    description: blogs.description,
    inLanguage: 'en-IN',
    publisher,
    blogPost: posts.map((post) => posting(post, toAbsolute)),
  };
}

/** Structured data of one article with its author and date: https://schema.org/BlogPosting. */
export const articleData = (post: BlogPost, description: string, toAbsolute: ToAbsolute): object => ({
  '@context': 'https://schema.org',
  ...posting(post, toAbsolute),
  description,
  mainEntityOfPage: toAbsolute(articlePath(post.id)),
  inLanguage: 'en-IN',
});

function posting({ id, title, excerpt, image, category, publishDate }: BlogPost, toAbsolute: ToAbsolute) {
  const day = publishDay(publishDate);
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: toAbsolute(articlePath(id)),
    image: toAbsolute(plainUrl(image)),
    abstract: excerpt,
    articleSection: category,
    datePublished: day,
    dateModified: day,
    author: publisher,
    publisher,
  };
}
