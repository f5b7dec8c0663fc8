import { renderToStaticMarkup } from 'react-dom/server';
import sansFont from '../styles/instrument-sans-basic.woff2?url';
import type { Head } from '../ui/page.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { linkPreview } from './link-preview.ts';
import type { PageAssets } from './page-assets.ts';

/** The parts of the document around the hydrated tree; nothing in them runs, so the policy needs no nonce. */
export function documentParts(options: {
  head: Head;
  origin: string;
  assets: PageAssets;
  /** What the browser hydrates from; undefined for a page that stays as the server sent it. */
  hydration: unknown;
}): { start: string; end: string } {
  const { head, origin, assets, hydration } = options;
  const markup = renderToStaticMarkup(<HeadTags head={head} origin={origin} assets={assets} />);
  const { structuredData = [] } = head;
  const own = typeof structuredData === 'function' ? structuredData((path) => origin + path) : structuredData;
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
      {linkPreview(head, canonical).map(
        ({ attribute, name, content }) =>
          content !== undefined && <meta key={name} {...{ [attribute]: name }} content={content} />,
      )}
      <meta name="theme-color" content="#FFFFFF" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0D1D18" media="(prefers-color-scheme: dark)" />
      <link rel="preload" as="font" type="font/woff2" href={sansFont} crossOrigin="" />
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
