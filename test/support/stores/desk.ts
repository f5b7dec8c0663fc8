import { Buffer } from 'node:buffer';
import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { type OpenDesk, openDesk } from '../../../server/desk/desk-process.ts';
import { openRenderer } from '../../../server/desk/desk-renderer.ts';
import { closeResumes } from '../../../server/resumes/resumes.ts';
import { openStores, type Stores } from '../../../server/submissions/stores.ts';
import { useBrowserAt } from '../browser/browser.ts';
import { PATIENCE } from '../patience.ts';
import { TextBrowser } from '../site/text-browser.ts';

const NEVER = 2 ** 31 - 1;

/** Tells no moment twice: in one, two tables' rows would have no order that a test could expect. */
function everLater(): () => Date {
  let told = 0;
  return () => {
    told = Math.max(Date.now(), told + 1);
    return new Date(told);
  };
}

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
    namesOf: (job) => (job === 'old-name' ? ['qa-engineer', job] : [job]),
    log: pino({ level: 'silent' }),
    port: 0,
    idle,
    onIdle,
  });
}

export async function deskForTest(): Promise<OpenDesk & { stores: Stores }> {
  const stores = await openStores({ memory: true, clock: everLater(), purposes: ['notice'] });
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

/** A desk for all tests of a file; `fill` puts submissions into it. */
async function serveDesk(fill: Fill) {
  const stores = await openStores({
    memory: true,
    clock: everLater(),
    purposes: ['notice'],
    isMailOn: true,
  });
  const desk = await openDeskOver(stores);
  await fill(stores);
  return {
    ...desk,
    stores,
    async close() {
      await desk.close();
      await closeResumes();
      await stores.close();
    },
  };
}

type Fill = (stores: Stores) => Promise<void>;

/** A desk for all tests of a file, read and worked by its HTML. */
export function useDeskPages(fill: Fill) {
  let desk: Awaited<ReturnType<typeof serveDesk>>;
  beforeAll(async () => {
    desk = await serveDesk(fill);
  });
  afterAll(() => desk?.close());
  return {
    get stores() {
      return desk.stores;
    },
    /** The page at `path`, as this recruiter sees it; one without a name is asked for it. */
    async open(path: string, name = 'Meera Joshi'): Promise<TextBrowser> {
      const page = new TextBrowser(desk.origin, (await sessionOf(desk, name)).split('; '));
      await page.open(path);
      return page;
    },
  };
}

/** As `useDeskPages`, in a browser. */
export function useDesk(fill: Fill) {
  const browser = useBrowserAt(() => serveDesk(fill), { ready: async () => {} });
  /** Comes by the link; without a name, as somebody who is asked for it. */
  const enter = (name: string) => async (page: Page) => {
    const { origin: url, access } = browser.site;
    const cookie = { name: 'desk-name', value: encodeURIComponent(name), url };
    if (name) await page.context().addCookies([cookie]);
    await page.goto(access.newLink());
    await page.waitForURL(name ? '/' : '/name*');
  };

  return {
    get stores() {
      return browser.site.stores;
    },
    /** In the tab that the tests of the file share. */
    look: (
      path: string,
      { name = 'Meera Joshi', ...sight }: Parameters<typeof browser.look>[1] & Named = {},
    ) => browser.look(path, { ...sight, before: enter(name) }),
  };
}

type Named = { name?: string };

/** Bytes that begin as a PDF's do and that no reader can draw. */
export const undrawable = () => Buffer.from(`%PDF-1.7\n${'garbage '.repeat(200)}\n%%EOF\n`);

/** What nobody's name is. */
export const HOSTILE =
  '"><script>document.title="owned"</script><img src=x onerror=alert(1)> \u202egnihtemos \u0007';
