// behaviour: R24
import { expect, it } from 'vitest';
import { canonicalQuery } from '#shared/page-queries.ts';

it.each([
  ['career', '', ''],
  ['career', 'utm_source=x&gclid=1', ''],
  ['career', 'q=%20React%20%20Native%20&utm_source=x', '?q=react+native'],
  ['career', 'page=1&kind=intern&q=React', '?q=react&kind=intern'],
  ['career', 'q=a&q=b', ''],
  ['career', 'kind=any', ''],
  ['career', 'like=android-developer&page=2', '?page=2'],
  ['job', 'apply=yes&utm_source=x', '?apply'],
  ['job', 'preview=guess', ''],
  ['portfolio', 'category=healthcare&x=1', '?category=healthcare'],
  ['clients', 'rating=4', '?rating=4'],
  ['about', 'q=firmware', ''],
])('%s knows of ?%s what makes a page of its own: %s', (page, given, wanted) => {
  expect(canonicalQuery(page, new URLSearchParams(given))).toBe(wanted);
});
