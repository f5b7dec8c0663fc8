// behaviour: O8
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const browser = useBrowser();

it('what a browser keeps from loading is told to the site, which logs it', async () => {
  const page = await browser.look('/about', {
    expects: /Content Security Policy/,
    // Browsers report to a named endpoint by https alone; without one they report to the address in the policy.
    before: async (page) => {
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy']?.replace('report-to csp;', '') ?? '';
        await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
      });
    },
  });
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://other.example/pixel.png?who=me' }));
  });
  const { log } = browser.site;
  await expect
    .poll(() => log.filter(({ msg }) => String(msg).startsWith('a browser reports')))
    .toMatchObject([{ directive: 'img-src', blocked: 'https://other.example/pixel.png', page: 'about' }]);
});
