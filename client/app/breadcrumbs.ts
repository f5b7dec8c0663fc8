import type { BreadcrumbList, WithContext } from 'schema-dts';
import { serviceLinks } from '#content/frame/navigation.ts';
import { BLOGS, HOME, jobPath } from '#shared/paths.ts';
import type { Head } from '../ui/page.ts';

/** Of openings, the page says itself where it belongs. */
const OPENINGS = jobPath('');

/**
 * Where a page stands in the site, for search engines: https://schema.org/BreadcrumbList, by its canonical address. A
 * page below one of a service or of the blog names that too; industries have no page above them but home.
 */
export function breadcrumbs({ title, canonical }: Head, origin: string): WithContext<BreadcrumbList>[] {
  if (!canonical || canonical === HOME || canonical.startsWith(OPENINGS)) return [];
  const above = [...serviceLinks, { name: 'Blogs', to: BLOGS }].filter(({ to }) =>
    canonical.startsWith(`${to}/`),
  );
  const trail = [{ name: 'Home', to: HOME }, ...above, { name: nameOf(title), to: canonical }];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, to }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        item: origin + to,
      })),
    },
  ];
}

/** Titles end with the company's name, which every breadcrumb would repeat. */
const nameOf = (title: string) => title.split(' | ')[0] ?? title;
