// behaviour: V9
import { describe, expect, it } from 'vitest';
import { dataBlocks } from '../support/site/page-parts.ts';
import { PAGE_PATHS } from '../support/site/routes.ts';
import { ORIGIN, useServedPages } from '../support/site/served-pages.ts';
import { unknownTerms } from './vocabulary.ts';

const served = useServedPages();

type Block = Record<string, unknown>;
const blocksOf = async (path: string): Promise<Block[]> => dataBlocks((await served.page(path)).document);

type Crumb = { position: number; name: string; item: string };
async function trailOf(path: string): Promise<string[]> {
  const block = (await blocksOf(path)).find((one) => one['@type'] === 'BreadcrumbList');
  const crumbs = (block?.itemListElement ?? []) as Crumb[];
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, at) => at + 1));
  return crumbs.map(({ name, item }) => `${name} ${item.replace(ORIGIN, '')}`);
}

describe('what pages tell search engines', () => {
  it('is in the vocabulary of schema.org, on every page', async () => {
    const jobs = (await served.site.content.jobs()).map(({ _id }) => `/careers/${_id}`);
    for (const path of [...PAGE_PATHS, ...jobs]) {
      for (const block of await blocksOf(path)) {
        expect(block['@context'], path).toBe('https://schema.org');
        expect(unknownTerms(block), path).toEqual([]);
      }
    }
  });

  it('would not be, with a word that schema.org does not know', () => {
    const place = { '@type': 'Place', adress: 'Indore' };
    expect(unknownTerms({ '@type': 'JobPosting', title: 'x', jobLocation: place })).toEqual(['Place.adress']);
    expect(unknownTerms({ '@type': 'JobAdvert' })).toEqual(['JobAdvert']);
  });

  it.each([
    ['/web-development/nodejs-development', ['Web development', 'Node.js development']],
    ['/industries/healthCare', ['Healthcare']],
    ['/portfolio/loan-desk', ['Portfolio', 'Loan files decided in two working days']],
    ['/privacy', ['Privacy']],
  ])('says where %s stands', async (path, trail) => {
    const names = (await trailOf(path)).map((crumb) => crumb.replace(/ \/\S*$/, ''));
    expect(names).toEqual(['Home', ...trail]);
  });

  it('leads only to pages that are there, names the site by its address, and none but home is without its place', async () => {
    expect(await trailOf('/')).toEqual([]);
    expect(JSON.stringify(await blocksOf('/'))).toContain(`"url":"${ORIGIN}/"`);
    for (const path of PAGE_PATHS.filter((one) => one !== '/')) {
      const addresses = (await trailOf(path)).map((crumb) => crumb.split(' ').at(-1) ?? '');
      expect(addresses.at(-1)).toBe(path);
      for (const address of addresses) expect((await served.page(address)).status).toBe(200);
    }
  });
});
