// behaviour: N22
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser/browser.ts';

const browser = useBrowser();

/** What a link preview would read, name → content, as the document is now. */
const previewTags = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('meta')]
        .map((tag) => [tag.getAttribute('property') ?? tag.name, tag.content] as const)
        .filter(([name]) => /^(?:og|twitter):/.test(name))
        .sort(),
    ),
  );

describe('Tags of link previews', () => {
  it.each([
    ['another page', '/career', '/products'],
    ['a page from one that does not exist', '/nowhere', '/contact-us'],
  ])('are after a click to %s what the server writes for it', async (_case, from, to) => {
    const page = await browser.visit(from, { expects: /404/ });
    await page.locator(`a[href="${to}"]:visible`).first().click();
    await page.waitForURL(`**${to}`);
    await page.waitForFunction(
      (path) => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith(path),
      to,
    );
    const written = await browser.look(to, { javaScriptEnabled: false });
    const tags = await previewTags(page);
    expect(tags).toEqual(await previewTags(written));
    expect(tags['og:image']).toBe(`${browser.site.origin}/social${to}.jpg`);
  });
});
