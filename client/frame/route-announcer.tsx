import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { company } from '#content/company.ts';
import type { Head, PageModule } from '../ui/page.ts';
import { focusPage } from './page-focus.ts';

/** The entry on show. It outlives the frame, which is built anew after a fault, and is unknown on the first load. */
let shown: { key: string; pathname: string } | undefined;

/**
 * After a visit inside the site: the focus goes to the new page's heading, its title is announced once, and the
 * document's head is the page's. The server writes that outside the hydrated tree, so it is changed in place.
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
    };
    // A page whose code did not come has no handle.
    const { head: headOf } = (match?.handle ?? {}) as Partial<Pick<PageModule, 'head'>>;
    const head = headOf?.({ data: match?.loaderData, params: match?.params ?? {} });
    if (head instanceof Promise) {
      if (isNewPage) document.title = 'Loading…';
      head.catch(() => ({ title: company.name, description: company.tagline })).then(arrived);
    } else if (head) arrived(head);
    // A link to the page it is on, such as one of the menu's, leads to its top; a filter leads nowhere.
    const isInPage = document.querySelector('main')?.contains(document.activeElement);
    if (isNewPage || !isInPage) focusPage();
  }, [key, pathname, match]);

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announcement}
    </p>
  );
}

/** Puts title, description, canonical address, robots and feeds of `head` in place of those of the page before. */
function writeHead(head: Head): void {
  const before = document.head.querySelectorAll(
    'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"]',
  );
  // The address the server is reached at may differ from the one it calls its own, which only it knows.
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.origin;
  for (const tag of before) tag.remove();
  const add = (tag: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(tag), properties));

  document.title = head.title;
  add('meta', { name: 'description', content: head.description });
  if (head.canonical) add('link', { rel: 'canonical', href: new URL(head.canonical, known).href });
  if (!head.canonical || head.isNoindex) add('meta', { name: 'robots', content: 'noindex' });
  for (const { path, ...feed } of head.feeds ?? []) add('link', { rel: 'alternate', href: path, ...feed });
}
