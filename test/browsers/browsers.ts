import { beforeAll, describe } from 'vitest';
import { serveSite } from '../support/site/site.ts';
import { hasFirefox, launchFirefox } from './drivers/firefox.ts';
import { hasWebKit, launchWebKit } from './drivers/webkit.ts';
import { Visitor } from './visitor.ts';

/** The browsers of the journeys, and the packages of Debian that they come from. */
const BROWSERS = [
  { name: 'Firefox', isInstalled: hasFirefox, launch: launchFirefox, from: 'firefox-esr' },
  { name: 'WebKit', isInstalled: hasWebKit, launch: launchWebKit, from: 'webkit2gtk-driver and xvfb' },
];

/** Declares the same tests for each browser, with a site and a window for all of them; skips what is not installed. */
export function inEachBrowser(what: string, declare: (visitor: Visitor) => void): void {
  for (const { name, isInstalled, launch, from } of BROWSERS) {
    describe.skipIf(!isInstalled)(`${name} (${from}): ${what}`, () => {
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
}
