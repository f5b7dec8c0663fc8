import type { BreadcrumbList, WithContext } from 'schema-dts';
import { career } from '#content/careers/career-copy.ts';
import { company } from '#content/company.ts';
import { serviceLinks } from '#content/frame/navigation.ts';
import { BLOGS, CAREER, HOME, jobPath, PORTFOLIO } from '#shared/paths.ts';
import type { Head } from '../ui/page.ts';

/** Pages with others below them, which begin with `under`. */
const PARENTS = [
  ...[...serviceLinks, { name: 'Blogs', to: BLOGS }, { name: 'Portfolio', to: PORTFOLIO }].map(
    ({ name, to }) => ({ name, to, under: `${to}/` }),
  ),
  { name: career.title, to: CAREER, under: jobPath('') },
];

/**
 * Where a page stands in the site, for search engines: https://schema.org/BreadcrumbList, by its canonical address.
 * Industries have no page above them but home.
 */
export function breadcrumbs({ title, canonical }: Head, origin: string): WithContext<BreadcrumbList>[] {
  if (!canonical || canonical === HOME) return [];
  const above = PARENTS.filter(({ under }) => canonical.startsWith(under));
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
const nameOf = (title: string) => title.replace(` | ${company.name}`, '');
