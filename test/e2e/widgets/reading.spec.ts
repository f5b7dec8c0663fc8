// behaviour: G3 X6 X7 X8 X9 X10
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, hasTheFocus } from '../../support/browser/eventually.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench?.close());

describe('tabs', () => {
  it('open as the arrows reach them, wrap, and know Home and End', async () => {
    const page = await workbench.open();
    const panel = page.getByRole('tabpanel');
    await page.getByRole('tab', { name: 'Support' }).focus();
    for (const [key, words] of [
      ['ArrowRight', 'All about Products.'],
      ['End', 'All about Security.'],
      ['ArrowRight', 'All about Support.'],
      ['ArrowLeft', 'All about Security.'],
      ['Home', 'All about Support.'],
    ] as const) {
      await page.keyboard.press(key);
      await eventually(() => panel.getByRole('paragraph').allTextContents(), [words]);
    }
    expect(
      await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => (tab as HTMLElement).tabIndex)),
    ).toEqual([0, -1, -1]);
  });
});

describe('an accordion', () => {
  it('has one panel open at a time, and closes it on a second press', async () => {
    const page = await workbench.open();
    const summary = page.getByText('Habit: ship');
    await summary.click();
    const open = page.locator('details[open] summary');
    await eventually(() => open.allTextContents(), ['Habit: ship']);
    await summary.click();
    await eventually(() => open.count(), 0);
  });

  it('leaves the pressed title where it is while a tall panel above it closes', async () => {
    const page = await workbench.open();
    const summary = page.getByText('Habit: ship').locator('xpath=ancestor::summary');
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await summary.click();
    const panels = page.locator(':has(> details)');
    await eventually(() => panels.evaluate((all) => all.getAnimations({ subtree: true }).length), 0);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });

  it('keeps the focus when the panel that has it closes', async () => {
    const page = await workbench.open();
    await page.getByRole('link', { name: 'More about prove' }).focus();
    await page
      .locator('details')
      .first()
      .evaluate((panel) => panel.setAttribute('open', ''));
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Habit: prove');
  });
});

describe('a cut text', () => {
  it('hides the rest altogether, says whose it is, and keeps the focus', async () => {
    const page = await workbench.open({ reducedMotion: 'reduce' });
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
    const page = await workbench.open();
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
  it('opens from a picture, goes round with the arrows and gives the focus back', async () => {
    const page = await workbench.open();
    const first = page.getByRole('list', { name: 'Pictures of Diwali' }).getByRole('link').first();
    await first.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Pictures of Diwali' });
    const count = dialog.getByRole('status');
    await eventually(() => count.textContent(), 'Picture 1 of 2: The rangoli');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => count.textContent()).toContain('2 of 2');
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count(), 0);
    await hasTheFocus(first);
    await first.click();
    await dialog.waitFor();
    await page.mouse.click(4, 4);
    await eventually(() => dialog.count(), 0);
  });
});

describe('filters and lists', () => {
  it('press one choice, and reveal the rest of a list', async () => {
    const page = await workbench.open();
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
    const page = await workbench.open({ javaScriptEnabled: false });
    const seen = await page.getByRole('main').textContent();
    for (const words of [
      'All about Security.',
      'through two monsoons.',
      'Built the first driver.',
      'Tea is at four.',
      'Post 3',
    ]) {
      expect(seen).toContain(words);
    }
    for (const heading of ['Tamra Works', 'Cloud', 'Security']) {
      expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
    }
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'banking' }).getAttribute('href')).toBe('?industry=banking');
    const large = await page
      .getByRole('list', { name: 'Pictures of Diwali' })
      .getByRole('link')
      .first()
      .getAttribute('href');
    const answer = await page.request.get(new URL(large ?? '', workbench.origin).href);
    expect(answer.headers()['content-type']).toBe('image/webp');
  });

  it('no attribute in the server HTML needs what the policy forbids', () => {
    expect(workbench.html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
    expect(workbench.html).not.toMatch(/<[^>]+\sinert/);
  });
});

it('fits a page 320 px wide', async () => {
  const page = await workbench.open({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

it('no widget broke the policy, warned or failed to hydrate', () => {
  expect(workbench.complaints).toEqual([]);
});
