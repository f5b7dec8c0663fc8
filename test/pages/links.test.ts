// behaviour: G1 G2 N3 V3
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import type { HtmlElement } from '../support/site/html.ts';
import { CLOSED_JOB, everyPage, OPEN_JOB } from '../support/site/routes.ts';
import { ORIGIN, useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();

/** An address that a page names, resolved against the page's own. */
type Reference = { page: string; element: HtmlElement; written: string; url: URL };
const references: Reference[] = [];

/** Every address in an element's attributes, as it is written. */
function addressesIn(element: HtmlElement): string[] {
  const names = ['href', 'src', 'action', 'formaction', 'poster', 'xlink:href'];
  const isSocialTag = /^og:(?:image|url)$/.test(element.get('property') ?? element.get('name') ?? '');
  const single = [...names, ...(isSocialTag ? ['content'] : [])].flatMap((name) => element.get(name) ?? []);
  const candidates = element.get('srcset')?.split(',') ?? [];
  return [...single, ...candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')];
}

beforeAll(async () => {
  const pages = [
    ...(await everyPage(served.site)),
    '/nowhere',
    CLOSED_JOB,
    `${OPEN_JOB}?apply`,
    '/clients?rating=4',
    '/portfolio?category=education',
  ];
  for (const page of pages) {
    const { document } = await served.page(page);
    for (const element of document.descendants) {
      for (const written of addressesIn(element)) {
        references.push({ page, element, written, url: new URL(written, ORIGIN + page) });
      }
    }
  }
});

const isInternal = ({ url }: Reference) => url.origin === ORIGIN;
const isOnWeb = ({ url }: Reference) => url.protocol === 'https:' || url.protocol === 'http:';
const isLink = ({ element }: Reference) => element.tag === 'a';
/** Not of those that lead to a place on the same page. */
const isLinkToPage = (reference: Reference) => isLink(reference) && !reference.written.startsWith('#');

/** The addresses of `from` without their fragments, each once, with the first page that names it. */
function targets(from: readonly Reference[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { page, url } of from) {
    const address = url.pathname + url.search;
    if (!found.has(address)) found.set(address, page);
  }
  return found;
}

describe('Links between our pages', () => {
  it('lead to pages that are there, without a redirect', async () => {
    const links = targets(references.filter((reference) => isInternal(reference) && isLinkToPage(reference)));
    expect(links.size).toBeGreaterThan(40);
    for (const [address, page] of links) {
      const { status } = await request(served.site.app).get(address);
      expect(status, `${address}, linked from ${page}`).toBe(200);
    }
  });

  it('leave no page that only the address bar leads to', async () => {
    const linked = new Set(
      [...targets(references.filter(isLinkToPage)).keys()].map((address) => address.toLowerCase()),
    );
    for (const path of await everyPage(served.site)) expect(linked).toContain(path);
  });

  it('name anchors that exist on the page they lead to', async () => {
    const withAnchor = references.filter(
      (reference) =>
        isInternal(reference) && ['a', 'form'].includes(reference.element.tag) && reference.url.hash,
    );
    expect(withAnchor.length).toBeGreaterThan(0);
    for (const { page, element, url } of withAnchor) {
      if (url.hash === '#top') continue; // the top of any page: HTML, 7.4.6.4
      // What a form is answered with is its own page again.
      const { document } = await served.page(element.tag === 'form' ? page : url.pathname + url.search);
      expect(
        document.all(`[id="${decodeURIComponent(url.hash.slice(1))}"]`),
        `${url.href} in ${page}`,
      ).toHaveLength(1);
    }
  });

  it('are written with the canonical spelling of the specification', () => {
    const linked = [...targets(references.filter(isLinkToPage)).keys()];
    const industries = linked.flatMap((address) => /^\/industries\/(.*)/.exec(address)?.[1] ?? []);
    expect(industries.sort()).toEqual(['automotive', 'banking', 'education', 'healthCare', 'transportation']);
  });

  it('post forms to the page they stand on', () => {
    const forms = references.filter(
      ({ element }) => element.tag === 'form' && element.get('method') === 'post',
    );
    expect(forms.length).toBeGreaterThan(2);
    for (const { page, url } of forms) expect(url.pathname).toBe(page.split('?')[0]);
  });
});

describe('Files that our pages name', () => {
  const files = () =>
    references.filter(
      (reference) => isInternal(reference) && !isLink(reference) && reference.element.tag !== 'form',
    );

  it('are all served, under a type that fits', async () => {
    const types: Record<string, RegExp> = {
      js: /^text\/javascript/,
      css: /^text\/css/,
      svg: /^image\/svg\+xml/,
      avif: /^image\/avif/,
      webp: /^image\/webp/,
      jpg: /^image\/jpeg/,
      png: /^image\/png/,
      ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)/,
      woff2: /^font\/woff2/,
      webmanifest: /^application\/manifest\+json/,
      xml: /^application\/atom\+xml/,
      json: /^application\/feed\+json/,
    };
    const addresses = targets(files());
    expect(addresses.size).toBeGreaterThan(200);
    for (const [address, page] of addresses) {
      const { status, headers } = await request(served.site.app).head(address);
      expect(status, `${address}, named by ${page}`).toBe(200);
      const wanted = types[/\.(\w+)$/.exec(address)?.[1] ?? ''] ?? /^text\/html/;
      expect(headers['content-type'], address).toMatch(wanted);
    }
  });

  it('have the symbols of their sprite that pages use', async () => {
    const uses = references.filter(({ element }) => element.tag === 'use');
    expect(uses.length).toBeGreaterThan(0);
    const known = new Map<string, Set<string>>();
    for (const { page, url } of uses) {
      const ids = known.get(url.pathname) ?? idsIn(await fileText(url.pathname));
      known.set(url.pathname, ids);
      expect(ids.has(url.hash.slice(1)), `${url.hash} of ${url.pathname}, used by ${page}`).toBe(true);
    }
  });

  it('and those that their styles and the manifest name are served as well', async () => {
    const styles = references
      .filter(({ element }) => element.get('rel') === 'stylesheet')
      .map(({ url }) => url.pathname);
    const named = new Map<string, string>();
    for (const style of new Set(styles)) {
      for (const [, address = ''] of (await fileText(style)).matchAll(/url\(\s*["']?([^"')]+)/g)) {
        named.set(new URL(address, ORIGIN + style).href, style);
      }
    }
    const manifest = JSON.parse(await fileText('/site.webmanifest')) as {
      icons: { src: string }[];
      start_url: string;
    };
    expect(manifest.icons.length).toBeGreaterThan(0);
    for (const address of [manifest.start_url, ...manifest.icons.map(({ src }) => src)]) {
      named.set(new URL(address, ORIGIN).href, 'the manifest');
    }
    for (const [address, by] of named) {
      const { origin, pathname } = new URL(address);
      expect(origin, `${address}, named by ${by}`).toBe(ORIGIN);
      const { status } = await request(served.site.app).head(pathname);
      expect(status, `${address}, named by ${by}`).toBe(200);
    }
  });
});

describe('Addresses elsewhere', () => {
  it('are those of the company’s file, and only links name them', () => {
    const known = new Set<string>([
      company.learningUrl,
      ...company.social.map(({ href }) => href),
      ...company.reviewWidgets.map(({ fallbackUrl }) => fallbackUrl),
    ]);
    const elsewhere = references.filter((reference) => isOnWeb(reference) && !isInternal(reference));
    expect(new Set(elsewhere.map(({ url }) => url.href)).size).toBeGreaterThan(0);
    for (const { page, element, url } of elsewhere) {
      expect(element.tag, `${url.href} in ${page}`).toBe('a');
      expect(known, page).toContain(url.href);
    }
  });

  it('are given no hold on our window where they open in another', () => {
    const opening = references.filter(({ element }) => element.get('target') === '_blank');
    for (const { element } of opening) expect(element.get('rel')?.split(/\s+/)).toContain('noopener');
  });

  it('otherwise are telephone numbers and mail boxes of the company', () => {
    const known = [
      ...company.phones.map(({ href }): string => href),
      ...[company.email, company.infoEmail, company.careersEmail, company.privacy.email].map(
        (box) => `mailto:${box}`,
      ),
    ];
    for (const { page, url } of references.filter((reference) => !isOnWeb(reference))) {
      expect(known, `${url.href} in ${page}`).toContain(url.href.split('?')[0]);
    }
  });

  it('cannot belong to anybody: sample domains only', () => {
    for (const { url } of references.filter((reference) => isOnWeb(reference)))
      expect(url.hostname).toMatch(/\.example$/);
  });
});

async function fileText(path: string): Promise<string> {
  const { body, text } = await request(served.site.app).get(path).buffer(true).expect(200);
  return text ?? String(body);
}

const idsIn = (svg: string) => new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
