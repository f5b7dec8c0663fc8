// behaviour: G3 X6 X7 X8 X9 X10
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowserAt } from '../../support/browser/browser.ts';
import { eventually, focused, hasTheFocus } from '../../support/browser/eventually.ts';
import { loadPictures, readToTheEnd } from '../../support/browser/whole-page.ts';
import { serveWorkbench } from './workbench.ts';

const browser = useBrowserAt(serveWorkbench);

describe('tabs', () => {
  it('open as the arrows reach them, wrap, and know Home and End; they are one stop of the Tab key', async () => {
    const page = await browser.look('/');
    const panel = page.getByRole('tabpanel');
    await page.getByRole('tab', { name: 'Support' }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'Products'],
      ['End', 'Security'],
      ['ArrowRight', 'Support'],
      ['ArrowLeft', 'Security'],
      ['Home', 'Support'],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(() => panel.getByRole('paragraph').allTextContents(), [`All about ${name}.`]);
      await eventually(() => focused(page), name);
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('tabpanel');
  });
});

describe('an accordion', () => {
  const summaryOf = (page: Page, habit: string) => page.locator('summary', { hasText: `Habit: ${habit}` });
  const open = (page: Page) => page.locator('details[open] summary').allTextContents();

  it('has one panel open at a time, and closes it on a second press, by keyboard too', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    const ship = summaryOf(page, 'ship');
    await ship.click();
    await eventually(() => open(page), ['Habit: ship']);
    await ship.press('Enter');
    await eventually(() => open(page), []);
    await page.keyboard.press(' ');
    await eventually(() => open(page), ['Habit: ship']);
    await hasTheFocus(ship);
  });

  it('leaves the pressed title where it is while a tall panel above it closes', async () => {
    const page = await browser.look('/');
    // What comes late above would move the title before it is pressed.
    await readToTheEnd(page);
    await loadPictures(page);
    const ship = summaryOf(page, 'ship');
    await ship.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = () => ship.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await ship.click();
    const panels = page.locator(':has(> details)');
    await eventually(() => panels.evaluate((all) => all.getAnimations({ subtree: true }).length), 0);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });

  it('keeps the focus when the panel that has it closes', async () => {
    const page = await browser.look('/');
    await page.getByRole('link', { name: 'More about prove' }).focus();
    await page
      .locator('details')
      .first()
      .evaluate((panel) => panel.setAttribute('open', ''));
    await hasTheFocus(summaryOf(page, 'prove'));
  });
});

describe('a cut text', () => {
  it('hides the rest altogether, says whose it is, and keeps the focus', async () => {
    const page = await browser.look('/');
    const more = page.getByRole('button', { name: 'Read More of the story' });
    const words = () =>
      more
        .or(page.getByRole('button', { name: 'Show Less of the story' }))
        .evaluate((button) => button.previousElementSibling?.textContent ?? '');
    const cut = await words();
    expect(cut.length).toBeLessThanOrEqual(83);
    expect(cut).toMatch(/^One line\. Another line .*\.\.\.$/);
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(words).toContain('One line.\nAnother');
    await eventually(() => page.evaluate(() => document.activeElement?.ariaExpanded), 'true');
    await page.keyboard.press('Enter');
    await eventually(words, cut);
  });
});

describe('a flip card', () => {
  it('turns by keyboard, by a click and by a mouse over it', async () => {
    const page = await browser.look('/');
    const button = page.getByRole('button', { name: 'About Kavita Rao' });
    const bio = page.getByText('Built the first driver.');
    await button.focus();
    await page.keyboard.press('Enter');
    await bio.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await bio.waitFor({ state: 'hidden' });
    await button.click();
    await eventually(() => button.getAttribute('aria-expanded'), 'true');
    await button.click();
    await eventually(() => button.getAttribute('aria-expanded'), 'false');
    await page.mouse.move(2, 2);
    await button.locator('..').hover();
    await bio.waitFor({ state: 'visible' });
  });
});

describe('the lightbox', () => {
  it('opens from a picture, goes round by keys and buttons, and closes in every way, the focus back on the picture', async () => {
    const page = await browser.look('/', { reducedMotion: 'reduce' });
    const links = page.getByRole('list', { name: 'Pictures of Diwali' }).getByRole('link');
    const dialog = page.getByRole('dialog', { name: 'Pictures of Diwali' });
    const shows = (words: string) => eventually(() => dialog.getByRole('status').textContent(), words);
    const pressButton = (name: string) => () => dialog.getByRole('button', { name }).click();
    const press = (key: string) => () => page.keyboard.press(key);
    for (const [at, opens, first, close] of [
      [0, press('Enter'), 'Picture 1 of 2: The rangoli', press('Escape')],
      [1, press('Enter'), 'Picture 2 of 2: The colours', pressButton('Close pictures')],
      [0, () => links.first().click(), 'Picture 1 of 2: The rangoli', () => page.mouse.click(4, 4)],
    ] as const) {
      await links.nth(at).focus();
      await opens();
      await shows(first);
      const other = `Picture ${at === 0 ? '2 of 2: The colours' : '1 of 2: The rangoli'}`;
      for (const [go, words] of [
        [press('ArrowLeft'), other],
        [press('ArrowRight'), first],
        [pressButton('Next picture'), other],
        [pressButton('Previous picture'), first],
      ] as const) {
        await go();
        await shows(words);
      }
      await dialog.locator('img').waitFor();
      await close();
      await dialog.waitFor({ state: 'detached' });
      await hasTheFocus(links.nth(at));
    }
  });
});

describe('filters and lists', () => {
  it('press one choice, and reveal the rest of a list', async () => {
    const page = await browser.look('/');
    const banking = page.getByRole('button', { name: 'banking' });
    await banking.click();
    await eventually(() => banking.getAttribute('aria-pressed'), 'true');
    expect(await page.getByRole('link', { name: /^Post/ }).count()).toBe(2);
    const more = page.getByRole('button', { name: 'Load More' });
    await more.click();
    await eventually(() => page.getByRole('link', { name: /^Post/ }).count(), 3);
    await eventually(() => more.getAttribute('aria-disabled'), 'true');
    await eventually(() => page.getByRole('status').filter({ hasText: 'That was the last one.' }).count(), 1);
  });
});

describe('without scripts', () => {
  it('everything is there to read and nothing to press that would not work', async () => {
    const page = await browser.look('/', { javaScriptEnabled: false });
    for (const words of [
      'All about Security.',
      'through two monsoons.',
      'Built the first driver.',
      'Tea is at four.',
      'Post 3',
    ]) {
      expect(await page.getByRole('main').textContent()).toContain(words);
    }
    for (const heading of ['Tamra Works', 'Cloud', 'Security']) {
      expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
    }
    for (const words of [/through two monsoons\.$/, 'Built the first driver.', 'Post 3']) {
      expect(await page.getByText(words).first().isVisible()).toBe(true);
    }
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'banking' }).getAttribute('href')).toBe('?industry=banking');
    const large = page.getByRole('list', { name: 'Pictures of Diwali' }).getByRole('link').first();
    const answer = await page.request.get((await large.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('image/webp');
  });

  it('no attribute in the server HTML needs what the policy forbids', () => {
    expect(browser.site.html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
    expect(browser.site.html).not.toMatch(/<[^>]+\sinert/);
  });
});

it('fits a page 320 px wide', async () => {
  const page = await browser.look('/', { width: 320, reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
