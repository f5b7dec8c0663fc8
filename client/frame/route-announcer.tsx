import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { company } from '#content/company.ts';
import { ERROR_TITLE } from '../ui/form/use-error-title.ts';
import type { Head, PageModule } from '../ui/page.ts';
import { focusPage } from './page-focus.ts';

/** The current history entry; undefined on the first load. Outlives the layout, which errors remount. */
let shown: { key: string; pathname: string } | undefined;

/**
 * After a client navigation: moves the focus to the new page's heading, announces its title once, and updates
 * the document's head. That is outside the hydrated tree, so it is changed in place.
 */
export function RouteAnnouncer() {
  const { key, pathname } = useLocation();
  const match = useMatches().at(-1);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = shown;
    shown = { key, pathname };
    if (!before || before.key === key) return;
    const isNewPage = before.pathname !== pathname;
    const arrived = (head: Head) => {
      if (shown?.key !== key) return;
      writeHead(head);
      if (isNewPage) setAnnouncement(head.title);
      // Within a page, a form that was refused has marked the title.
      if (isNewPage || !document.title.startsWith(ERROR_TITLE)) document.title = head.title;
    };
    // A page whose code failed to load has no handle.
    const { head: headOf } = (match?.handle ?? {}) as Partial<Pick<PageModule, 'head'>>;
    const head = headOf?.({ data: match?.loaderData, params: match?.params ?? {} });
    if (head instanceof Promise) {
      if (isNewPage) document.title = 'Loading…';
      head.catch(() => ({ title: company.name, description: company.tagline })).then(arrived);
    } else if (head) arrived(head);
    // A link to the current page, such as one in the menu, leads to its top; a filter leaves the focus.
    const isInPage = document.querySelector('main')?.contains(document.activeElement);
    if (isNewPage || !isInPage) focusPage();
  }, [key, pathname, match]);

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announcement}
    </p>
  );
}

/** Replaces description, canonical address, robots and feeds by those of `head`. */
function writeHead(head: Head): void {
  const before = document.head.querySelectorAll(
    'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"]',
  );
  // The server's public origin may differ from the one it is reached at, and only the server knows it.
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.origin;
  for (const tag of before) tag.remove();
  const add = (tag: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties));

  add('meta', { name: 'description', content: head.description });
  if (head.canonical) add('link', { rel: 'canonical', href: new URL(head.canonical, known).href });
  if (!head.canonical || head.isNoindex) add('meta', { name: 'robots', content: 'noindex' });
  for (const { path, ...feed } of head.feeds ?? []) add('link', { rel: 'alternate', href: path, ...feed });
}
