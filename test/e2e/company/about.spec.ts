// behaviour: C1 X9
import { expect, it } from 'vitest';
import { about } from '#content/company/about-copy.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, hasTheFocus } from '../../support/browser/eventually.ts';

const browser = useBrowser();

it('About opens its pictures, which go round by keys and buttons or are chosen, and close in every way, the focus back on the picture', async () => {
  const page = await browser.look('/about', { reducedMotion: 'reduce' });
  const { label: name, pictures } = about.gallery;
  const links = page.getByRole('list', { name }).getByRole('link');
  const dialog = page.getByRole('dialog', { name });
  const shows = async (at: number) => {
    const words = `Picture ${at + 1} of ${pictures.length}: ${pictures[at]?.caption}`;
    await eventually(() => dialog.getByRole('status').textContent(), words);
  };
  const pressButton = (name: string) => () => dialog.getByRole('button', { name }).click();
  const press = (key: string) => () => page.keyboard.press(key);
  const last = pictures.length - 1;
  for (const [at, opens, close] of [
    [0, press('Enter'), press('Escape')],
    [1, press('Enter'), pressButton('Close pictures')],
    [0, () => links.first().click(), () => dialog.locator('p').click({ position: { x: 4, y: 4 } })],
  ] as const) {
    await links.nth(at).focus();
    const place = await page.evaluate(() => scrollY);
    await opens();
    await shows(at);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    for (const [go, next] of [
      [press('ArrowLeft'), at === 0 ? last : at - 1],
      [press('ArrowRight'), at],
      [pressButton('Next picture'), at + 1],
      [pressButton('Previous picture'), at],
    ] as const) {
      await go();
      await shows(next);
    }
    await dialog.getByRole('listitem').getByRole('button').nth(last).click();
    await shows(last);
    await dialog.getByRole('group').getByRole('img').nth(last).waitFor();
    await close();
    await dialog.waitFor({ state: 'detached' });
    await hasTheFocus(links.nth(at));
  }
});
