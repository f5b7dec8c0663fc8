import { disciplineOf, OTHER_DISCIPLINE } from '#content/careers/disciplines.ts';
import type { Job } from '#shared/entities.ts';
import { OPEN_APPLICATION } from '#shared/slugs.ts';
import { type OpeningsIndex, skillText, wordsIn } from './openings-index.ts';

const MOST_SIMILAR = 3;
/** A word that more than one in four openings has says nothing of what the work is. */
const COMMON = 1 / 4;
/** One discipline weighs more than any words in common, a word as much as the place. */
const SAME_DISCIPLINE = 100;

/** Puts the openings that are most like `gone` before the others, which stay in their order. */
export function similarFirst(
  gone: Job,
  matching: readonly number[],
  { openings, holding }: OpeningsIndex,
): { order: number[]; similar: number } {
  const inCommon = new Uint16Array(openings.length);
  for (const word of new Set(wordsIn(skillText(gone)))) {
    const places = holding.get(word) ?? [];
    if (places.length > Math.max(2, openings.length * COMMON)) continue;
    for (const at of places) inCommon[at] = (inCommon[at] ?? 0) + 1;
  }
  const discipline = disciplineOf(gone);
  const likeness = (at: number) => {
    const opening = openings[at];
    if (!opening || opening.job._id === OPEN_APPLICATION) return 0;
    const isSame = discipline !== OTHER_DISCIPLINE && opening.facets.department === discipline;
    const about = (isSame ? SAME_DISCIPLINE : 0) + (inCommon[at] ?? 0);
    // The place alone makes no opening similar: often it is the place of all.
    return about === 0 ? 0 : about + (opening.facets.place === gone.location ? 1 : 0);
  };
  const similar = matching
    .map((at) => ({ at, likeness: likeness(at) }))
    .filter((found) => found.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_SIMILAR)
    .map(({ at }) => at);
  const first = new Set(similar);
  return { order: [...similar, ...matching.filter((at) => !first.has(at))], similar: similar.length };
}
