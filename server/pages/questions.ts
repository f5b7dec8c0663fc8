import type { SiteData } from '#shared/site-data.ts';

/** Something a page asked while it was rendered, and the answer that is in its HTML. */
export type Question = { ask: (data: SiteData) => Promise<unknown>; answer: unknown };

/** The same data, keeping account of what is asked of it. */
export function recorded(data: SiteData): { siteData: SiteData; questions: Question[] } {
  const questions: Question[] = [];
  async function record<T>(ask: (data: SiteData) => Promise<T>): Promise<T> {
    const answer = await ask(data);
    questions.push({ ask, answer });
    return answer;
  }
  const siteData: SiteData = {
    testimonials: () => record((from) => from.testimonials()),
    jobs: () => record((from) => from.jobs()),
    job: (id) => record((from) => from.job(id)),
  };
  return { siteData, questions };
}

/** Whether `data` answers every question as before. Stores give the same objects until their file changes. */
export async function stillHolds(questions: Question[], data: SiteData): Promise<boolean> {
  for (const { ask, answer } of questions) {
    if (!isSame(await ask(data), answer)) return false;
  }
  return true;
}

/** Equal one level down: the same entries of a list, or the same values of an object. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const entries = Object.entries(a);
  const other = b as Record<string, unknown>;
  return (
    entries.length === Object.keys(other).length && entries.every(([key, value]) => other[key] === value)
  );
}
