// Captures the built site for visual review: every page, and what a click, a mistake or a slow line
// makes of it (sheet-states.ts), at four widths in both themes.
//   npm run build && npm run sheet                       all
//   npm run build && npm run sheet -- home dialog-sent   some, by name
//   npm run build && npm run sheet -- --compare FOLDER   and compares them with an earlier sheet in FOLDER
// Starts its own server with an empty database and stops it at the end. Writes dist/sheet/index.html with all
// pictures side by side, each linked to its full-size PNG.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from '../test/support/browser/chromium.ts';
import { loadPictures, readToTheEnd } from '../test/support/browser/whole-page.ts';
import { freePort } from '../test/support/site/free-port.ts';
import { differenceOf } from './sheet-comparison.ts';
import { STATES, type State } from './sheet-states.ts';

const SHEET = 'dist/sheet';
/** Viewport width and height in px, and the width of the picture on the sheet. */
const SCREENS = [
  { width: 390, height: 844, thumbnail: 195 },
  { width: 768, height: 1024, thumbnail: 288 },
  { width: 1280, height: 900, thumbnail: 480 },
  { width: 1920, height: 1080, thumbnail: 600 },
];
type Screen = (typeof SCREENS)[number];
/** A Monday in office hours: pictures show the office's clock. */
const NOON = '2026-11-23T12:00:00+05:30';
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const { values, positionals: wanted } = parseArgs({
  options: { compare: { type: 'string' } },
  allowPositionals: true,
});
const states = wanted.length > 0 ? STATES.filter(({ name }) => wanted.includes(name)) : STATES;

const data = mkdtempSync(join(tmpdir(), 'sheet-'));
const port = await freePort();
const server = spawn(process.execPath, ['server/main.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    APPLY_LIMIT: '1000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = once(server, 'exit');
try {
  const hasStarted = await Promise.race([
    once(server.stdout, 'data').then(() => true),
    ended.then(() => false),
  ]);
  if (!hasStarted) throw new Error('The server did not start.');
  mkdirSync(SHEET, { recursive: true });
  await captureAll(`http://localhost:${port}`);
  writeFileSync(join(SHEET, 'index.html'), sheet());
  console.log(join(SHEET, 'index.html'));
  if (values.compare) await compareAll(values.compare);
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true });
}

async function captureAll(origin: string): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const screen of SCREENS) {
      for (const theme of THEMES) {
        for (const state of states) await capture(browser, origin, { state, screen, theme });
        console.log(`${states.length} screens at ${screen.width} px, ${theme}`);
      }
    }
  } finally {
    await browser.close();
  }
}

type Picture = { state: State; screen: Screen; theme: Theme };

async function capture(browser: Browser, origin: string, { state, screen, theme }: Picture): Promise<void> {
  const { width, height, thumbnail } = screen;
  const visitor = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await visitor.newPage();
  await page.addInitScript(freezeClock, Date.parse(NOON));
  try {
    await page.goto(origin + state.path);
    if (state.reach) {
      await page.locator('#root:not([data-waiting])').waitFor({ state: 'attached' });
      await state.reach(page, width);
    } else {
      await readToTheEnd(page);
      await loadPictures(page);
    }
    await page.evaluate(maskVolatileText);
    const name = fileName(state, width, theme);
    const picture = await page.screenshot({
      path: join(SHEET, `${name}.png`),
      fullPage: state.isWhole ?? !state.reach,
    });
    await sharp(picture)
      .resize(thumbnail)
      .webp({ quality: 80 })
      .toFile(join(SHEET, `${name}.webp`));
  } catch (error) {
    console.error(`${state.name} at ${width} px, ${theme}: not reached.`, error);
    process.exitCode = 1;
  } finally {
    await visitor.close();
  }
}

/** Freezes the current time only: timers continue. */
function freezeClock(now: number): void {
  const Running = Date;
  globalThis.Date = class extends Running {
    static override now = () => now;
    constructor(...given: [] | [number]) {
      super(...((given.length > 0 ? given : [now]) as [number]));
    }
  } as DateConstructor;
}

/** In the browser, replaces what varies between runs: references of submissions and the server's port. */
function maskVolatileText(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const written = text.nodeValue ?? '';
    const masked = written.replace(/\bA(?:-\w{4}){2}/, 'A-2345-6789').replace(/(localhost):\d+/, '$1:3000');
    if (masked !== written) text.nodeValue = masked;
  }
}

/** Prints which pictures differ from those of the same name in `folder`. */
async function compareAll(folder: string): Promise<void> {
  let differing = 0;
  for (const { width } of SCREENS) {
    for (const name of states.flatMap((state) => THEMES.map((theme) => fileName(state, width, theme)))) {
      const [file, target] = [join(SHEET, `${name}.png`), join(SHEET, `${name}.difference.png`)];
      rmSync(target, { force: true });
      const difference = existsSync(file) && (await differenceOf(file, join(folder, `${name}.png`), target));
      if (!difference) continue;
      differing += 1;
      console.log(`${name}: ${difference}`);
    }
  }
  console.log(`${differing} of ${states.length * SCREENS.length * THEMES.length} pictures differ`);
}

function sheet(): string {
  const rows = states.map((state) => {
    const pictures = SCREENS.flatMap(({ width, thumbnail }) =>
      THEMES.map((theme) => {
        const name = fileName(state, width, theme);
        const img = `<img src="${name}.webp" width="${thumbnail}" alt="${state.name}, ${width} px, ${theme}" loading="lazy">`;
        return `<a href="${name}.png">${img}</a>`;
      }),
    );
    return `<section><h2>${state.name}</h2><div>${pictures.join('')}</div></section>\n`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>
body { margin: 24px; font: 16px/1.4 system-ui, sans-serif; background: #888; }
h2 { font-size: 18px; }
div { display: flex; gap: 16px; align-items: start; max-height: 90vh; overflow: auto; }
img { display: block; height: auto; }
</style></head><body>
${rows.join('')}</body></html>\n`;
}

function fileName({ name }: State, width: number, theme: Theme): string {
  return `${name}-${width}-${theme}`;
}
