import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { SiteData } from '#shared/site-data.ts';
import { compressed, contentMark, ENCODINGS, type Encoding, encodingFor, etagOf } from '../http/encodings.ts';
import type { ContentStore } from '../jobs/content-store.ts';
import { type Question, recorded, stillHolds } from './questions.ts';

/** A page as it is sent in one encoding: header names and values in turn, as `writeHead` takes them. */
type Variant = { etag: string; headers: string[]; notModified: string[]; bytes: Buffer };

type CachedPage = {
  status: number;
  variants: Record<Encoding, Variant>;
  /** What the page asked the content, and which version of the content was last seen to answer the same. */
  questions: Question[];
  version: number;
};

export type RenderedPage = { status: number; html: Buffer };

export type PageCache = {
  /** Answers a request for a page that is ready under exactly this address; false leaves it to the application. */
  answer(req: IncomingMessage, res: ServerResponse): boolean;
  /** The page of a canonical path, rendered once however many ask; `address` then leads to it without the application. */
  page(key: string, address: string): Promise<CachedPage>;
  send(page: CachedPage, req: IncomingMessage, res: ServerResponse): void;
  /** Renders pages that are not ready, one after the other. */
  fill(keys: readonly string[]): Promise<void>;
};

/** Bytes that all pages in all encodings may take. */
const MOST_BYTES = 48 * 1024 * 1024;
/** Characters of other addresses that lead to a page: in another case, or unknown ones of a family that falls back. */
const MOST_ADDRESSES = 500_000;
const LONGEST_ADDRESS = 200;
/** Pages that are renewed as soon as content changes; the others are when somebody asks for them. */
const RENEWED_AT_ONCE = 100;

/**
 * Finished pages by canonical path, for all visitors alike. A page is kept when it is complete (200, or the one
 * not-found page) and sent while the content would still answer its questions as it did: until a new one is ready.
 */
export function createPageCache(deps: {
  render: (key: string, siteData: SiteData) => Promise<RenderedPage>;
  content: ContentStore;
  headers: Readonly<Record<string, string>>;
}): PageCache {
  const { content } = deps;
  const pages = new LRUCache<string, CachedPage>({ maxSize: MOST_BYTES, sizeCalculation: sizeOf });
  const addresses = new LRUCache<string, string>({
    maxSize: MOST_ADDRESSES,
    maxEntrySize: LONGEST_ADDRESS,
    sizeCalculation: (_key, address) => address.length,
  });
  const underWay = new Map<string, Promise<CachedPage>>();

  content.onChange(async () => {
    for (const key of [...pages.keys()].slice(0, RENEWED_AT_ONCE)) await renew(key).catch(() => {});
  });

  async function current(key: string): Promise<CachedPage> {
    const known = pages.get(key);
    if (known && known.version === content.version) return known;
    return renew(key);
  }

  /** One at a time a page: whoever asks meanwhile waits for the same. */
  function renew(key: string): Promise<CachedPage> {
    const running = underWay.get(key);
    if (running) return running;
    const run = confirmOrRender(key).finally(() => underWay.delete(key));
    underWay.set(key, run);
    return run;
  }

  async function confirmOrRender(key: string): Promise<CachedPage> {
    const { version } = content;
    const known = pages.get(key);
    if (known && (await stillHolds(known.questions, content))) {
      known.version = version;
      return known;
    }
    const { siteData, questions } = recorded(content);
    const { status, html } = await deps.render(key, siteData);
    const isKept = status === 200 || key === NOT_FOUND;
    const variants = isKept ? await variantsOf(html, deps.headers) : sentOnce(html, deps.headers);
    const page: CachedPage = { status, questions, version, variants };
    if (isKept) pages.set(key, page);
    else pages.delete(key);
    return page;
  }

  function send(page: CachedPage, req: IncomingMessage, res: ServerResponse): void {
    const variant = page.variants[encodingFor(req)];
    if (page.status === 200 && matches(req.headers['if-none-match'], variant.etag)) {
      res.writeHead(304, variant.notModified).end();
      return;
    }
    res.writeHead(page.status, variant.headers);
    if (req.method === 'HEAD') res.end();
    else res.end(variant.bytes);
  }

  return {
    answer(req, res) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const address = req.url ?? '';
      // Most addresses are canonical, and no flood of odd ones can make those slower.
      const key = pages.has(address) ? address : (addresses.get(address) ?? '');
      const page = pages.get(key);
      if (!page || (page.version !== content.version && !underWay.has(key))) return false;
      send(page, req, res);
      return true;
    },
    async page(key, address) {
      const page = await current(key);
      if (pages.has(key) && key !== address) addresses.set(address, key);
      return page;
    },
    send,
    async fill(keys) {
      for (const key of keys) await current(key);
    },
  };
}

/** The key of the page for all addresses that have none. */
export const NOT_FOUND = 'not-found';

function sizeOf(page: CachedPage): number {
  return ENCODINGS.reduce((sum, encoding) => sum + page.variants[encoding].bytes.length, 1);
}

async function variantsOf(html: Buffer, headers: Readonly<Record<string, string>>) {
  const mark = contentMark(html);
  const variant = async (encoding: Encoding) =>
    variantOf({ encoding, bytes: await compressed(html, encoding), mark, headers });
  const [br, zstd, gzip, identity] = await Promise.all([
    variant('br'),
    variant('zstd'),
    variant('gzip'),
    variant('identity'),
  ]);
  return { br, zstd, gzip, identity };
}

/** For a page that is not kept, compressing would cost more than it saves. */
function sentOnce(html: Buffer, headers: Readonly<Record<string, string>>) {
  const plain = variantOf({ encoding: 'identity', bytes: html, mark: '', headers });
  return { br: plain, zstd: plain, gzip: plain, identity: plain };
}

/**
 * Browsers ask again each time, which a 304 answers; caches shared by many may answer for ten seconds, and a minute
 * longer while they ask.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';

function variantOf(options: {
  encoding: Encoding;
  bytes: Buffer;
  mark: string;
  headers: Readonly<Record<string, string>>;
}): Variant {
  const { encoding, bytes, mark, headers } = options;
  const etag = etagOf(mark, encoding);
  const kept = mark === '' ? { 'Cache-Control': 'no-cache' } : { 'Cache-Control': CACHE_CONTROL, ETag: etag };
  const always = { ...headers, ...kept, Vary: 'Accept-Encoding' };
  const content = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(bytes.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  return {
    etag,
    bytes,
    headers: Object.entries({ ...always, ...content }).flat(),
    notModified: Object.entries(always).flat(),
  };
}

/** If-None-Match (RFC 9110, 13.1.2): `*` or a list; a weak mark of the same tag matches too. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === etag || header.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
}
