import { afterAll, beforeAll, describe } from 'vitest';
import { type SiteOptions, serveSite } from '../support/site/site.ts';
import { INSTALLED } from './drivers/installed.ts';
import { Visitor } from './visitor.ts';

/** Declares the same tests for each browser that is installed, with a site and a window for all of them. */
export function inEachBrowser(
  what: string,
  declare: (journey: { visitor: Visitor; site: Awaited<ReturnType<typeof serveSite>> }) => void,
  options: SiteOptions = {},
): void {
  describe.each(INSTALLED.filter(({ is }) => is))(`$name: ${what}`, ({ launch }) => {
    let visitor: Visitor;
    let site: Awaited<ReturnType<typeof serveSite>>;
    beforeAll(async () => {
      site = await serveSite(options);
      visitor = new Visitor(await launch(), site.origin);
    });
    afterAll(async () => {
      await visitor?.close();
      await site?.close();
    });
    declare({
      get visitor() {
        return visitor;
      },
      get site() {
        return site;
      },
    });
  });
}
