// behaviour: W1 W2 W3 T24
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { PORTFOLIO_CATEGORIES, projects } from '#content/portfolio/portfolio-copy.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { takenOver } from '../../support/browser/moving.ts';

const browser = useBrowser();

const projectsOf = (page: Page) => page.getByRole('region', { name: 'Projects', exact: true });
const cards = (page: Page) => projectsOf(page).getByRole('article');
const option = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show projects in' }).getByRole('button', { name, exact: true });
const COUNTS = Object.fromEntries(
  ['Healthcare', 'Automotive', 'Education', 'Banking'].map((name) => [
    name,
    projects.filter(({ category }) => category === name.toLowerCase()).length,
  ]),
);
const ALL = projects.length;

describe('Portfolio: projects', () => {
  it('shows all, or those of the chosen category alone, the others not in the page', async () => {
    expect(PORTFOLIO_CATEGORIES).toEqual(['healthcare', 'automotive', 'education', 'banking']);
    const page = await browser.look('/portfolio', { reducedMotion: 'reduce' });
    await takenOver(projectsOf(page));
    expect(
      await page.getByRole('group', { name: 'Show projects in' }).getByRole('button').allInnerTexts(),
    ).toEqual(['All', ...Object.keys(COUNTS)]);
    expect(await cards(page).count()).toBe(ALL);
    for (const [category, count] of Object.entries({ ...COUNTS, All: ALL })) {
      await option(page, category).click();
      const words = category === 'All' ? `${ALL} projects` : `${count} projects in ${category}`;
      await eventually(() => projectsOf(page).getByRole('status').innerText(), words);
      expect(await option(page, category).getAttribute('aria-pressed')).toBe('true');
      expect(await projectsOf(page).locator('[aria-pressed=true]').count()).toBe(1);
      expect(await projectsOf(page).locator('article').count()).toBe(count);
      if (category !== 'All') {
        const labels = await cards(page)
          .locator('p:first-child > span:first-child')
          .evaluateAll((all) => all.map((each) => each.textContent));
        expect(new Set(labels)).toEqual(new Set([category]));
      }
      await eventually(() => focused(page), category);
    }
  });

  it('keeps projects of other categories out of the Tab order', async () => {
    const page = await browser.look('/portfolio', { reducedMotion: 'reduce' });
    await takenOver(projectsOf(page));
    await option(page, 'Education').click();
    await eventually(() => cards(page).count(), COUNTS.Education);
    await option(page, 'Banking').focus();
    const passed: string[] = [];
    const shown = await cards(page).getByRole('link').allInnerTexts();
    for (let stop = 0; stop <= shown.length; stop++) {
      await page.keyboard.press('Tab');
      passed.push(await focused(page));
    }
    expect(passed.slice(0, -1)).toEqual(shown.map((title) => title.trim()));
    expect(passed.at(-1)).toContain('Tell us about it');
  });

  it('aligns what stands beside each other in a row, with a link to an industry and without', async () => {
    const page = await browser.look('/portfolio', { reducedMotion: 'reduce' });
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of ['h3', 'h3 + p', 'dl']) {
        const tops = await cards(page)
          .locator(`css=${part}`)
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
        const rows = tops.slice(0, -1).flatMap((top, at) => (at % 2 === 0 ? [[top, tops[at + 1]]] : []));
        expect(
          rows.filter(([left, right]) => left !== right),
          `${part} at ${width} px`,
        ).toEqual([]);
      }
    }
  });

  it('shows the screen of the last of an odd number whole and without bands', async () => {
    const page = await browser.look('/portfolio', { reducedMotion: 'reduce' });
    for (const width of [768, 1024, 1152, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const shape = await cards(page)
        .last()
        .locator('> :first-child')
        .evaluate((picture) => picture.clientWidth / picture.clientHeight);
      expect(Math.abs(shape - 3 / 2), `${shape} at ${width} px`).toBeLessThan(0.06);
    }
  });

  it('leads from each title to its case, and beside it to healthcare and to the industry of the project', async () => {
    const page = await browser.look('/portfolio');
    expect(await cards(page).getByRole('link', { name: 'See also healthcare' }).count()).toBe(
      ALL - (COUNTS.Healthcare ?? 0),
    );
    await cards(page).getByRole('link', { name: 'More for banking' }).first().click();
    await page.waitForURL('**/industries/banking');
    await page.goBack();
    await cards(page).getByRole('link', { name: 'More for healthcare' }).first().click();
    await page.waitForURL('**/industries/healthCare');
    await page.goBack();
    await cards(page).getByRole('link', { name: 'Loan files decided in two working days' }).click();
    await page.waitForURL('**/portfolio/loan-desk');
  });

  it('is filtered by a link without JavaScript, and goes on from the address with it', async () => {
    const page = await browser.look('/portfolio', { javaScriptEnabled: false });
    await page
      .getByRole('group', { name: 'Show projects in' })
      .getByRole('link', { name: 'Banking' })
      .click();
    await eventually(() => new URL(page.url()).search, '?category=banking');
    await eventually(() => cards(page).count(), COUNTS.Banking);
    const scripted = await browser.look('/portfolio?category=banking');
    await takenOver(projectsOf(scripted));
    expect(await option(scripted, 'Banking').getAttribute('aria-pressed')).toBe('true');
    expect(await cards(scripted).count()).toBe(COUNTS.Banking);
  });

  it('keeps the category in the address: Back takes the choice back', async () => {
    const page = await browser.look('/portfolio', { reducedMotion: 'reduce' });
    await takenOver(projectsOf(page));
    await option(page, 'Banking').click();
    await eventually(() => new URL(page.url()).search, '?category=banking');
    await option(page, 'Automotive').click();
    await eventually(() => new URL(page.url()).search, '?category=automotive');
    await page.goBack();
    await eventually(() => cards(page).count(), COUNTS.Banking);
    expect(await option(page, 'Banking').getAttribute('aria-pressed')).toBe('true');
    await page.goBack();
    await eventually(() => cards(page).count(), ALL);
  });

  it('has its heading, the banner and all ways to reach the office', async () => {
    const page = await browser.look('/portfolio', { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Portfolio');
    expect(await page.getByRole('heading', { name: 'Project in Mind' }).isVisible()).toBe(true);
    const direct = page.getByRole('region', { name: 'Or reach us directly' });
    expect(await direct.innerText()).toContain('India');
    const targets = [...company.phones, ...company.social, { href: `mailto:${company.infoEmail}` }];
    for (const { href } of targets) expect(await direct.locator(`a[href="${href}"]`).count()).toBe(1);
  });
});
