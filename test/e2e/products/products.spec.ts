// behaviour: P3 T14 T16 T17
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe } from '../../support/browser/axe.ts';
import { chooseTextSize, useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused } from '../../support/browser/eventually.ts';
import { clickTitle } from '../../support/browser/moving.ts';

const browser = useBrowser();

const sheet = (page: Page, id: string) => page.locator(`.board-sheet.${id}`);
/** What the board says about itself, in the words that are shown. */
const says = (board: Locator) =>
  board.locator('output.saying').evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText));
const saysSoon = (board: Locator, words: string[]) => eventually(() => says(board), words);

async function opened(javaScriptEnabled: boolean, visit = {}): Promise<Page> {
  const page = await browser.look('/products', { javaScriptEnabled, reducedMotion: 'reduce', ...visit });
  await sheet(page, 'l293d').scrollIntoViewIfNeeded();
  // The button to copy comes when the sheet's code does.
  if (javaScriptEnabled) await page.getByLabel('Copy Sketch: RF receiver').waitFor({ state: 'attached' });
  return page;
}

it('Boards to try work without JavaScript: the motor in the picture at the top by its one input, a motor by its inputs from the keyboard, a pin lit in table and drawing, a lamp by the relay, an obstacle before the IR sensor, two motors by four radio keys, latched or held', async () => {
  const page = await opened(false);
  await turnsPicture(page);
  await drivesMotor(page, sheet(page, 'l293d'));
  await lightsPin(page, sheet(page, 'l293d'));
  await switchesLamp(sheet(page, 'relay'));
  await movesObstacle(page, sheet(page, 'ir'));
  await drivesByRadio(page, sheet(page, 'rf'));
});

async function turnsPicture(page: Page): Promise<void> {
  const isShown = (words: string) => page.getByText(words).isVisible();
  await page.getByRole('checkbox', { name: 'Raise EN1' }).focus();
  for (const isOn of [false, true, false]) {
    expect(await isShown('The LED lights and M1 turns forward.')).toBe(isOn);
    expect(await isShown('M1 waits for EN1.')).toBe(!isOn);
    await page.keyboard.press('Space');
  }
}

async function drivesMotor(page: Page, board: Locator): Promise<void> {
  const press = async (name: string) => {
    await board.getByRole('checkbox', { name }).focus();
    await page.keyboard.press(' ');
  };
  const rows = board.getByRole('table', { name: 'What the inputs do' }).locator('tbody tr');
  const now = () =>
    rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).innerText.includes('M1')));
  await saysSoon(board, ['M1 coasts.', 'M2 coasts.']);
  for (const [input, words, shown] of [
    ['EN1', 'M1 turns forward.', [false, true, false, false, false]],
    ['IN2', 'M1 brakes.', undefined],
    ['IN1', 'M1 turns back.', [false, false, true, false, false]],
    ['IN2', 'M1 brakes.', undefined],
    ['EN1', 'M1 coasts.', undefined],
  ] as const) {
    await press(input);
    await saysSoon(board, [words, 'M2 coasts.']);
    if (shown) await eventually(now, [...shown]);
  }
}

