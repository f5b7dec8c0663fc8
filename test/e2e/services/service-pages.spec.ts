// behaviour: N4 S4 S5 B2 H6 L9
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { digitalEvolution } from '#content/services/digital-evolution-copy.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { shortened } from '../../support/site/shortened.ts';

const browser = useBrowser();
const selected = (page: Page) => page.getByRole('tab', { selected: true }).allInnerTexts();
const panelHeading = (page: Page) => page.getByRole('tabpanel').locator('h3:visible').innerText();

it('App development opens each type at its own approach, also after another was chosen', async () => {
  const page = await browser.look('/mobile-app-development/android-app-development');
  await eventually(() => selected(page), ['Native']);
  await page.getByRole('tab', { name: 'Hybrid' }).click();
  await eventually(() => panelHeading(page), 'Your web application, packaged as an app');
  for (const [link, approach] of [
    [/Flutter/, 'Flutter'],
    [/iOS/, 'iOS'],
    [/React Native/, 'React Native'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).last().click();
    await eventually(() => selected(page), [approach]);
  }
});

// The same component cuts the excerpts of posts and the quotes of clients, with labels of their own.
it('Digital evolution cuts its cards at 150 characters, and each opens and closes on its own', async () => {
  const { cards, previewCharacters } = digitalEvolution.services;
  expect(previewCharacters).toBe(150);
  const page = await browser.look('/digital-evolution', { reducedMotion: 'reduce' });
  const services = page.getByRole('region', { name: 'Our comprehensive digital transformation services' });
  const cardOf = (title: string) =>
    services.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  for (const { title, description } of cards.slice(0, 2)) {
    const card = cardOf(title);
    const cut = card.getByText(`${shortened(description, 150)}...`, { exact: true });
    await cut.waitFor();
    expect(await card.textContent()).not.toContain(description.slice(-30));
    await card.getByRole('button', { name: /^Read more\s+about / }).click();
    await card.getByText(description, { exact: true }).waitFor();
    await eventually(() => focused(page), `Show less about ${title}`);
  }
  expect(await services.locator('[aria-expanded=true]').count()).toBe(2);
  await page.keyboard.press('Enter');
  await eventually(() => services.locator('[aria-expanded=true]').count(), 1);
});

it('A digital service shows at its short address what stands at the long one, and its links work there', async () => {
  const page = await browser.look('/android-iot');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toBe(`${browser.site.origin}/digital-evolution/iot-development`);
  const heading = page.getByRole('heading', {
    level: 1,
    name: 'Devices that keep reporting, even when the network does not',
  });
  await heading.waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await page.waitForURL('**/contact-us');
});
