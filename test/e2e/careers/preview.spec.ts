// behaviour: J42
import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const browser = useBrowser();
const DRAFT = 'devops-engineer';

it('The preview of a draft comes back by Back and Forward, and by reloading', async () => {
  const key = await browser.site.stores.previewKeys.keyOf(DRAFT);
  const page = await browser.visit(`/careers/${DRAFT}?preview=${key}`);
  const title = page.getByRole('heading', { level: 1, name: 'DevOps Engineer' });
  await title.waitFor();
  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await page.getByRole('heading', { name: 'Open jobs' }).waitFor();
  await page.goBack();
  await title.waitFor();
  await page.goForward();
  await page.getByRole('heading', { name: 'Open jobs' }).waitFor();
  await page.goBack();
  await title.waitFor();
  await page.reload();
  await title.waitFor();
  expect(new URL(page.url()).searchParams.get('preview')).toBe(key);
  expect(await page.title()).toContain('DevOps Engineer');
});
