import {
  APP_TYPES,
  appTypeOf,
  DIGITAL_TYPES,
  digitalTypeOf,
  INDUSTRIES,
  industryOf,
  isJobId,
  ROOT_DIGITAL_TYPES,
  WEB_TYPES,
  webTypeOf,
} from './slugs.ts';

/** The canonical parameter of all ids that no job can have. */
export const NO_JOB = '-';

type PageDefinition = {
  /** Also the name of the page's file in `client/`: `<id>-page.tsx`. */
  id: string;
  /** Address pattern with at most one `:parameter`, its last segment. */
  path: string;
  /**
   * Its values, and the canonical value of any given one. Without `canonical`, other values are not found.
   */
  parameter?: { values: readonly string[]; canonical?: (given: string) => string };
  /** Further addresses of the page, each for one value of the parameter. */
  aliases?: readonly string[];
  /** The form that the page accepts by POST, for browsers without JavaScript. */
  form?: 'contact' | 'application';
  /**
   * `lastmod` in the sitemap: the day on which its copy or pictures last changed. Maintained by hand: search engines
   * ignore a date that changes with every build.
   */
  changed?: `${number}-${number}-${number}`;
  /** Whether link previews show a picture of its own, made by `npm run social`; otherwise they show the home page's. */
  hasSocialCard?: true;
};

/**
 * The one table of pages, in the order of the site. Routes, canonical addresses, the server's form routes, sitemap,
 * social cards and tests are derived from it; code and copy take addresses from `paths.ts`.
 */
export const PAGES = [
  { id: 'home', path: '/', changed: '2026-11-26', hasSocialCard: true },
  { id: 'products', path: '/products', changed: '2026-11-26', hasSocialCard: true },
  { id: 'about', path: '/about', changed: '2026-11-27', hasSocialCard: true },
  { id: 'career', path: '/career', changed: '2026-11-22', hasSocialCard: true },
  {
    id: 'job',
    path: '/careers/:id',
    // A job's id is the name of its file and case-sensitive; ids that no job can have share one page.
    parameter: { values: [], canonical: (id) => (isJobId(id) ? id : NO_JOB) },
    form: 'application',
    hasSocialCard: true,
  },
  { id: 'leadership', path: '/leadership', changed: '2026-11-27', hasSocialCard: true },
  { id: 'clients', path: '/clients', changed: '2026-11-23', hasSocialCard: true },
  { id: 'culture', path: '/culture', changed: '2026-11-27', hasSocialCard: true },
  { id: 'portfolio', path: '/portfolio', form: 'contact', changed: '2026-11-27', hasSocialCard: true },
  // Where `values` is empty and there is no `canonical`, the slugs come from content, by `pagesWith`.
  { id: 'case', path: '/portfolio/:slug', parameter: { values: [] }, changed: '2026-11-27' },
  {
    id: 'industry',
    path: '/industries/:industry',
    parameter: { values: INDUSTRIES, canonical: industryOf },
    changed: '2026-11-27',
    hasSocialCard: true,
  },
  { id: 'web-development', path: '/web-development', changed: '2026-11-23', hasSocialCard: true },
  {
    id: 'web-type',
    path: '/web-development/:type',
    parameter: { values: WEB_TYPES, canonical: webTypeOf },
    changed: '2026-11-23',
    hasSocialCard: true,
  },
  { id: 'mobile-apps', path: '/mobile-app-development', changed: '2026-11-26', hasSocialCard: true },
  {
    id: 'app-type',
    path: '/mobile-app-development/:appType',
    parameter: { values: APP_TYPES, canonical: appTypeOf },
    changed: '2026-11-23',
    hasSocialCard: true,
  },
  { id: 'digital-evolution', path: '/digital-evolution', changed: '2026-11-26', hasSocialCard: true },
  {
    id: 'digital-type',
    path: '/digital-evolution/:digitalType',
    parameter: { values: DIGITAL_TYPES, canonical: digitalTypeOf },
    aliases: ROOT_DIGITAL_TYPES.map((type) => `/${type}`),
    changed: '2026-11-27',
    hasSocialCard: true,
  },
  { id: 'contact', path: '/contact-us', form: 'contact', changed: '2026-11-26', hasSocialCard: true },
  { id: 'blogs', path: '/blogs', changed: '2026-11-23', hasSocialCard: true },
  { id: 'article', path: '/blogs/:slug', parameter: { values: [] } },
  { id: 'privacy', path: '/privacy', changed: '2026-11-27' },
  { id: 'api-docs', path: '/api/docs', changed: '2026-11-26' },
] as const satisfies readonly PageDefinition[];

export type PageId = (typeof PAGES)[number]['id'];

type Pages = readonly (PageDefinition & { id: PageId })[];
const definitions: Pages = PAGES;

/** The address of a page; `value` replaces its parameter, if it has one. */
export function pathOf(id: PageId, value = ''): string {
  const pattern = definitions.find((page) => page.id === id)?.path ?? '';
  return pattern.replace(/:\w+$/, () => value);
}

/** Address patterns of the pages that take `form`. */
export const formPaths = (form: NonNullable<PageDefinition['form']>): string[] =>
  definitions.filter((page) => page.form === form).map((page) => page.path);

/** All pages: those of the table, with the values of parameters that are content. */
export const pagesWith = (slugs: Partial<Record<PageId, readonly string[]>>): Pages =>
  definitions.map((page) => {
    const values = slugs[page.id];
    return values ? { ...page, parameter: { values } } : page;
  });

/**
 * The page at `path`, and the one address that its content has (no query, no trailing slash); undefined if
 * there is none. Two paths with the same canonical path show the same page, whatever their spelling.
 */
export function pageIn(pages: Pages, path: string): { page: PageDefinition; canonical: string } | undefined {
  for (const page of pages) {
    const canonical = canonicalOn(page, path);
    if (canonical !== undefined) return { page, canonical };
  }
  return undefined;
}

/** Route patterns of a page: one for each value where only listed values exist. */
export function patternsIn(pages: Pages, id: PageId): string[] {
  const page = pages.find((one) => one.id === id);
  if (!page) return [];
  const { path, parameter, aliases = [] } = page;
  const isOpen = !parameter || parameter.canonical;
  return isOpen ? [path, ...aliases] : parameter.values.map((value) => pathOf(id, value));
}

/** The canonical paths of all pages except jobs, whose ids the table does not know. */
export const canonicalPathsIn = (pages: Pages): string[] =>
  pages.flatMap(({ id, parameter }) => (parameter?.values ?? ['']).map((value) => pathOf(id, value)));

function canonicalOn(
  { path: pattern, parameter, aliases }: PageDefinition,
  path: string,
): string | undefined {
  const lower = path.toLowerCase();
  if (!parameter) return lower === pattern ? pattern : undefined;
  const base = pattern.slice(0, pattern.indexOf(':'));
  const given = aliases?.includes(lower) ? lower.slice(1) : path.slice(base.length);
  const isHere = aliases?.includes(lower) || lower.startsWith(base);
  if (!isHere || given === '' || given.includes('/')) return undefined;
  const { values, canonical } = parameter;
  const value = canonical ? canonical(given) : values.find((known) => known === given.toLowerCase());
  return value === undefined ? undefined : base + value;
}
