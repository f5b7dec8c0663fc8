// behaviour: S3 S4
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { takenOver } from '../../support/browser/moving.ts';

const browser = useBrowser();
const selected = (page: Page) => page.getByRole('tab', { selected: true }).allInnerTexts();
const panelHeading = (page: Page) => page.getByRole('tabpanel').locator('h3:visible').innerText();

describe('Mobile app development', () => {
  it('has three figures, six features, six technologies and Get Started to /contact-us', async () => {
    const page = await browser.look('/mobile-app-development', { javaScriptEnabled: false });
    const main = page.getByRole('main');
    for (const figure of ['250+', '98%', '15+'])
      expect(await main.getByText(figure, { exact: true }).isVisible()).toBe(true);
    const features = page.locator('#features');
    expect(await features.getByRole('heading', { level: 3 }).count()).toBe(6);
    const technologies = page.locator('#technologies');
    expect(await technologies.getByRole('listitem').count()).toBe(6);
    expect(await main.getByRole('link', { name: 'Get Started' }).first().getAttribute('href')).toBe(
      '/contact-us',
    );
  });

  it('has six steps, and a panel that follows the chosen one', async () => {
    const STEPS = {
      Discovery: 'We watch the work before we draw the app',
      Design: 'Screens are tried before they are built',
      Development: 'A build on your phone from the first weeks',
      Testing: 'Tested on the phones people have',
      Launch: 'Released in stages',
      Support: 'Kept up to date, month by month',
    };
    const page = await browser.look('/mobile-app-development', { reducedMotion: 'reduce' });
    const steps = page.getByRole('tablist', { name: 'Steps of a project' });
    await takenOver(steps);
    expect(await steps.getByRole('tab').allInnerTexts()).toEqual(Object.keys(STEPS));
    for (const [step, heading] of Object.entries(STEPS).toReversed()) {
      await steps.getByRole('tab', { name: step }).click();
      await eventually(() => panelHeading(page), heading);
      await eventually(() => selected(page), [step]);
      expect(await page.getByRole('tabpanel').count()).toBe(1);
    }
    await page.keyboard.press('ArrowRight');
    await eventually(() => panelHeading(page), STEPS.Design);
    await eventually(() => focused(page), 'Design');
  });
});

describe('App development', () => {
  const APPROACHES = {
    Native: 'One app for each system, in its own language',
    'Cross-platform': 'Shared rules below, native screens above',
    Hybrid: 'Your web application, packaged as an app',
    Flutter: 'One code base that draws its own screens',
    iOS: 'Swift first, for people with an iPhone',
    'React Native': 'Native controls, steered from React',
  };
  const TYPES = [
    ['android-app-development', 'Native'],
    ['flutter-app-development', 'Flutter'],
    ['ios-app-development', 'iOS'],
    ['react-native-app-development', 'React Native'],
  ] as const;

  it('has six approaches as tabs, of which the chosen one changes the panel', async () => {
    const page = await browser.look('/mobile-app-development/android-app-development', {
      reducedMotion: 'reduce',
    });
    await takenOver(page.getByRole('tablist'));
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(Object.keys(APPROACHES));
    for (const [approach, heading] of Object.entries(APPROACHES).toReversed()) {
      await page.getByRole('tab', { name: approach, exact: true }).click();
      await eventually(() => panelHeading(page), heading);
      await eventually(() => selected(page), [approach]);
      expect(await page.getByRole('tabpanel').getByRole('link').getAttribute('href')).toBe('/contact-us');
    }
  });

  it('has content of its own for each type, opened at its own approach', async () => {
    const headings = new Set<string>();
    for (const [type, approach] of TYPES) {
      const page = await browser.look(`/mobile-app-development/${type}`);
      headings.add(await page.getByRole('heading', { level: 1 }).innerText());
      expect(await selected(page)).toEqual([approach]);
      expect(await page.locator('[aria-labelledby=services] li').count()).toBe(6);
      expect(await page.locator('[aria-labelledby=why] li').count()).toBe(4);
    }
    expect(headings.size).toBe(4);
  });

  it('begins with the own approach again after going from one type to another', async () => {
    const page = await browser.look('/mobile-app-development/android-app-development', {
      reducedMotion: 'reduce',
    });
    await takenOver(page.getByRole('tablist'));
    await page.getByRole('tab', { name: 'Hybrid' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Flutter/ })
      .last()
      .click();
    await page.waitForURL('**/flutter-app-development');
    await eventually(() => selected(page), ['Flutter']);
  });

  it.each([390, 768, 1024])(
    'shows a logger whole beside the phone that reads it, at %i px',
    async (width) => {
      const path = '/mobile-app-development/android-app-development';
      const page = await browser.look(path, { width, javaScriptEnabled: false });
      const side = (selector: string, of: 'left' | 'right') =>
        page
          .locator(selector)
          .evaluateAll((all, of) => all.map((each) => each.getBoundingClientRect()[of]), of);
      const [tile = Number.NaN] = await side('.phone-drawing', 'left');
      const [phone = Number.NaN] = await side('.phone-drawing__body', 'left');
      for (const left of await side('.logger > *', 'left')) expect(left).toBeGreaterThanOrEqual(tile);
      const words = await side('.logger text', 'right');
      expect(words).toHaveLength(3);
      for (const right of words) expect(right).toBeLessThan(phone);
    },
  );

  it('shows the native content for an unknown type', async () => {
    const page = await browser.look('/mobile-app-development/symbian');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/android-app-development$/,
    );
    await page.goto('/mobile-app-development/android-app-development');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
  });
});
