import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, hasTheFocus } from './eventually.ts';
import { takenOver } from './moving.ts';

/**
 * Opens the pictures of a list one way after the other, walks through them and closes them in every way there is;
 * the focus comes back to the picture each time.
 */
export async function walkThroughPictures(
  page: Page,
  name: string,
  captions: readonly string[],
): Promise<void> {
  const list = page.getByRole('list', { name, exact: true });
  await takenOver(list);
  const links = list.getByRole('link');
  const dialog = page.getByRole('dialog', { name, exact: true });
  const caption = () => dialog.locator('figcaption').innerText();
  const status = () => dialog.getByRole('status').textContent();
  const last = captions.length - 1;
  const lastShown = (await links.count()) - 1;
  expect(lastShown).toBeGreaterThan(0);

  await links.nth(1).click();
  await dialog.waitFor();
  await eventually(caption, captions[1]);
  await expect.poll(status).toContain(`2 of ${captions.length}: ${captions[1]}`);
  await page.keyboard.press('ArrowLeft');
  await eventually(caption, captions[0]);
  await page.keyboard.press('ArrowLeft');
  await eventually(caption, captions[last]);
  await page.keyboard.press('ArrowRight');
  await eventually(caption, captions[0]);
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await eventually(caption, captions[1]);
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await eventually(caption, captions[0]);
  await dialog.locator('img').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await hasTheFocus(links.nth(1));

  await links.nth(lastShown).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await eventually(caption, captions[lastShown]);
  await dialog.getByRole('button', { name: 'Close pictures' }).click();
  await dialog.waitFor({ state: 'detached' });
  await hasTheFocus(links.nth(lastShown));

  await links.first().click();
  await dialog.waitFor();
  await page.mouse.click(3, 450);
  await dialog.waitFor({ state: 'detached' });
  await hasTheFocus(links.first());
}
