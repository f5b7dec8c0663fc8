// behaviour: T4 T5 T6 T13
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from '#shared/slugs.ts';
import { axe } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { sampled } from '../../support/site/routes.ts';

const browser = useBrowser();
const said = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ visible: true }).first().innerText();
const without = { javaScriptEnabled: false } as const;

describe('The forms of service pages work without JavaScript', () => {
  it('opens one station of a request at a time', async () => {
    const page = await browser.look('/web-development', without);
    const trace = page.getByRole('region', { name: 'One order, from the button and back' });
    expect(await trace.locator('details[open]').count()).toBe(1);
    expect(await trace.getByText('TLS 1.3').isVisible()).toBe(false);
    await trace.getByText('Edge', { exact: true }).click();
    expect(await trace.getByText('TLS 1.3').isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await trace.getByText('role: buyer').isVisible()).toBe(true);
    expect(await trace.locator('details[open]').count()).toBe(1);
  });

  const SWITCHES: [path: string, off: RegExp, on: RegExp][] = [
    ['/web-development/mean-development', /201 Created/, /Refused after/],
    ['/mobile-app-development', /Everything is on the server/, /Three entries wait/],
    ['/web-development/nodejs-development', /All four answered/, /tried again/],
    ['/web-development/progressive-web-application-development', /on the server/, /Three entries wait/],
    ['/mobile-app-development/android-app-development', /curve is complete/, /last reading with its age/],
    ['/mobile-app-development/ios-app-development', /visit is closed/, /background session/],
    ['/mobile-app-development/flutter-app-development', /dispatch is asked/, /kept on the phone/],
    ['/mobile-app-development/react-native-app-development', /dealer decides/, /same rules/],
  ];
  it.each(sampled(SWITCHES, SWITCHES.slice(0, 2)))(
    'turns the switch of %s with the keyboard and says what comes of it',
    async (path, off, on) => {
      const page = await browser.look(path, { ...without, reducedMotion: 'reduce' });
      const box = page.getByRole('main').getByRole('checkbox');
      await expect.poll(() => said(page)).toMatch(off);
      await box.focus();
      await page.keyboard.press('Space');
      expect(await box.isChecked()).toBe(true);
      await expect.poll(() => said(page)).toMatch(on);
      await page.keyboard.press('Space');
      await expect.poll(() => said(page)).toMatch(off);
    },
  );

  it('moves the entries of a queue, at once where less motion is wanted', async () => {
    const page = await browser.look('/mobile-app-development', { ...without, reducedMotion: 'reduce' });
    const queue = page.getByRole('region', { name: 'Entries between phone and server' });
    const left = async () => (await queue.getByText('Visit 18').boundingBox())?.x ?? 0;
    const arrived = await left();
    await queue.getByText('Flight mode', { exact: true }).click();
    expect(await left()).toBeLessThan(arrived - 50);
    expect(await queue.getByText('waits on the phone').count()).toBe(3);
    expect(await queue.getByText('waits on the phone').first().isVisible()).toBe(true);
  });

  it('shows a screen at four moments of its arrival', async () => {
    const page = await browser.look('/web-development/reactjs-development', without);
    const film = page.getByRole('region', { name: /^GET \/bookings/ });
    await expect.poll(() => said(page)).toMatch(/^Streamed HTML/);
    await film.getByRole('radio', { name: '310 ms' }).focus();
    for (const words of [/^Complete page/, /^Hydrated/, /^Loader/]) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => said(page)).toMatch(words);
    }
  });

  const CHANGES: [path: string, before: string, after: string][] = [
    ['/digital-evolution/iot-development', 'not read', 'Shift lead called'],
    ['/digital-evolution/low-code-development', 'Final_7', 'Approved within the day'],
    ['/digital-evolution/rpa-consulting-service', 'twelve fields', 'Two of 40 did not fit'],
    ['/digital-evolution/digital-commerce', 'need 20 relay', 'Dispatch on Thursday'],
  ];
  it.each(sampled(CHANGES, CHANGES.slice(0, 2)))(
    'shows the form of %s before and after',
    async (path, before, after) => {
      const page = await browser.look(path, without);
      const shown = (words: string) => page.getByText(words).first().isVisible();
      const both = async () => [await shown(before), await shown(after)];
      await expect.poll(both).toEqual([false, true]);
      await page.getByRole('main').getByRole('radio').first().press('Space');
      await expect.poll(both).toEqual([true, false]);
      await page.keyboard.press('ArrowRight');
      await expect.poll(both).toEqual([false, true]);
    },
  );
});

it.each(sampled(INDUSTRIES, ['automotive']))(
  'The sensors of %s open the solutions they feed, by keyboard and without JavaScript',
  async (industry) => {
    const page = await browser.look(`/industries/${industry}`, without);
    const sensors = page.getByRole('group', { name: 'Sensor to follow' }).getByRole('radio');
    expect(await sensors.count()).toBe(4);
    await sensors.first().focus();
    const values = new Set<string>();
    for (let step = 0; step < 4; step++) {
      values.add(await said(page));
      const link = page.getByRole('status').getByRole('link').filter({ visible: true });
      const name = (await link.innerText()).trim();
      const target = page.locator(`li${await link.getAttribute('href')}`);
      expect(await target.getByRole('heading', { level: 3 }).innerText()).toBe(name);
      await page.keyboard.press('ArrowDown');
    }
    expect(values.size).toBe(4);
  },
);

const [PROGRAM, APP] = [
  '/web-development/nodejs-development',
  '/mobile-app-development/android-app-development',
];
it.each(sampled([PROGRAM, APP], [APP]))(
  'The forms pass axe and fit 320 px with the switch on: %s',
  async (path) => {
    const page = await browser.look(path, { width: 320, reducedMotion: 'reduce' });
    await page.getByRole('main').getByRole('checkbox').press('Space');
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
