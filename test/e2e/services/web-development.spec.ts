// behaviour: S1 S2 T10
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually } from '../../support/browser/eventually.ts';

const browser = useBrowser();
const TYPES = ['mean', 'nodejs', 'progressive-web-application', 'reactjs'].map(
  (name) => `${name}-development`,
);
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const partOf = (page: Page, id: string) => page.locator('section', { has: page.locator(`h2#${id}`) });

describe('Web development', () => {
  it('has for each type its own intro, letters, four feature cards and a workflow of four steps', async () => {
    const headings = new Set<string>();
    for (const type of TYPES) {
      const page = await browser.look(`/web-development/${type}`, { javaScriptEnabled: false });
      headings.add(await heading(page));
      expect(await partOf(page, 'letters').getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
      expect(await partOf(page, 'features').getByRole('listitem').count()).toBe(4);
      expect(await partOf(page, 'workflow').getByRole('list').locator('> li').count()).toBe(4);
      const starts = page.getByRole('main').getByRole('link', { name: 'Get Started' });
      const targets = await starts.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets.length).toBeGreaterThan(1);
      expect(new Set(targets)).toEqual(new Set(['/contact-us']));
    }
    expect(headings.size).toBe(4);
  });

  it('shows the MEAN content for an unknown type', async () => {
    const page = await browser.look('/web-development/cobol-development');
    const shown = await heading(page);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/mean-development$/);
    await page.goto('/web-development/mean-development');
    expect(await heading(page)).toBe(shown);
  });

  it('changes as the visitor goes from one type to another', async () => {
    const page = await browser.look('/web-development/mean-development');
    const before = await heading(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^React\.js development/ })
      .click();
    await page.waitForURL('**/reactjs-development');
    await eventually(async () => (await heading(page)) === before, false);
  });

  it('tells what we do, how the team works and what fees are made of', async () => {
    const page = await browser.look('/web-development', { javaScriptEnabled: false });
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.length).toBeGreaterThanOrEqual(3);
    expect(await page.getByRole('main').getByRole('table').count()).toBeGreaterThanOrEqual(1);
  });

  it.each([390, 768])('names the three models above the fees at %s px, and nothing else', async (width) => {
    const page = await browser.look('/web-development', { width, javaScriptEnabled: false });
    const heads = page.getByRole('main').locator('thead th').filter({ visible: true });
    expect((await heads.allInnerTexts()).map((words) => words.split('\n')[0])).toEqual([
      'Fixed price',
      'Monthly team',
      'Time and materials',
    ]);
  });
});
