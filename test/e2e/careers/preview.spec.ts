// behaviour: Q18
import { expect, it } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';

const browser = useBrowser();
const DRAFT = 'devops-engineer';

it('The preview of a draft comes back by Back, Forward and reloading, also before the scripts of the page have come', async () => {
  const key = browser.site.previewKeyOf(DRAFT);
  const page = await browser.look(`/careers/${DRAFT}?preview=${key}`);
  const title = page.getByRole('heading', { level: 1, name: 'DevOps Engineer' });
  await title.waitFor();
  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await page.getByRole('heading', { name: 'Open jobs' }).waitFor();
  await page.goBack();
  await title.waitFor();
  await page.reload();
  await title.waitFor();
  expect(new URL(page.url()).searchParams.get('preview')).toBe(key);
  expect(await page.title()).toContain('DevOps Engineer');

  await page.getByRole('link', { name: 'Back to Careers' }).click();
  await page.getByRole('heading', { name: 'Open jobs' }).waitFor();
  const come = await holdAnswers(page, '/assets/entry-client-*.js');
  await page.goBack();
  await page.locator('#root[data-waiting]').waitFor({ state: 'attached' });
  await title.waitFor();
  await page.evaluate(() => history.forward());
  await come();
  await page.getByRole('heading', { name: 'Open jobs' }).waitFor();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/career');
  await page.goBack();
  await title.waitFor();
});
