import { Buffer } from 'node:buffer';
import { pino } from 'pino';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { type OpenDesk, openDesk } from '../../../server/desk/desk-process.ts';
import { openRenderer } from '../../../server/desk/desk-renderer.ts';
import { closeResumes } from '../../../server/resumes/resumes.ts';
import { openStores, type Stores } from '../../../server/submissions/submission-stores.ts';
import { browserOfWorker, listen } from '../browser/browser.ts';
import { PATIENCE } from '../patience.ts';

const NEVER = 2 ** 31 - 1;

/** The desk as `npm run desk` serves it, over an empty database. Closed by whoever opened it. */
export async function openDeskOver(
  stores: Stores,
  { idle = NEVER, onIdle = () => {} }: { idle?: number; onIdle?: () => void } = {},
): Promise<OpenDesk> {
  const renderer = await openRenderer('dist/desk');
  if (!renderer) throw new Error('the desk is not built');
  return openDesk({
    stores,
    renderer,
    namesOf: (job) => [job],
    log: pino({ level: 'silent' }),
    port: 0,
    idle,
    onIdle,
  });
}

export async function deskForTest(): Promise<OpenDesk & { stores: Stores }> {
  const stores = await openStores({ memory: true, purposes: ['notice'] });
  const desk = await openDeskOver(stores);
  onTestFinished(async () => {
    await desk.close();
    await stores.close();
  });
  return { ...desk, stores };
}

/** The `Cookie` of a browser that has used the desk's link and given this name. */
export async function sessionOf(desk: OpenDesk, name = 'Meera'): Promise<string> {
  const answer = await fetch(desk.access.newLink(), { signal: AbortSignal.timeout(PATIENCE) });
  expect(answer.status).toBe(200);
  return `${answer.headers.get('set-cookie')?.split(';')[0] ?? ''}; desk-name=${encodeURIComponent(name)}`;
}

type Visit = BrowserContextOptions & {
  width?: number;
  height?: number;
  /** Messages of the console that the test expects; any other fails it. */
  expects?: RegExp;
  /** Who works there; empty for somebody who is asked. */
  name?: string;
};

/** A desk and a browser for all tests of a file; `fill` puts submissions into it. */
export function useDesk(fill: (stores: Stores) => Promise<void>) {
  let browser: Browser;
  let desk: OpenDesk;
  let stores: Stores;
  beforeAll(async () => {
    stores = await openStores({ memory: true, purposes: ['notice'], isMailOn: true });
    [browser, desk] = await Promise.all([browserOfWorker(), openDeskOver(stores)]);
    await fill(stores);
  });
  afterAll(async () => {
    await desk?.close();
    await closeResumes();
    await stores?.close();
  });

  return {
    get stores() {
      return stores;
    },
    /** A browser that has come by the link. The test fails on anything unexpected in the console. */
    async visit(
      path: string,
      { width = 1280, height = 900, expects, name = 'Meera Joshi', ...context }: Visit = {},
    ): Promise<Page> {
      const visitor = await browser.newContext({
        baseURL: desk.origin,
        viewport: { width, height },
        ...context,
      });
      const page = await visitor.newPage();
      page.setDefaultTimeout(PATIENCE);
      const wasSilent = listen(page, expects);
      onTestFinished(async () => {
        await visitor.close();
        wasSilent();
      });
      const url = desk.origin;
      if (name) await visitor.addCookies([{ name: 'desk-name', value: encodeURIComponent(name), url }]);
      await page.goto(desk.access.newLink());
      await page.waitForURL(name ? '/' : '/name*');
      if (path !== '/') await page.goto(path);
      return page;
    },
  };
}

/** Bytes that begin as a PDF's do and that no reader can draw. */
export const undrawable = () => Buffer.from(`%PDF-1.7\n${'garbage '.repeat(200)}\n%%EOF\n`);
