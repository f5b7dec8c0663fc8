// behaviour: N1
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '#content/pages.ts';
import { PAGES } from '#shared/pages.ts';

/** What is in no table: pages without an address of their own, and those that applicants are led to. */
const WITHOUT_ADDRESS = ['not-found', 'fault', 'application', 'erased'];

const files = import.meta.glob('../../client/*/**/*-page.tsx');
const idOf = (file: string) => /([\w-]+)-page\.tsx$/.exec(file)?.[1] ?? '';

describe('the table of pages and the files of pages', () => {
  it('name the same pages, each once', () => {
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
    const ids = [...PAGES.map(({ id }) => id), ...WITHOUT_ADDRESS];
    expect(Object.keys(files).map(idOf).sort()).toEqual(ids.sort());
  });
});

describe('links in copy', () => {
  const copy = import.meta.glob<Record<string, unknown>>('../../content/**/*.ts', { eager: true });

  it('lead to pages of the table', () => {
    const links = Object.entries(copy).flatMap(([file, module]) =>
      linksIn(module).map((to) => ({ file, to, page: canonicalPath(to.replace(/[?#].*$/, '')) })),
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ page }) => page === undefined)).toEqual([]);
  });
});

/** Every `to` and `route` of a module's copy. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    typeof inside === 'string' && (name === 'to' || name === 'route') ? [inside] : linksIn(inside),
  );
}
