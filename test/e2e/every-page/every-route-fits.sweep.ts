// behaviour: X1 X2
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { axeEverywhere } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { readToTheEnd, sticksOut } from '../../support/browser/whole-page.ts';
import { CLOSED_JOB, ROUTES, TODAY } from '../../support/site/routes.ts';

const browser = useBrowser({ clock: TODAY });

declare global {
  interface Window {
    /** Sum of the layout shifts that no visitor caused, and what moved. */
    shifted: { score: number; what: string[] };
    /** What the server sent: its landmarks, its heading and the sections of its main part. */
    servedNodes: Element[];
  }
}

const watched = new WeakSet<Page>();

/** Before the page opens: notes what the server sends and what moves, and lets every file come as to a new visitor. */
async function watchFromTheStart(page: Page): Promise<void> {
  const debuggerOfPage = await page.context().newCDPSession(page);
  onTestFinished(() => debuggerOfPage.detach());
  await debuggerOfPage.send('Network.enable');
  await debuggerOfPage.send('Network.setCacheDisabled', { cacheDisabled: true });
  // The tests share a tab.
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript(() => {
    window.shifted = { score: 0, what: [] };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        window.shifted.score += entry.value;
        for (const { node } of entry.sources)
          window.shifted.what.push((node as Element | null)?.outerHTML?.slice(0, 100) ?? 'text');
      }
    }).observe({ type: 'layout-shift', buffered: true });

    window.servedNodes = [];
    // The app comes after the first paint, so that at this time everything is the server's.
    document.addEventListener('DOMContentLoaded', () => {
      window.servedNodes = [...document.querySelectorAll('header, main, main > *, main section, h1, footer')];
    });
  });
}

async function shifts(page: Page) {
  await page.waitForFunction(() => document.fonts.status === 'loaded', null, { polling: 50 });
  await page.waitForTimeout(300);
  return page.evaluate(() => ({
    score: Number(window.shifted.score.toFixed(2)),
    what: window.shifted.score < 0.005 ? [] : window.shifted.what,
  }));
}

/** Of what the server sent, that which React did not take over but replaced. */
const replaced = (page: Page) =>
  page.evaluate(() => ({
    served: window.servedNodes.length,
    gone: window.servedNodes.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 100)),
  }));

/** Whether the page stands still while it loads, and is still the server's own when it has been read to the end. */
async function arrives(page: Page): Promise<void> {
  expect(await shifts(page)).toEqual({ score: 0, what: [] });
  await readToTheEnd(page);
  const { served, gone } = await replaced(page);
  expect(served).toBeGreaterThan(4);
  expect(gone).toEqual([]);
}

describe.each(ROUTES)('%s', (path) => {
  it('stands still while it loads, and is the server’s page when React has taken over, at 1280 px; then axe finds nothing at 390 and 1440 px in both themes', async () => {
    const page = await browser.look(path, { width: 1280, before: watchFromTheStart });
    await arrives(page);
    // With motion, axe would look at colours that are still changing.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // WCAG 2.2 AA, best practices and the size of targets.
    expect(await axeEverywhere(page)).toEqual({});
  });

  it('does so at 390 px too, then fits windows of 256, 320, 768 and 1920 px, and 320 px with text of 200 % (WCAG 1.4.4, 1.4.10)', async () => {
    const page = await browser.look(path, { width: 390, before: watchFromTheStart });
    await arrives(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    // The narrowest but one last: there text grows, and each width lays the whole page out again.
    for (const width of [256, 768, 1920, 320]) {
      await page.setViewportSize({ width, height: 900 });
      found[width] = await sticksOut(page);
    }
    // As by a browser that enlarges text alone: media queries still measure the window in text of 16 px.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets.push(sheet);
    });
    found['200 %'] = await sticksOut(page);
    expect(found).toEqual({ 256: [], 320: [], 768: [], 1920: [], '200 %': [] });
  });
});

it.each(['/nowhere', CLOSED_JOB])('axe finds nothing on %s, which is not there', async (path) => {
  const page = await browser.look(path, { reducedMotion: 'reduce', expects: /40\d|410/ });
  expect(await axeEverywhere(page)).toEqual({});
});
