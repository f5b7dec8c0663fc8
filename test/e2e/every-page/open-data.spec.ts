// behaviour: Y5
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API, uploadPath } from '#shared/paths.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { within } from '../../support/patience.ts';

const browser = useBrowser();

/** Another site: a page of nothing, on an origin of its own. */
let elsewhere: Server;
let address = '';
beforeAll(async () => {
  elsewhere = createServer((_req, res) => {
    res
      .setHeader('Content-Type', 'text/html')
      .end('<!doctype html><title>Other</title><div id="root"></div>');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

it('a page of another site lists our openings and shows our pictures, but cannot send a message', async () => {
  const page = await browser.visit(address, { expects: /CORS policy|Failed to load resource/ });
  const { origin } = browser.site;
  const listing = page.evaluate(async (url) => {
    // The first answer of all is streamed, and has no tag.
    await (await fetch(url)).text();
    const first = await fetch(url);
    const tag = first.headers.get('ETag') ?? '';
    // A header of its own makes the browser ask first whether it may.
    const again = await fetch(url, { headers: { 'If-None-Match': tag } });
    return {
      openings: (await first.json()).data.length,
      tag,
      isThereAgain: again.ok || again.status === 304,
    };
  }, origin + API.jobs);
  const list = await within('the openings', listing);
  expect(list).toEqual({ openings: expect.any(Number), tag: expect.stringMatching(/"/), isThereAgain: true });
  expect(list.openings).toBeGreaterThan(0);

  await page.evaluate((src) => {
    document.body.append(Object.assign(new Image(), { src }));
  }, origin + uploadPath(undefined));
  const width = () => page.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  const sending = page.evaluate(
    (url) =>
      fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }).then(
        () => 'sent',
        () => 'stopped by the browser',
      ),
    origin + API.contact,
  );
  expect(await within('the refusal', sending)).toBe('stopped by the browser');
});
