// behaviour: N4 S5 S6 L9
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { digitalEvolution } from '#content/services/digital-evolution-copy.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { takenOver } from '../../support/browser/moving.ts';
import { shortened } from '../../support/site/shortened.ts';

const browser = useBrowser();
const { cards } = digitalEvolution.services;

const servicesOf = (page: Page) =>
  page.getByRole('region', { name: 'Our comprehensive digital transformation services' });
const cardOf = (page: Page, title: string) =>
  servicesOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const text = (page: Page, title: string) => cardOf(page, title).locator('p').first().textContent();

describe('Digital evolution', () => {
  it('has six cards cut at 150 characters with three dots, which expand and collapse each on its own', async () => {
    expect(digitalEvolution.services.previewCharacters).toBe(150);
    const page = await browser.look('/digital-evolution', { reducedMotion: 'reduce' });
    await takenOver(servicesOf(page));
    expect(await servicesOf(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Low-code development',
      'RPA consulting services',
      'Data science',
      'IoP development',
      'AI/ML development',
      'WhatsApp chatbot',
    ]);
    for (const { title, description } of cards) {
      expect(description.length).toBeGreaterThan(150);
      expect(await text(page, title)).toBe(`${shortened(description, 150)}...`);
      expect(await cardOf(page, title).textContent()).not.toContain(description.slice(-30));
      await cardOf(page, title)
        .getByRole('button', { name: /^Read more\s+about / })
        .click();
      await eventually(() => text(page, title), description);
      await eventually(() => focused(page), `Show less about ${title}`);
    }
    expect(await servicesOf(page).locator('[aria-expanded=true]').count()).toBe(6);
    for (const { title, description } of cards) {
      await cardOf(page, title)
        .getByRole('button', { name: /^Show less\s+about / })
        .click();
      await eventually(() => text(page, title), `${shortened(description, 150)}...`);
    }
  });

  it('shows every description in full without JavaScript, and leads to /contact-us', async () => {
    const page = await browser.look('/digital-evolution', { javaScriptEnabled: false });
    for (const { title, description } of cards) {
      expect(await cardOf(page, title).getByText(description).isVisible()).toBe(true);
    }
    const touch = page.getByRole('main').getByRole('link', { name: 'Get in touch' }).last();
    expect(await touch.getAttribute('href')).toBe('/contact-us');
  });

  it('prints the morning at the gate both as it was and as it is', async () => {
    const page = await browser.look('/digital-evolution', { javaScriptEnabled: false });
    const { before, after } = digitalEvolution.change;
    const seen = () =>
      Promise.all([before.said, after.said].map((said) => page.getByText(said, { exact: true }).isVisible()));
    expect(await seen()).toEqual([true, false]);
    await page.emulateMedia({ media: 'print' });
    await eventually(seen, [true, true]);
    await page.emulateMedia({ media: null });
  });
});

describe('Digital services', () => {
  const HEADINGS = {
    'iot-development': 'Devices that keep reporting, even when the network does not',
    'low-code-development': 'Internal tools your own people can change next year',
    'rpa-consulting-service': 'Hand the retyping to a robot, and keep the judgement',
    'digital-commerce': 'Orders that arrive complete, from dealers and first-time buyers',
  };
  const heading = async (page: Page) =>
    (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ');

  it('show each its own content: banner, capabilities, code, resources, metrics and Get Started', async () => {
    const seen = new Set<string>();
    for (const [type, words] of Object.entries(HEADINGS)) {
      const page = await browser.look(`/digital-evolution/${type}`, { javaScriptEnabled: false });
      seen.add(await heading(page));
      expect(await heading(page)).toBe(words);
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(4);
      expect(await main.locator('pre, code').count()).toBeGreaterThan(0);
      for (const figure of ['50K+', '80%'])
        expect(await main.getByText(figure, { exact: true }).count()).toBe(1);
      const starts = main.getByRole('link', { name: 'Get Started' });
      expect(await starts.last().getAttribute('href')).toBe('/contact-us');
    }
    expect(seen.size).toBe(4);
  });

  it.each([
    ['/android-iot', '/digital-evolution/iot-development'],
    ['/low-code-development', '/digital-evolution/low-code-development'],
    ['/rpa-consulting-service', '/digital-evolution/rpa-consulting-service'],
    ['/digital-commerce', '/digital-evolution/digital-commerce'],
    ['/digital-evolution/android-iot', '/digital-evolution/iot-development'],
    ['/digital-evolution/anything-else', '/digital-evolution/iot-development'],
  ])('show at %s what stands at %s', async (address, other) => {
    const page = await browser.look(address);
    const shown = await heading(page);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(`${browser.site.origin}${other}`);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    // The same page in the same place: links and tabs of it work.
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
    await page.waitForURL('**/contact-us');
    await page.goto(other);
    expect(await heading(page)).toBe(shown);
  });

  it('open from the overview', async () => {
    const page = await browser.look('/digital-evolution');
    await page.getByRole('main').getByRole('link', { name: 'Digital commerce' }).click();
    await page.waitForURL('**/digital-evolution/digital-commerce');
    await eventually(() => heading(page), HEADINGS['digital-commerce']);
  });
});
