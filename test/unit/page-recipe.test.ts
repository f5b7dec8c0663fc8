// behaviour: N1
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '#content/pages.ts';
import { PAGES } from '#shared/pages.ts';
import type { Head, PageModule } from '../../client/ui/page.ts';

/** What is in no table: pages without an address of their own, and those that applicants are led to. */
const WITHOUT_ADDRESS = ['not-found', 'fault', 'application', 'erased'];

const files = import.meta.glob<PageModule>('../../client/*/**/*-page.tsx');
const idOf = (file: string) => /([\w-]+)-page\.tsx$/.exec(file)?.[1] ?? '';
const modules = new Map(Object.entries(files).map(([file, load]) => [idOf(file), load]));

/** What the page says of itself, without the data that only a request brings. */
async function headOf({ head, loader }: PageModule): Promise<Head | undefined> {
  return loader ? undefined : head({ data: undefined, params: {} });
}

describe('the table of pages and the files of pages', () => {
  it('name the same pages, each once', () => {
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
    const ids = [...PAGES.map(({ id }) => id), ...WITHOUT_ADDRESS];
    expect(Object.keys(files).map(idOf).sort()).toEqual(ids.sort());
  });

  it.each(PAGES)('$id: the file shows a page and says what it is', async ({ id, path, ...more }) => {
    const module = await modules.get(id)?.();
    expect(module).toMatchObject({ Page: expect.any(Function), head: expect.any(Function) });
    const head = module && (await headOf(module));
    if (!head || 'parameter' in more) return;
    expect(head).toMatchObject({ title: expect.stringMatching(/\S/), canonical: path });
    expect(head.description.length).toBeGreaterThan(50);
    expect(head.description.length).toBeLessThanOrEqual(160);
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
