import type { ContentLogEntry } from './content-notices.ts';

/** The text of a content file; `file` is relative to the content folder. */
type FileText = { file: string; text: string };

/** Where the last good text of each content file outlives the process, for all instances of the site together. */
export type KeptContent = {
  all(): Promise<FileText[]>;
  keep(files: readonly FileText[]): Promise<void>;
  forget(files: readonly string[]): Promise<void>;
};

/** Characters of all kept texts together: forty openings of the largest size, thousands of the usual one. */
const MOST_KEPT = 10 * 1024 * 1024;

/** Reads what is kept. A store that cannot be used is logged, and the site goes on without one. */
export async function openGoodVersions(kept: KeptContent | undefined, log: (entry: ContentLogEntry) => void) {
  const noted = new Map<string, string | undefined>();
  const texts = new Map<string, string>();
  let hasFailed = false;

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const result = await work();
      hasFailed = false;
      return result;
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      if (!hasFailed) {
        log({ level: 'warn', message: `last good versions of content cannot be kept or read: ${cause}` });
      }
      hasFailed = true;
      return undefined;
    }
  }

  for (const { file, text } of (await attempt(async () => kept?.all())) ?? []) texts.set(file, text);

  /** The noted texts that fit, and those that are gone. What does not fit is forgotten, or it would be out of date. */
  function changes() {
    let size = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
    const good: FileText[] = [];
    const gone: string[] = [];
    // In one order, or two instances could wait for each other's rows.
    for (const [file, text] of [...noted].sort(([a], [b]) => (a < b ? -1 : 1))) {
      size += (text?.length ?? 0) - (texts.get(file)?.length ?? 0);
      if (text !== undefined && size <= MOST_KEPT) good.push({ file, text });
      else gone.push(file);
    }
    return { good, gone };
  }

  /** Keeps what was noted, and forgets all but the files that are `there`, where those are known. Never rejects. */
  async function save(there?: ReadonlySet<string>): Promise<void> {
    for (const file of there ? texts.keys() : []) if (!there?.has(file)) noted.set(file, undefined);
    if (!kept || noted.size === 0) return;
    const { good, gone } = changes();
    const isSaved = await attempt(async () => {
      await kept.keep(good);
      await kept.forget(gone);
      return true;
    });
    if (!isSaved) return;
    noted.clear();
    for (const { file, text } of good) texts.set(file, text);
    for (const file of gone) texts.delete(file);
  }

  return {
    /** The kept text of a file that was broken before this process could read a good one. */
    lastGood: (file: string) => texts.get(file),
    /** Notes a good text; `save` keeps it. */
    note(file: string, text: string) {
      if (texts.get(file) === text) noted.delete(file);
      else noted.set(file, text);
    },
    remove: (file: string) => noted.set(file, undefined),
    save,
  };
}
