// behaviour: N1
import { expect, it } from 'vitest';
import { PAGES } from '#shared/pages.ts';

/** What is in no table: pages without an address of their own, and those that applicants are led to. */
const WITHOUT_ADDRESS = ['not-found', 'fault', 'application', 'erased'];

const files = import.meta.glob('../../client/*/**/*-page.tsx');
const idOf = (file: string) => /([\w-]+)-page\.tsx$/.exec(file)?.[1] ?? '';

it('the table of pages and the files of pages name the same pages, each once', () => {
  expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  const ids = [...PAGES.map(({ id }) => id), ...WITHOUT_ADDRESS];
  expect(Object.keys(files).map(idOf).sort()).toEqual(ids.sort());
});
