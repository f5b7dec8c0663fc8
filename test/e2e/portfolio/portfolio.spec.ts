// behaviour: W1 W2
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { projects } from '#content/portfolio/portfolio-copy.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';

const browser = useBrowser();

const projectsOf = (page: Page) => page.getByRole('region', { name: 'Projects', exact: true });
const cards = (page: Page) => projectsOf(page).getByRole('article');
const option = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show projects in' }).getByRole('button', { name, exact: true });
const COUNTS = Object.fromEntries(
  ['Education', 'Banking'].map((name) => [
    name,
    projects.filter(({ category }) => category === name.toLowerCase()).length,
  ]),
);
const ALL = projects.length;

describe('Portfolio: projects', () => {
  it('shows those of the chosen category alone, the others out of reach; the address keeps the choice and Back takes it back', async () => {
    const page = await browser.look('/portfolio', { reducedMotion: 'reduce' });
    const shows = async (category: string, search: string, words: string, count: number) => {
      await eventually(() => projectsOf(page).getByRole('status').innerText(), words);
      await eventually(() => new URL(page.url()).search, search);
      expect(await option(page, category).getAttribute('aria-pressed')).toBe('true');
      expect(await projectsOf(page).locator('[aria-pressed=true]').count()).toBe(1);
      expect(await projectsOf(page).locator('article').count()).toBe(count);
    };
    await shows('All', '', `${ALL} projects`, ALL);
    for (const name of ['Education', 'Banking']) {
      await option(page, name).click();
      const count = COUNTS[name] ?? 0;
      await shows(name, `?category=${name.toLowerCase()}`, `${count} projects in ${name}`, count);
      await eventually(() => focused(page), name);
    }
    const passed: string[] = [];
    const shown = await cards(page).getByRole('link').allInnerTexts();
    for (let stop = 0; stop <= shown.length; stop++) {
      await page.keyboard.press('Tab');
      passed.push(await focused(page));
    }
    expect(passed.slice(0, -1)).toEqual(shown.map((title) => title.trim()));
    expect(passed.at(-1)).toContain('Tell us about it');

    await page.reload();
    await shows('Banking', '?category=banking', `${COUNTS.Banking} projects in Banking`, COUNTS.Banking ?? 0);
    await page.goBack();
    await shows(
      'Education',
      '?category=education',
      `${COUNTS.Education} projects in Education`,
      COUNTS.Education ?? 0,
    );
    await page.goBack();
    await shows('All', '', `${ALL} projects`, ALL);
  });

  it('aligns what stands beside each other in a row, and leads each pair with one across, whose picture is shown whole and without bands', async () => {
    const page = await browser.look('/portfolio', { reducedMotion: 'reduce' });
    for (const width of [768, 1024, 1152, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of ['h3', 'h3 + p', 'dl']) {
        const tops = await cards(page)
          .locator(`css=${part}`)
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
        const rows = tops.flatMap((top, at) => (at % 3 === 1 ? [[top, tops[at + 1]]] : []));
        expect(
          rows.filter(([left, right]) => left !== right),
          `${part} at ${width} px`,
        ).toEqual([]);
      }
      const shape = await cards(page)
        .nth(3)
        .locator('> :first-child')
        .evaluate((picture) => picture.clientWidth / picture.clientHeight);
      expect(Math.abs(shape - 3 / 2), `${shape} at ${width} px`).toBeLessThan(0.06);
    }
  });
});
