import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { openStores } from '../../server/stores/stores.ts';
import {
  buildTyped,
  fillIn,
  JOB,
  JOB_PAGE,
  openDialog,
  realResume,
  resumeFile,
  submit,
  TODAY,
  toastOf,
  typedIn,
} from '../support/application-form.ts';
import { useBrowser } from '../support/browser.ts';
import { eventually, focused } from '../support/eventually.ts';
import { holdAnswers, postsTo } from '../support/held-answers.ts';
import { inbox } from '../support/inbox.ts';
import { installClock, passTime, pauseClock } from '../support/paused-clock.ts';
import { buildPdf, pdfWithJavaScript } from '../support/pdf.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'apply-'));
const clock = () => TODAY;
const browser = useBrowser({ stores: await openStores({ directory, clock }), clock });
afterAll(() => rm(directory, { recursive: true, force: true }));

const API = '/api/apply';
const SUCCESS = 'Application submitted successfully!';

const referenceIn = (page: Page) => page.getByText(/^A-\w{4}-\w{4}$/).last().innerText();

describe('Applying for a job (spec sections 2, 4, 8, 9)', () => {
  it('leads from the list of jobs to a stored application, whose resume the inbox saves byte for byte', async () => {
    const page = await browser.visit('/career', { before: installClock });
    await page.getByRole('link', { name: `View Details : ${JOB.title}` }).click();
    await page.getByRole('heading', { level: 1, name: JOB.title }).waitFor();
    const dialog = await openDialog(page);
    const typed = buildTyped({ resume: realResume() });
    await fillIn(dialog, typed);
    await dialog.getByText('Chosen: asha-verma.pdf').waitFor();
    await pauseClock(page);
    await submit(dialog);

    await dialog.getByRole('heading', { name: SUCCESS }).waitFor();
    expect(await focused(page)).toBe(SUCCESS);
    const reference = await referenceIn(page);
    // The region of messages is given a moment before words come into it, or nothing would read them out.
    await passTime(page, 100);
    const toast = toastOf(page, SUCCESS);
    await toast.waitFor();
    const corner = await toast.boundingBox();
    expect(corner?.y).toBeLessThan(60);
    expect((corner?.x ?? 0) + (corner?.width ?? 0)).toBeGreaterThan(1280 - 60);

    await passTime(page, 1899);
    expect(await dialog.isVisible()).toBe(true);
    await passTime(page, 1);
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Apply Now');
    await page.getByRole('status').filter({ hasText: `You applied for this job. Reference ${reference}` }).waitFor();

    await passTime(page, 1099);
    expect(await toast.isVisible()).toBe(true);
    await passTime(page, 1);
    await toast.waitFor({ state: 'detached' });

    const shown = await inbox(directory, 'show', reference);
    for (const word of [JOB.title, typed.name, typed.email, typed.phone, 'Mostly motors.']) {
      expect(shown.out).toContain(word);
    }
    const saved = await inbox(directory, 'save', reference);
    expect((await readFile(saved.out.trim())).equals(typed.resume.buffer)).toBe(true);
  });

  it.only.each(Array.from({length:8},(_,i)=>i))('keeps the message of success %i while the pointer is on it', async () => {
    const page = await browser.visit(JOB_PAGE, { before: installClock });
    const dialog = await openDialog(page);
    await fillIn(dialog, buildTyped());
    await pauseClock(page);
    await submit(dialog);
    await dialog.getByRole('heading', { name: SUCCESS }).waitFor();
    await passTime(page, 100);
    const toast = toastOf(page, SUCCESS);
    await page.evaluate(() => { const t = performance; for (const n of ['pointerover','pointerout','pointerenter','pointerleave']) document.addEventListener(n, (e) => { (window as never as {L: string[]}).L ??= []; (window as never as {L: string[]}).L.push(Date.now()+n+' '+(e.target as Element).className+' '+(e.target as Element).closest?.('.toasts')); }, true); });
    await toast.hover();
    await passTime(page, 10_000);
    if (!(await toast.isVisible())) console.log(await page.evaluate(() => JSON.stringify((window as never as {L: string[]}).L)));
    expect(await toast.isVisible()).toBe(true);
    expect(await dialog.isVisible()).toBe(false);
    await page.mouse.move(10, 600);
    await passTime(page, 2999);
    expect(await toast.isVisible()).toBe(true);
    await passTime(page, 1);
    await toast.waitFor({ state: 'detached' });
  });

  it('says the words of the server where it has other words of success', async () => {
    const page = await browser.visit(JOB_PAGE);
    await page.route(`**${API}`, (route) => route.fulfill({ json: { success: true, message: 'Thank you, Asha.' } }));
    const dialog = await openDialog(page);
    await fillIn(dialog, buildTyped());
    await submit(dialog);
    await toastOf(page, 'Thank you, Asha.').waitFor();
  });
});