async function lightsPin(page: Page, board: Locator): Promise<void> {
  const row = board.getByRole('row').filter({ has: page.getByRole('radio', { name: 'Pin IN2' }) });
  const drawn = board.locator('svg g', { hasText: /^IN2$/ }).locator('rect').first();
  const lit = () =>
    Promise.all([
      row.evaluate((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      drawn.evaluate((element) => getComputedStyle(element).fill !== 'rgba(0, 0, 0, 0)'),
    ]);
  for (const pointedAt of [drawn, row]) {
    await page.mouse.move(0, 0);
    await eventually(lit, [false, false]);
    await pointedAt.hover();
    await eventually(lit, [true, true]);
  }
  await page.mouse.move(0, 0);
  await board.getByRole('radio', { name: 'Pin IN1' }).focus();
  // As a reader hears it before each cell of the row.
  expect(await board.getByRole('rowheader', { name: 'Pin IN1', exact: true }).count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await eventually(lit, [true, true]);
}

async function switchesLamp(board: Locator): Promise<void> {
  expect((await says(board))[0]).toMatch(/^Relay off: .*lamp is dark\.$/);
  await board.getByRole('checkbox', { name: 'Pull IN1 low' }).click();
  await expect.poll(async () => (await says(board))[0]).toMatch(/^Relay on: COM is joined to NO.*lit/);
  await board.locator('path.relay-on').waitFor();
}

async function movesObstacle(page: Page, board: Locator): Promise<void> {
  const radio = (name: string) => board.getByRole('radio', { name, exact: true });
  const isSeen = async () => (await says(board))[0]?.startsWith('OUT is low');
  expect(await isSeen()).toBe(false);
  await radio('60 cm').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  await eventually(() => radio('30 cm').isChecked(), true);
  await eventually(isSeen, true);
  await radio('0°').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await says(board))[0]).toContain('outside the cone of 35°');
  await page.keyboard.press('ArrowLeft');
  await eventually(isSeen, true);
  await radio('80 cm').click();
  await eventually(isSeen, false);
  await radio('White target, dim room').click();
  await eventually(isSeen, true);
  await radio('1 cm').click();
  await expect.poll(async () => (await says(board))[0]).toContain('too close');
}

async function drivesByRadio(page: Page, board: Locator): Promise<void> {
  const STILL = ['M1 stands still.', 'M2 stands still.'];
  const box = (name: string) => board.getByRole('checkbox', { name });
  await saysSoon(board, STILL);
  await box('M1 forward').click();
  await box('M2 back').click();
  await saysSoon(board, ['M1 turns forward.', 'M2 turns back.']);
  await box('M1 back').click();
  await saysSoon(board, ['M1 brakes, since both its channels are on.', 'M2 turns back.']);
  await board.getByRole('radio', { name: 'MOM, momentary' }).click();
  await saysSoon(board, STILL);
  const key = board.getByRole('button', { name: 'M2 forward' });
  await key.hover();
  await page.mouse.down();
  await saysSoon(board, ['M1 stands still.', 'M2 turns forward.']);
  await page.mouse.up();
  await saysSoon(board, STILL);
  await key.focus();
  await page.keyboard.down(' ');
  await saysSoon(board, ['M1 stands still.', 'M2 turns forward.']);
  await page.keyboard.up(' ');
  await saysSoon(board, STILL);
}

it('Boards to try keep what was set before their code came', async () => {
  const page = await browser.look('/products', { reducedMotion: 'reduce' });
  const enable = sheet(page, 'l293d').getByRole('checkbox', { name: 'EN1' });
  await enable.evaluate((input: HTMLInputElement) => input.click());
  await enable.focus();
  await page.getByLabel('Copy Sketch: L293D').waitFor({ state: 'attached' });
  expect(await enable.isChecked()).toBe(true);
  await saysSoon(sheet(page, 'l293d'), ['M1 turns forward.', 'M2 coasts.']);
});

it('Boards to try let the pointer drag the obstacle, let signals travel and motors turn where motion is welcome and show the direction by still arrows where it is not, have nothing that axe finds while they are on, and copy their sketch', async () => {
  const page = await opened(true);
  const board = sheet(page, 'ir');
  const obstacle = board.locator('.obstacle');
  await obstacle.scrollIntoViewIfNeeded();
  const eye = await board.locator('.ir-lamp').boundingBox();
  await obstacle.hover();
  await page.mouse.down();
  const middle = (eye?.y ?? 0) + (eye?.height ?? 0) / 2;
  const scale = (eye?.width ?? 0) / 9;
  await page.mouse.move((eye?.x ?? 0) + scale * (17.5 + 15 * 3.4), middle, { steps: 8 });
  await page.mouse.up();
  await eventually(() => board.getByRole('radio', { name: '15 cm', exact: true }).isChecked(), true);
  await eventually(async () => (await says(board))[0]?.startsWith('OUT is low'), true);

  await sheet(page, 'l293d').getByRole('checkbox', { name: 'EN1' }).check();
  await saysSoon(sheet(page, 'l293d'), ['M1 turns forward.', 'M2 coasts.']);
  const arrow = sheet(page, 'l293d').locator('.M1-fwd.turns');
  await arrow.waitFor();
  for (const [reducedMotion, animations] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const enable = sheet(page, 'l293d').getByRole('checkbox', { name: 'EN1' });
    expect(await enable.evaluate(switchedOn), reducedMotion).toBe(animations === 1);
    await eventually(() => arrow.evaluate((element) => element.getAnimations().length), animations);
  }

  await sheet(page, 'relay').getByRole('checkbox').check();
  await expect.poll(async () => (await says(sheet(page, 'relay')))[0]).toMatch(/^Relay on/);
  await sheet(page, 'rf').getByRole('checkbox', { name: 'M1 forward' }).check();
  await saysSoon(sheet(page, 'rf'), ['M1 turns forward.', 'M2 stands still.']);
  await sheet(page, 'rf').getByRole('radio', { name: 'MOM, momentary' }).check();
  await saysSoon(sheet(page, 'rf'), ['M1 stands still.', 'M2 stands still.']);
  expect(await axe(page)).toEqual([]);

  await page.evaluate(() =>
    document.addEventListener('copy', () => Object.assign(window, { copied: String(getSelection()) })),
  );
  await sheet(page, 'relay').getByText('Sketch', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy Sketch: Relay' }).click();
  const copied = () => page.evaluate(() => (window as { copied?: string }).copied ?? '');
  await expect.poll(copied).toContain('const int IN1 = 4;');
  const said = page.getByText('Copied', { exact: true });
  const first = await said.elementHandle();
  await page.getByRole('button', { name: 'Copy Sketch: Relay' }).click();
  // Announced once more, as it is said anew.
  await eventually(() => first?.evaluate((element) => element.isConnected), false);
  await said.waitFor();
});

/** Switches an input off and on; whether its signal travels. */
function switchedOn(input: HTMLInputElement): boolean {
  input.click();
  document.getAnimations();
  input.click();
  return document
    .getAnimations()
    .some(
      (animation) =>
        'animationName' in animation &&
        animation.animationName === 'signal-runs' &&
        Number(animation.effect?.getComputedTiming().endTime) > 0,
    );
}

it('keeps the tables of a board within its frame in text of 200 % on a phone', async () => {
  const page = await opened(true, { width: 390 });
  await chooseTextSize(page, 32);
  for (const part of ['Pins and terminals', 'From above and wiring', 'Sketch'])
    await sheet(page, 'l293d').getByText(part, { exact: true }).click();
  const cut = sheet(page, 'l293d').evaluate((board) => {
    const edge = board.getBoundingClientRect().right;
    return [...board.querySelectorAll('table')]
      .filter((table) => !table.closest('[tabindex="0"]') && table.getBoundingClientRect().right > edge)
      .map((table) => table.caption?.textContent);
  });
  expect(await cut).toEqual([]);
});

it('folds what is reference on a phone, where a press opens it, and shows pins and drawings on a desktop and all of it in print', async () => {
  const page = await opened(false, { width: 390 });
  const board = sheet(page, 'l293d');
  const shown = async () =>
    Promise.all(
      [
        'Enables M1; a PWM signal here sets its speed',
        'Which pin to which, not to scale',
        'Arduino, C++',
      ].map((words) => board.getByText(words).evaluate((element) => element.checkVisibility())),
    );
  expect(await shown()).toEqual([false, false, false]);
  await board.getByText('Pins and terminals').click();
  await eventually(shown, [true, false, false]);
  await board.getByText('Pins and terminals').click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await eventually(shown, [true, true, false]);
  await page.emulateMedia({ media: 'print' });
  await eventually(shown, [true, true, true]);
  await page.emulateMedia({ media: 'screen' });
});

it('keeps one panel of a module open, each module on its own, and closes the open one when it is pressed', async () => {
  const page = await opened(true);
  const modules = ['L293D motor driver module', 'Relay module', 'IR sensor module', 'RF module'];
  const sections = modules.map((name) => page.getByRole('region', { name, exact: true }));
  const panels = () =>
    Promise.all(
      sections.map(async (part) => (await part.locator('details[open] > summary').allInnerTexts()).join()),
    );
  await eventually(panels, ['Specification', 'Specification', 'Specification', 'Specification']);
  const [, relay, sensor] = sections;
  for (const [section, panel, wanted] of [
    [relay, 'Features', ['Specification', 'Features', 'Specification', 'Specification']],
    [sensor, 'Specification', ['Specification', 'Features', '', 'Specification']],
    [relay, 'Features', ['Specification', '', '', 'Specification']],
    [sensor, 'Features', ['Specification', '', 'Features', 'Specification']],
  ] as const) {
    if (section) await clickTitle(section.locator('summary', { hasText: panel }));
    await eventually(panels, [...wanted]);
    await eventually(() => focused(page), panel);
  }
  expect(await page.getByText('Range of 2 to 80 cm').isVisible()).toBe(true);
});
