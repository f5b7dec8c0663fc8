import { afterAll, beforeAll, describe } from 'vitest';
import { type SiteOptions, serveSite } from '../support/site.ts';
import { hasFirefox, launchFirefox } from './drivers/firefox.ts';
import { hasWebKit, launchWebKit } from './drivers/webkit.ts';
import { Visitor } from './visitor.ts';

const INSTALLED = [
  { name: 'Firefox', is: hasFirefox, launch: () => launchFirefox({ scripts: true }), from: 'firefox-esr' },
  { name: 'WebKit', is: hasWebKit, launch: launchWebKit, from: 'webkit2gtk-driver and xvfb' },
];

for (const { name, from } of INSTALLED.filter(({ is }) => !is)) {
  console.info(`${name}: not tried, Debian's ${from} is not installed.`);
}

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
