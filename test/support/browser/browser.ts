import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { PATIENCE } from '../patience.ts';
import { freePort } from '../site/free-port.ts';
import { type SiteOptions, serveSite } from '../site/site.ts';
import { launchChromium, WITHOUT_OPTIMISING, WITHOUT_PAINT } from './chromium.ts';

type Visit = BrowserContextOptions & {
  width?: number;
  height?: number;
  /** Messages of the console, and uncaught errors, that the test expects; any other fails it. */
  expects?: RegExp;
  /** Which scripts arrive; all where it is left out. */
  scripts?: 'none' | 'first';
  /** What has to be done before the page opens, such as to stop its clock. */
  before?: (page: Page) => Promise<unknown>;
};

const launched = new Map<boolean, Promise<Browser>>();

/** The tabs that tests share, by site, browser and whether scripts run. */
const tabs = new Map<string, Page>();

/** Where the sites of this worker's browser are, one after the other, so that it has the files of the last one still. */
let port: Promise<number> | undefined;

/**
 * The browser of this worker process: its files share it, each visit in a context of its own. It ends with the process,
 * or is started again where it broke down. It lays pages out without painting them, which takes a fifth less of the
 * processor; tests that take pictures ask for one that `paints`.
 */
export async function browserOfWorker(paints = false): Promise<Browser> {
  const running = await launched.get(paints);
  if (running?.isConnected()) return running;
  const launching = launchChromium([...WITHOUT_OPTIMISING, ...(paints ? [] : WITHOUT_PAINT)]);
  launched.set(paints, launching);
  return launching;
}

/** What a test may choose that shares its tab. */
type Sight = Pick<
  Visit,
  'width' | 'height' | 'reducedMotion' | 'colorScheme' | 'expects' | 'javaScriptEnabled' | 'before'
>;

/** A site for all tests of a file, and the browser to visit it in, which paints nothing unless it is told to. */
export function useBrowser(options: SiteOptions = {}, { paints = false } = {}) {
  const serve = async () => {
    port ??= freePort();
    return serveSite({ ...options, port: await port });
  };
  return useBrowserAt(serve, { paints });
}

/** As `useBrowser`, where something else than the site is served; `ready` resolves when a page of it answers. */
export function useBrowserAt<Site extends { origin: string; close: () => Promise<void> }>(
  serve: () => Promise<Site>,
  { paints = false, ready = hydrated } = {},
) {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    [browser, site] = await Promise.all([browserOfWorker(paints), serve()]);
  });
  afterAll(async () => {
    // Nothing asks for what is no longer served.
    for (const page of tabs.values()) await page.goto('about:blank');
    await site?.close();
  });

  async function open(context: BrowserContextOptions): Promise<Page> {
    const visitor = await browser.newContext({ baseURL: site.origin, ...context });
    const page = await visitor.newPage();
    page.setDefaultTimeout(PATIENCE);
    // Two pictures of a page that is not painted are always the same.
    if (!paints) page.screenshot = () => Promise.reject(new Error('Ask for a browser that paints'));
    return page;
  }

  return {
    get site() {
      return site;
    },
    /** A new visitor's page at `path`. The test fails on anything unexpected in the console. */
    async visit(path: string, visit: Visit = {}): Promise<Page> {
      const { width = 1280, height = 900, expects, before, scripts, ...context } = visit;
      const page = await open({ viewport: { width, height }, ...context });
      const wasSilent = listen(page, expects);
      onTestFinished(async () => {
        await page.context().close();
        wasSilent();
      });
      if (scripts) await loseScripts(page, scripts);
      await before?.(page);
      await page.goto(path);
      if (context.javaScriptEnabled !== false && !scripts) await ready(page);
      return page;
    },
    /**
     * As `visit`, in a tab that the tests of a worker share, one after the other: a page that follows another there costs
     * a third. What a test stored, typed or made of answers is gone after it; files that came stay in the browser's
     * cache. Tests of a clock, of another device and of two pages at once `visit`.
     */
    async look(path: string, sight: Sight = {}): Promise<Page> {
      const { width = 1280, height = 900, expects, javaScriptEnabled = true } = sight;
      const { reducedMotion = 'no-preference', colorScheme = 'light' } = sight;
      const tab = `${site.origin} ${paints} ${javaScriptEnabled}`;
      const page = tabs.get(tab) ?? (await open({ javaScriptEnabled }));
      if (!tabs.has(tab)) page.once('close', () => tabs.delete(tab));
      tabs.set(tab, page);
      const wasSilent = listen(page, expects);
      onTestFinished(async () => {
        try {
          wasSilent();
        } finally {
          await leaveNothing(page);
        }
      });
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ media: null, forcedColors: null, reducedMotion, colorScheme });
      await sight.before?.(page);
      // An address that differs from the last one by its fragment alone would not be loaded.
      if (path.includes('#')) await page.goto('about:blank');
      await page.goto(path);
      if (javaScriptEnabled) await ready(page);
      return page;
    },
  };
}

/** Makes a tab as new for the next test: nothing stored, held back, listened to or pointed at. */
async function leaveNothing(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['request', 'response', 'console'] as const) page.removeAllListeners(event);
  const others = page.context().pages();
  await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
  // Where the policy or an error page has no storage, nothing is stored either.
  await page
    .evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    })
    .catch(() => {});
  await page.mouse.move(0, 0);
  await page.context().clearCookies();
}

/** Listens to the console of `page`; what it returns fails where something unexpected was heard, and listens no more. */
export function listen(page: Page, expects: RegExp | undefined): () => void {
  const unexpected: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (isUnexpected(message, expects)) unexpected.push(`${message.text()} ${message.location().url}`);
  };
  const onError = (error: Error) => {
    if (!expects?.test(String(error))) unexpected.push(String(error));
  };
  page.on('console', onConsole).on('pageerror', onError);
  return () => {
    page.off('console', onConsole).off('pageerror', onError);
    expect(unexpected, `the console stays silent: ${unexpected.join('; ')}`).toEqual([]);
  };
}

/** Resolves when the page answers to its scripts; before that a click may be the browser's alone. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('#root:not([data-waiting])').waitFor({ state: 'attached' });
}

/** What a visitor chose in the browser's settings, where text is 16 px unless told otherwise; for one test. */
export async function chooseTextSize(page: Page, pixels: number): Promise<void> {
  const debuggerOfPage = await page.context().newCDPSession(page);
  const choose = (standard: number, fixed: number) =>
    debuggerOfPage.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  onTestFinished(async () => {
    await choose(16, 13);
    await debuggerOfPage.detach();
  });
  await choose(pixels, pixels);
}

/** Answers 404 for the site's scripts, but perhaps the first one. */
async function loseScripts(page: Page, which: 'none' | 'first'): Promise<void> {
  await page.route(/\.js$/, (route) =>
    which === 'first' && /\bstart\b/.test(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 404 }),
  );
}

function isUnexpected(message: ConsoleMessage, expects: RegExp | undefined): boolean {
  if (!['error', 'warning'].includes(message.type())) return false;
  return !expects?.test(message.text());
}
