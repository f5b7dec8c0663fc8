import { LRUCache } from 'lru-cache';
import type { FinishedAnswer } from './finished-answer.ts';

type Make = () => Promise<FinishedAnswer>;

/** Size limit of a cache in bytes, over all answers and encodings. */
const MOST_BYTES = 48 * 1024 * 1024;

/**
 * Finished answers, for all visitors alike. All of them are dropped once content has changed, and made again when they
 * are asked for: none is sent after the content it shows has changed.
 */
export function createAnswerCache(content: { readonly version: number }) {
  const answers = new LRUCache<string, FinishedAnswer, Make>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A waiting request gets an answer that was dropped meanwhile; `answer` then asks once more.
    ignoreFetchAbort: true,
  });
  let version = content.version;

  /** Asked each time, since an opening that closes by its date changes the version without a change of any file. */
  function dropIfChanged() {
    if (content.version === version) return;
    version = content.version;
    answers.clear();
  }

  /** The answer under `key`; `make` is called once however many ask at the same time. */
  async function answer(key: string, make: Make): Promise<FinishedAnswer> {
    dropIfChanged();
    const asked = version;
    const found = await answers.fetch(key, { context: make });
    return found && asked === content.version ? found : answer(key, make);
  }

  return {
    /** The answer under `key` if it is finished. */
    finished(key: string): FinishedAnswer | undefined {
      dropIfChanged();
      return answers.get(key);
    },
    answer,
  };
}
