import { type BlogPost, blogs } from '#content/blog/blog-posts.ts';
import { company } from '#content/company.ts';
import { publishDay } from './publish-day.ts';

/** The posts for search engines, https://schema.org/Blog. */
export function blogData(posts: readonly BlogPost[]): object {
  const publisher = { '@type': 'Organization', name: company.name, legalName: company.legalName };
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: blogs.heading,
    description: blogs.description,
    inLanguage: 'en-IN',
    publisher,
    blogPost: posts.map(({ title, excerpt, category, author, publishDate }) => ({
      '@type': 'BlogPosting',
      headline: title,
      articleBody: excerpt,
      articleSection: category,
      datePublished: publishDay(publishDate),
      author: { '@type': 'Organization', name: author.name },
      publisher,
    })),
  };
}
