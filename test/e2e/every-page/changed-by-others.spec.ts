// behaviour: X18 U11
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { applyPath } from '#shared/paths.ts';
import { hydrated, useBrowser } from '../../support/browser/browser.ts';
import { holdAnswers } from '../../support/browser/held-answers.ts';
import { readToTheEnd } from '../../support/browser/whole-page.ts';
import { sampled } from '../../support/site/routes.ts';

const { look } = useBrowser();

declare global {
  interface Window {
    /** What React wrote into texts, or did beside them, that are no longer in the page. */
    lostWrites: string[];
  }
}

/** As the translators of browsers do: each text is replaced by elements that hold its translation, later ones too. */
function translate() {
  window.lostWrites = [];
  const known = new WeakSet<Node>();
  const told = (what: string, node: Node | null) => {
    if (node && known.has(node)) window.lostWrites.push(`${what}: ${node.textContent}`);
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text: string) {
      told('changed', this);
      value?.set?.call(this, text);
    },
  });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(child: T) {
    told('removed', child);
    return removeChild.call(this, child) as T;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null) {
    told('stood before', before);
    return insertBefore.call(this, node, before) as T;
  };

  const replace = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, [translate=no]'))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    known.add(text);
    text.replaceWith(outer);
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    if (root instanceof Text) texts.push(root);
    for (const text of texts) replace(text);
  };
  replaceAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) replaceAll(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** As password managers do. */
function markFields() {
  for (const field of document.querySelectorAll('form input')) field.after(document.createElement('div'));
}

/** Twice each: opened and closed again. Dialogs come and go meanwhile. */
async function pressAll(page: Page): Promise<void> {
  const pressed =
    'main :is(button, summary, input[type=radio], input[type=checkbox], a[aria-haspopup=dialog])';
  await page.evaluate(async (selector) => {
    const control = (at: number) => document.querySelectorAll<HTMLElement>(selector)[at];
    for (let at = 0; control(at); at += 1) {
      for (let times = 0; times < 2; times += 1) {
        if (control(at)?.checkVisibility()) control(at)?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
  }, pressed);
}

/** Where pressing shows other words. */
const PATHS = [
  '/',
  '/products',
  '/about',
  '/leadership',
  '/clients',
  '/portfolio',
  '/mobile-app-development',
  '/digital-evolution',
  '/contact-us',
  '/blogs',
];

it.each(sampled(PATHS, ['/']))(
  '%s answers every press after it was translated, in the words of the new state',
  async (path) => {
    const page = await look(path);
    await readToTheEnd(page);
    await page.evaluate(translate);
    await pressAll(page);
    // Refused forms too: their fields are empty.
    // The first slide of the hero may not be the one that is shown.
    await page.locator('h1').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => window.lostWrites)).toEqual([]);
    // A visit inside the site takes all of it away.
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy"]')?.click());
    await page.waitForURL('**/privacy');
    expect(await page.evaluate(() => window.lostWrites)).toEqual([]);
  },
);

const CHANGES: [who: string, change: () => void][] = [
  ['nobody', () => {}],
  ['a translator', translate],
  ['a password manager', markFields],
];
const FORMS = [
  ['/contact-us', '#contact-form-message'],
  ['/portfolio', '#enquiry-form-project'],
  [applyPath('nodejs-developer'), '#application-name'],
] as const;
const EVERY = CHANGES.flatMap(([who, change]) =>
  FORMS.map(([path, field]) => ({ who, change, path, field })),
);

/** At `path`, whose scripts come once `early` is done and the page was changed. */
async function openLate(path: string, early: (page: Page) => Promise<unknown>, change: () => void) {
  const page = await look('/privacy', { expects: /418/ });
  const letGo = await holdAnswers(page, /\/assets\/entry-client/);
  await page.goto(path, { waitUntil: 'commit' });
  // Nobody types before the first frame, in which the browser goes to the address's place and takes the focus along.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await early(page);
  await page.evaluate(change);
  await letGo();
  await hydrated(page);
  return page;
}

it.each(
  sampled(
    EVERY,
    [4, 8].flatMap((at) => EVERY[at] ?? []),
  ),
)(
  '$path keeps what was typed, and the focus, where $who changes it before its scripts have come',
  async ({ path, field, change }) => {
    const page = await openLate(path, (page) => page.locator(field).fill('Typed early'), change);
    await page.locator(`${field}:focus`).waitFor();
    expect(await page.locator(field).inputValue()).toBe('Typed early');
    const stored = () => page.evaluate(() => Object.values(sessionStorage).join());
    await expect.poll(stored).toContain('Typed early');
  },
);

it.each(sampled(CHANGES, CHANGES.slice(1, 2)))(
  '/career keeps what was typed and chosen, and its list follows, where %s changes it before its scripts have come',
  async (_, change) => {
    const early = async (page: Page) => {
      await page.getByRole('searchbox').fill('developer');
      await page.locator('summary', { hasText: /^Filter/ }).click();
      await page.locator('select[name=workplace]').selectOption('remote');
    };
    const page = await openLate('/career', early, change);
    await page.waitForURL('**/career?q=developer&workplace=remote');
    expect(await page.getByRole('searchbox').inputValue()).toBe('developer');
    await expect.poll(() => page.locator('main li h4').allTextContents()).toHaveLength(1);
  },
);

it('opens, once its scripts have come, the tab that was pressed last, also where it was pressed before', async () => {
  const tabs = (page: Page) => page.getByRole('tab');
  const early = async (page: Page) => {
    for (const at of [1, 2, 1]) await tabs(page).nth(at).click();
  };
  const page = await openLate('/mobile-app-development/android-app-development', early, () => {});
  await expect.poll(() => tabs(page).nth(1).getAttribute('aria-selected')).toBe('true');
  expect(await tabs(page).nth(2).getAttribute('aria-selected')).toBe('false');
});
