import { LRUCache } from 'lru-cache';
import type { FinishedAnswer } from '../http/finished-answer.ts';

type Make = () => Promise<FinishedAnswer>;

export type PageCache = {
  /** The page under `key` if it is finished. */
  finished(key: string): FinishedAnswer | undefined;
  /** The page under `key`; `make` is called once however many ask at the same time. */
  page(key: string, make: Make): Promise<FinishedAnswer>;
};

/** Size limit of the cache in bytes, over all pages and encodings. */
const MOST_BYTES = 48 * 1024 * 1024;

/**
 * Finished pages by canonical path, for all visitors alike. All of them are dropped once content has changed, and made
 * again when they are asked for: a page is never sent after the content it shows has changed.
 */
export function createPageCache(content: { readonly version: number }): PageCache {
  const pages = new LRUCache<string, FinishedAnswer, Make>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A waiting request gets a page that was dropped meanwhile; `page` then asks once more.
    ignoreFetchAbort: true,
  });
  let version = content.version;

  /** Asked each time, since an opening that closes by its date changes the version without a change of any file. */
  function dropIfChanged() {
    if (content.version === version) return;
    version = content.version;
    pages.clear();
  }

  async function page(key: string, make: Make): Promise<FinishedAnswer> {
    dropIfChanged();
    const asked = version;
    const found = await pages.fetch(key, { context: make });
    return found && asked === content.version ? found : page(key, make);
  }

  return {
    finished(key) {
      dropIfChanged();
      return pages.get(key);
    },
    page,
  };
}
