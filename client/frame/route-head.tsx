import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { company } from '#content/company.ts';
import type { Head, HeadArgs } from '../ui/page.ts';

type WithHead = { head: (args: HeadArgs<unknown>) => Head | Promise<Head> };

/** What the document's head describes: the server wrote it for the first load, whose key is remembered here. */
let written: { key: string; path: string } | undefined;

/**
 * Keeps the document's head in step with the page. The server writes it outside the hydrated tree, so it is changed in
 * place. `onTitle` is called with the title of each new page, once it is known.
 */
export function RouteHead({ onTitle }: { onTitle: (title: string) => void }) {
  const { key, pathname } = useLocation();
  const match = useMatches().findLast(({ handle }) => hasHead(handle));

  useEffect(() => {
    const before = written;
    written = { key, path: pathname };
    if (!before || before.key === key || !match || !hasHead(match.handle)) return;
    const head = match.handle.head({ data: match.loaderData, params: match.params });
    const isNewPage = before.path !== pathname;
    if (!(head instanceof Promise)) {
      writeHead(head);
      if (isNewPage) onTitle(head.title);
      return;
    }
    if (isNewPage) document.title = 'Loading…';
    head
      .catch(() => ({ title: company.name, description: company.tagline }))
      .then((arrived) => {
        if (written?.key !== key) return;
        writeHead(arrived);
        if (isNewPage) onTitle(arrived.title);
      });
  }, [key, pathname, match, onTitle]);

  return null;
}

function hasHead(handle: unknown): handle is WithHead {
  return typeof (handle as Partial<WithHead> | undefined)?.head === 'function';
}

/** Changes title, description, canonical address, robots and feeds to those of `head`. */
function writeHead(head: Head): void {
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The address the server is reached at may differ from the one it calls its own, which only it knows.
  const canonical = head.canonical && new URL(head.canonical, known?.href ?? location.origin).href;

  document.title = head.title;
  writeTag('meta', 'name', 'description', 'content', head.description);
  writeTag('link', 'rel', 'canonical', 'href', canonical);
  writeTag('meta', 'name', 'robots', 'content', canonical && !head.isNoindex ? undefined : 'noindex');
  writeFeeds(head.feeds ?? []);
}

function writeFeeds(feeds: NonNullable<Head['feeds']>): void {
  for (const link of document.head.querySelectorAll('link[rel="alternate"]')) link.remove();
  for (const { path, ...feed } of feeds) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'alternate', href: path, ...feed }),
    );
  }
}

/** Makes, changes or, without a `value`, removes the one tag whose `attribute` is `name`. */
function writeTag(
  tag: string,
  attribute: string,
  name: string,
  holder: string,
  value: string | undefined,
): void {
  const found = document.head.querySelector(`${tag}[${attribute}="${name}"]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(attribute, name);
  element.setAttribute(holder, value);
}
