import request from 'supertest';
import { afterAll, beforeAll, vi } from 'vitest';
import { type HtmlElement, parseHtml } from './html.ts';
import { TODAY } from './routes.ts';
import { openSite, type Site } from './site.ts';

export const ORIGIN = 'https://www.tamra.example';

export type ServedPage = { status: number; html: string; document: HtmlElement; main: HtmlElement };

/** Pages as the server sends them, each read once for all files of this process: the sites have the same content. */
const read = new Map<string, Promise<ServedPage>>();

/** The site for all tests of a file, and its pages. */
export function useServedPages() {
  let site: Site;
  // Rendering every page takes a while on a machine that has much else to do.
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
  beforeAll(async () => {
    site = await openSite({ origin: ORIGIN, clock: TODAY });
  });
  afterAll(() => site?.close());

  return {
    get site() {
      return site;
    },
    page(address: string): Promise<ServedPage> {
      const known = read.get(address) ?? request(site.app).get(address).then(servedPage);
      read.set(address, known);
      return known;
    },
    async main(address: string): Promise<HtmlElement> {
      return (await this.page(address)).main;
    },
  };
}

/** @throws when the answer's HTML has a fault. */
export function servedPage({ status, text }: { status: number; text: string }): ServedPage {
  const document = parseHtml(text);
  return { status, html: text, document, main: document.one('main') };
}
