import { beforeAll, describe } from 'vitest';
import { serveSite } from '../support/site/site.ts';
import { INSTALLED } from './drivers/installed.ts';
import { Visitor } from './visitor.ts';

/** Declares the same tests for each browser that is installed, with a site and a window for all of them. */
export function inEachBrowser(what: string, declare: (visitor: Visitor) => void): void {
  describe.each(INSTALLED.filter(({ is }) => is))(`$name: ${what}`, ({ launch }) => {
    const visitor = new Visitor();
    beforeAll(async () => {
      const [site, driver] = await Promise.all([serveSite(), launch()]);
      visitor.start(driver, site.origin);
      return async () => {
        await visitor.close();
        await site.close();
      };
    });
    declare(visitor);
  });
}
