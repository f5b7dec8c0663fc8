// behaviour: C1
import { expect, it } from 'vitest';
import { about } from '#content/company/about-copy.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { hasTheFocus } from '../../support/browser/eventually.ts';

const browser = useBrowser();

it('About opens the pictures of office activities and closes them', async () => {
  const page = await browser.look('/about', { reducedMotion: 'reduce' });
  const name = 'Pictures of office activities';
  const picture = page.getByRole('list', { name }).getByRole('link').nth(1);
  await picture.click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  expect(await dialog.locator('figcaption').innerText()).toBe(about.gallery.pictures[1]?.caption);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasTheFocus(picture);
});
