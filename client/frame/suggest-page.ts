import { otherWords } from '#content/frame/not-found-copy.ts';
import { CANONICAL_PAGES } from '#content/pages.ts';
import { editDistance } from '#shared/edit-distance.ts';

/** The share of the longer word's letters that may differ. */
const TOLERANCE = 0.34;
/** Names have at least this many letters; a path longer than any name is not compared. */
const LENGTH = { least: 3, most: 60 };

/** The page named almost like the last part of a path: `/prodcuts`, `/about-us`, `/solutions/banking`. */
export function suggestPage(path: string): string | undefined {
  const asked = lastPart(path);
  if (asked.length < LENGTH.least || asked.length > LENGTH.most) return undefined;
  const named = [
    ...CANONICAL_PAGES.map((page) => [lastPart(page), page] as const),
    ...Object.entries(otherWords),
  ];
  const [best] = named
    .map(([name, page]) => ({ page, difference: differenceOf(asked, name) }))
    .sort((one, other) => one.difference - other.difference);
  return best && best.difference <= TOLERANCE ? best.page : undefined;
}

function lastPart(path: string): string {
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return parts.at(-1) ?? '';
}

/** From 0 (the same, or with another word appended) to 1 (nothing in common). */
function differenceOf(one: string, other: string): number {
  if (!other) return 1;
  if (`${one}-`.startsWith(`${other}-`) || `${other}-`.startsWith(`${one}-`)) return 0;
  return editDistance(one, other) / Math.max(one.length, other.length);
}
