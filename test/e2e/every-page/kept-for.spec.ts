// behaviour: G6
// How long submissions are kept, read after going from page to page.
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const browser = useBrowser({ config: { retentionDays: 30 } });

it('every page says for how long once its scripts run, also where links within the site lead to it, and asks nobody for it', async () => {
  const page = await browser.look('/privacy');
  const read = () => page.getByRole('main').textContent();
  expect(await read()).toContain('30 days after they arrived');
  const asked: string[] = [];
  page.on('request', (request) => {
    const isOfThePage = request.frame() === page.mainFrame();
    if (isOfThePage && /^(?:fetch|xhr|document)$/.test(request.resourceType())) asked.push(request.url());
  });

  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect.poll(read).toContain('delete it after 30 days.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect.poll(read).toContain('30 days after they arrived');
  expect(asked).toEqual([]);
});
