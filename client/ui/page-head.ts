import { company } from '#content/company.ts';
import type { Head } from './page.ts';

/** The head of a page, whose title ends with the company's name. Without `canonical` it is not to be indexed. */
export function pageHead(
  { title, description }: Pick<Head, 'title' | 'description'>,
  canonical?: string,
): Head {
  return {
    title: `${title} | ${company.name}`,
    description,
    ...(canonical !== undefined && { canonical }),
  };
}
