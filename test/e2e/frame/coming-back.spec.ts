// behaviour: N12 V12 V13
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';

const browser = useBrowser();

/** What is open, chosen or pressed, and how far from the top of the window the page's last heading is. */
const look = (page: Page) =>
  page.evaluate(() => {
    const controls = 'main :is(details, input:not(form *, [data-later] *), [role=tab], [aria-expanded])';
    const on = [...document.querySelectorAll<HTMLDetailsElement & HTMLInputElement>(controls)].map(
      ({ open, checked, ariaSelected, ariaExpanded }) =>
        String(open ?? checked ?? ariaSelected ?? ariaExpanded),
    );
    const last = [...document.querySelectorAll('main h2')].at(-1)?.getBoundingClientRect().top ?? 0;
    return { on: on.join(' '), last: Math.round(last / 8) };
  });

/** The look when nothing moves any more. */
async function settled(page: Page) {
  await eventually(
    () => page.evaluate(() => document.getAnimations().some((it) => it instanceof CSSTransition)),
    false,
  );
  return look(page);
}

async function leave(page: Page) {
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
  await page.waitForURL('**/privacy');
  await eventually(() => focused(page), 'What we do with what you send us');
}

/** Pages, and what a reader does there. */
const PAGES = [
  { path: '/', press: ['main [role=tab] >> nth=2', 'main summary >> nth=3', 'main li button >> nth=1'] },
  {
    path: '/products',
    press: ['main summary >> nth=0', 'main summary >> nth=3', 'main fieldset label >> nth=1'],
  },
  { path: '/leadership', press: ['main li button >> nth=2'] },
];

it.each(PAGES)('$path looks as it was left after Back, Forward and a reload', async ({ path, press }) => {
  const page = await browser.look('/about', { reducedMotion: 'reduce', width: 900 });
  await page.goto(path);
  await hydrated(page);
  const asSent = await look(page);
  await page.keyboard.press('Shift');
  for (const control of press) await page.locator(control).click();
  // A key ends the time in which a pressed panel is held in its place.
  await page.keyboard.press('Shift');
  await page.evaluate(() => [...document.querySelectorAll('main h2')].at(-1)?.scrollIntoView());
  await expect.poll(async () => (await look(page)).on).not.toBe(asSent.on);
  const left = await settled(page);

  await leave(page);
  await page.goBack();
  await eventually(() => look(page), left);
  // What follows is the same for what any of them keeps, but that the home page begins at its top after a reload.
  if (path === '/leadership') return;
  if (path === '/products') {
    await page.goBack();
    await page.goForward();
    await hydrated(page);
    await eventually(() => look(page), left);
  }
  await page.reload();
  await hydrated(page);
  await eventually(() => look(page), path === '/' ? asSent : left);
  if (path === '/') return;
  // Who asks for the page anew gets it as it is sent.
  await page.goto(path);
  await hydrated(page);
  await eventually(async () => (await look(page)).on, asSent.on);
});

it('stays where the reader has gone since a reload, however late the scripts come', async () => {
  const page = await browser.look('/products');
  await page.locator('main summary').nth(0).click();
  // As above.
  await page.keyboard.press('Shift');
  await page.evaluate(() => scrollTo(0, 3000));
  // What opens above may move it by some px.
  await eventually(() => page.evaluate(() => scrollY > 2500), true);
  const letGo = await holdAnswers(page, '/assets/entry-client-*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('main h2').last().waitFor();
  await page.mouse.wheel(0, -2000);
  await eventually(() => page.evaluate(() => scrollY < 1500), true);
  await letGo();
  await eventually(
    () =>
      page
        .locator('main details')
        .nth(0)
        .evaluate((panel: HTMLDetailsElement) => panel.open),
    false,
  );
  expect(await page.evaluate(() => scrollY)).toBeLessThan(1500);
});

/** Whether the beginning of what has the focus is in the window. */
const isBegun = () => {
  const { top = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
  return top >= 0 && top < innerHeight;
};

it.each(['/career', '/api/docs'])('a link of %s to a place in it moves the focus there', async (path) => {
  const page = await browser.look(path);
  const links = page.locator('main a[href^="#"]');
  const place = (await links.last().getAttribute('href'))?.slice(1);
  // Again, with the address there already.
  for (let times = 0; times < 2; times += 1) {
    await links.last().click();
    await eventually(() => page.evaluate(() => document.activeElement?.id), place);
    await eventually(() => page.evaluate(isBegun), true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

it('a link to the page it is on moves the focus to its heading, a filter leaves it alone', async () => {
  const page = await browser.look('/career');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Career', exact: true }).click();
  await eventually(() => focused(page), 'Work where the board is on your desk');
  const search = page.getByRole('searchbox');
  await search.fill('Node');
  await page.waitForURL('**/career?q=Node');
  await eventually(() => search.evaluate((input) => input === document.activeElement), true);
});
