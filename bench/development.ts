import { launchChromium } from '../test/support/browser/chromium.ts';
import { startDevelopment } from '../test/support/site/development-copy.ts';
import { atMost, finish, median, repeated, rounds, row } from './report.ts';

/** `npm run bench:development`: `npm run dev` in a fresh clone, from its start to a page, and from a save to the screen. */
const START = 5000;
const SAVE = 1000;
const RESTART = 3000;
/** Between two saves, ms: editors do not save twice within the time that a watcher collects changes. */
const REST = 1000;

const HEADING = 'Tell us what it has to do';
const COLOUR = 'rgb(1, 2, 3)';

const browser = await launchChromium();
const page = await browser.newPage();
const site = await startDevelopment();

type Save = { file: string; from: string; to: string; shown: () => Promise<unknown>; goal?: number };

const SAVES: Record<string, Save> = {
  'a component': {
    file: 'client/contact/contact-page.tsx',
    from: '{contact.heading}',
    to: '{contact.heading} today',
    shown: () => page.getByText(`${HEADING} today`).waitFor(),
  },
  'a style': {
    file: 'client/contact/contact-page.css',
    from: '@layer pages {',
    to: `@layer pages { .contact-hero h1 { color: ${COLOUR}; }`,
    shown: () =>
      page.waitForFunction(
        (colour) => getComputedStyle(document.querySelector('h1') ?? document.body).color === colour,
        COLOUR,
      ),
  },
  'a line of copy': {
    file: 'content/contact/contact-copy.ts',
    from: HEADING,
    to: `${HEADING} now`,
    shown: () => page.getByText(`${HEADING} now`).waitFor(),
  },
  'a file of server/, until the page is loaded again': {
    file: 'server/http/health.ts',
    from: "status: 'ok'",
    to: "status: 'well'",
    shown: () => page.waitForEvent('load'),
    goal: RESTART,
  },
};

async function timeOf({ file, from, to, shown }: Save): Promise<number> {
  const appeared = shown();
  const began = performance.now();
  const { undo } = await site.edit(file, from, to);
  await appeared;
  const took = performance.now() - began;
  await undo();
  await page.waitForTimeout(2 * REST);
  return took;
}

await row('start of npm run dev to the first page', `≤ ${START} ms`, async () => {
  const began = performance.now();
  await site.serving();
  await page.goto(`${site.origin}/contact-us`, { waitUntil: 'commit' });
  const took = performance.now() - began;
  await page.locator('#root:not([data-waiting])').waitFor({ state: 'attached' });
  return atMost(took, START, `${took.toFixed()} ms`);
});
for (const [what, save] of Object.entries(SAVES)) {
  const goal = save.goal ?? SAVE;
  await row(`from a save of ${what}`, `≤ ${goal} ms`, async () => {
    const took = median(await repeated(rounds, () => timeOf(save)));
    return atMost(took, goal, `${took.toFixed()} ms`);
  });
}
await row('Ctrl-C to the end of the last process', `≤ ${SAVE} ms`, async () => {
  const began = performance.now();
  await site.pressCtrlC();
  const took = performance.now() - began;
  return atMost(took, SAVE, `${took.toFixed()} ms`);
});
await browser.close();
await site.remove();
finish();
