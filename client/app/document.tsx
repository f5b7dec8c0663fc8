import { renderToStaticMarkup } from 'react-dom/server';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import { career } from '#content/careers/career-copy.ts';
import { company } from '#content/company.ts';
import { serviceLinks } from '#content/frame/navigation.ts';
import { BLOGS, CAREER, HOME, jobPath, PORTFOLIO, SOCIAL_CARD, socialCardPath } from '#shared/paths.ts';
import monoFont from '../styles/geist-mono-basic.woff2?url';
import sansFont from '../styles/instrument-sans-basic.woff2?url';
import { ERROR_TITLE } from '../ui/form/use-error-title.ts';
import type { Head } from '../ui/page.ts';
import type { PageAssets } from './page-assets.ts';

/** The document around the hydrated tree; none of its inline scripts run, so the CSP needs no nonce. */
export function documentParts(options: {
  head: Head;
  origin: string;
  assets: PageAssets;
  /** The data for hydration; undefined for a page that stays as the server sent it. */
  hydration: unknown;
}): { start: string; end: string } {
  const { head, origin, assets, hydration } = options;
  const markup = renderToStaticMarkup(<HeadTags head={head} origin={origin} assets={assets} />);
  const own = head.structuredData?.((path) => origin + path) ?? [];
  const structured = [...own, ...breadcrumbs(head, origin)]
    .map((data) => `<script type="application/ld+json">${inertJson(data)}</script>`)
    .join('');
  const isStatic = hydration === undefined;
  const data = isStatic
    ? ''
    : `<script type="application/json" id="hydration-data">${inertJson(hydration)}</script>`;
  return {
    start: `<!doctype html><html lang="en-IN"><head>${assets.devHead ?? ''}${markup}${structured}</head><body><div id="root"${isStatic ? '' : ' data-waiting'}>`,
    end: `</div>${data}</body></html>`,
  };
}

function HeadTags({ head, origin, assets }: { head: Head; origin: string; assets: PageAssets }) {
  const canonical = head.canonical === undefined ? undefined : origin + head.canonical;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {(!canonical || head.isNoindex) && <meta name="robots" content="noindex" />}
      {head.feeds?.map(({ type, title, path }) => (
        <link key={type} rel="alternate" type={type} title={title} href={path} />
      ))}
      <LinkPreview head={head} canonical={canonical} />
      <meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0D1D18" media="(prefers-color-scheme: dark)" />
      {[sansFont, ...(head.hasCode ? [monoFont] : [])].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {assets.start && (
        <script
          type="module"
          src={assets.start.src}
          integrity={assets.start.integrity}
          crossOrigin=""
          // Blocks rendering, since it decides what is hidden at first.
          blocking="render"
          data-modules={assets.modules.join(' ')}
        />
      )}
    </>
  );
}

/** JSON that cannot end its script element or start another, whatever a recruiter typed. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Parents in the breadcrumbs; the paths of their pages begin with `under`. */
const PARENTS = [
  ...[...serviceLinks, { name: 'Blogs', to: BLOGS }, { name: 'Portfolio', to: PORTFOLIO }].map(
    ({ name, to }) => ({ name, to, under: `${to}/` }),
  ),
  { name: career.title, to: CAREER, under: jobPath('') },
];

/**
 * Breadcrumbs for search engines (https://schema.org/BreadcrumbList), from the canonical address. Industries
 * have no parent but home.
 */
function breadcrumbs({ title, canonical }: Head, origin: string): WithContext<BreadcrumbList>[] {
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
const nameOf = (title: string) => title.replace(ERROR_TITLE, '').replace(` | ${company.name}`, '');

/**
 * Open Graph tags, which chats and social sites read when somebody shares the page (ogp.me). X reads them,
 * too; only the type of its card has a tag of its own. `canonical` is the page's absolute URL; a page without
 * one has no picture either.
 */
function LinkPreview({ head, canonical }: { head: Head; canonical: string | undefined }) {
  const card = head.canonical && canonical && new URL(socialCardPath(head.canonical), canonical).href;
  const { width, height } = SOCIAL_CARD;
  const properties = {
    site_name: company.name,
    type: 'website',
    title: head.title,
    description: head.description,
    url: canonical,
    ...(card && { image: card, 'image:width': width, 'image:height': height, 'image:alt': head.title }),
  };
  return (
    <>
      {Object.entries(properties).map(
        ([name, content]) =>
          content !== undefined && <meta key={name} property={`og:${name}`} content={String(content)} />,
      )}
      <meta name="twitter:card" content={card ? 'summary_large_image' : 'summary'} />
    </>
  );
}
