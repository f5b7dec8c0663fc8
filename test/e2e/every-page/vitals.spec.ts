// behaviour: O9
import { expect, it } from 'vitest';
import { createMetrics } from '../../../server/http/metrics.ts';
import { useBrowser } from '../../support/browser/browser.ts';

const metrics = createMetrics();
const browser = useBrowser({ metrics });

const kept = async () => (await metrics.text()).match(/web_vitals_seconds_count\{.*\} \d+/g) ?? [];

it('one visit tells, when it ends, how fast its first page was', async () => {
  const page = await browser.look('/about');
  const comes = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/vitals-')),
    );
  await expect.poll(comes, { interval: 300 }).toBe(true);
  await page.getByRole('link', { name: 'Privacy' }).first().click();
  await page.waitForURL('**/privacy');
  await page.goto('about:blank');
  await expect.poll(kept).toContain('web_vitals_seconds_count{route="about",metric="TTFB"} 1');
  const pages = (await kept()).map((line) => /route="([\w-]+)"/.exec(line)?.[1]);
  expect(new Set(pages)).toEqual(new Set(['about']));
});

it('a visitor who asks not to be counted loads nothing for it and sends nothing', async () => {
  const page = await browser.visit('/clients', {
    before: async (one) => {
      await one.clock.install();
      await one.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
    },
  });
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.clock.fastForward(10_000);
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  expect(asked.filter((url) => url.includes('vitals'))).toEqual([]);
});
