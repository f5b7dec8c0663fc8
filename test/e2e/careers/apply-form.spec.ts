// behaviour: J6 J7 F9 F10 F11 F12 F13 X1 X9 U3 U4 U14 Q10 Q11
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  buildTyped,
  errorOf,
  fieldsOf,
  fillIn,
  JOB_PAGE,
  openDialog,
  resumeFile,
  submit,
  summaryOf,
  TODAY,
  type Typed,
  toastOf,
  typedIn,
} from '../../support/browser/application-form.ts';
import { axeEverywhere } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, hasTheFocus, isInWindow } from '../../support/browser/eventually.ts';
import { postsTo } from '../../support/browser/held-answers.ts';
import { buildPdf, png } from '../../support/pdf/pdf.ts';
import { temporaryDirectory } from '../../support/stores/database.ts';

const browser = useBrowser({ clock: () => TODAY });
const API = '/api/apply';

/** With the events that the browser's own picker causes: of a file that has been chosen already, others. */
async function chooseAsThePickerDoes(page: Page, file: string): Promise<void> {
  const picker = await page.context().newCDPSession(page);
  const { root } = await picker.send('DOM.getDocument', { depth: 0 });
  const selector = 'dialog [type=file]';
  const { nodeId } = await picker.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  await picker.send('DOM.setFileInputFiles', { nodeId, files: [file] });
  await picker.detach();
}

describe('The rules of the application', () => {
  it('are told beside each field, in the words of the specification, and nothing is sent; lead from a focused summary to the fields, let go of each as soon as it is edited, and ask nothing of an e-mail but that it is there', async () => {
    const page = await browser.look(JOB_PAGE, { height: 600, reducedMotion: 'reduce' });
    const sent = postsTo(page, API);
    const dialog = await openDialog(page);
    const fields = fieldsOf(dialog);
    const summary = summaryOf(dialog);
    const isRefused = async (words: Partial<Record<keyof Typed, string>>) => {
      await submit(dialog);
      await eventually(() => summary.getByRole('link').allTextContents(), Object.values(words));
      for (const [name, error] of Object.entries(words))
        await eventually(() => errorOf(fields[name as keyof Typed]), error);
    };
    await isRefused({
      name: 'Name is required.',
      email: 'Email is required.',
      phone: 'Phone number is required',
      resume: 'Resume is required.',
    });
    await summary.getByText('There are 4 problems').waitFor();
    await hasTheFocus(summary);
    await eventually(() => isInWindow(summary), true);
    expect(await summary.getByRole('alert').count()).toBe(1);
    await expect.poll(() => page.title()).toMatch(/^Error: /);
    await summary.getByRole('link', { name: 'Phone number is required' }).click();
    await eventually(() => focused(page), 'Phone');
    await eventually(() => isInWindow(fields.phone), true);
    await page.keyboard.type('9');
    await summary.getByText('There are 3 problems').waitFor();
    await eventually(() => errorOf(fields.phone), undefined);
    await summary.getByRole('link', { name: 'Resume is required.' }).click();
    await eventually(() => focused(page), 'Resume');
    expect(await axeEverywhere(page, [390])).toEqual({});

    const picture = resumeFile(png(), 'cv.png', 'image/png');
    await fillIn(dialog, buildTyped({ name: '  ', phone: '5000000000', resume: picture }));
    await isRefused({
      name: 'Name is required.',
      phone: 'Enter a valid 10-digit phone number',
      resume:
        'Please choose a PDF file. In Word and most programs: File, then Save as or Export, then PDF. A picture: Print, then Save as PDF.',
    });
    const large = resumeFile(buildPdf({ bytes: 6 * 1024 * 1024 }), 'large.pdf');
    await fillIn(dialog, buildTyped({ phone: '900000000', resume: large }));
    await isRefused({
      phone: 'Enter a valid 10-digit phone number',
      resume: 'Your resume is larger than 5 MB. Please save a smaller PDF and choose it again.',
    });
    expect(sent).toEqual([]);

    await fillIn(dialog, buildTyped({ email: 'ask at the front desk', coverLetter: '' }));
    await summary.waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).not.toMatch(/^Error: /);
    await submit(dialog);
    await dialog.getByRole('heading', { name: /^Your reference A-/ }).waitFor();
  });

  it('let nothing but ten digits into the field for the phone, typed, put in at once, pasted or composed, and say where somebody with a number from elsewhere can write, as soon as it does not fit', async () => {
    const page = await browser.look(JOB_PAGE);
    const dialog = await openDialog(page);
    const { phone, resume } = fieldsOf(dialog);
    const holds = (digits: string) => eventually(() => phone.inputValue(), digits);
    for (const [typed, digits] of [
      ['+9a8 7-6x5(4)3210987', '9876543210'],
      ['+91 98765 43210', '9876543210'],
      ['098765 43210', '9876543210'],
      // Its own first digits are those of the country code.
      ['+91 91987 65432', '9198765432'],
      ['0065 9123 4567', '0065912345'],
    ] as const) {
      await phone.fill('');
      await phone.pressSequentially(typed);
      await holds(digits);
    }
    await phone.fill('');
    // At once, as a keyboard puts in a number from the contacts.
    await page.keyboard.insertText('+91 98765 43210');
    await holds('9876543210');
    await phone.fill('');
    await phone.evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '+971 50 123 4567');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await holds('971501234');
    // As a browser or a password manager fills it in, past what may be typed.
    await phone.fill('\u202a+91 98765 43210\u202c');
    await holds('9876543210');
    const method = await page.context().newCDPSession(page);
    const text = '९१९८७६५४३२१०';
    await phone.fill('');
    await method.send('Input.imeSetComposition', { text, selectionStart: 12, selectionEnd: 12 });
    // Tidied once it is composed, not before.
    await holds(text);
    await method.send('Input.insertText', { text });
    await holds('9876543210');
    await method.detach();
    expect(await resume.getAttribute('accept')).toBe('application/pdf');

    const way = dialog.getByRole('status').getByRole('link', { name: /write to us on the contact page/ });
    await phone.fill('');
    await phone.pressSequentially('4479111234');
    expect(await way.count()).toBe(0);
    await phone.press('5');
    await way.waitFor();
    await holds('4479111234');
    expect(await way.getAttribute('href')).toBe('/contact-us#write');
    await phone.fill('');
    await way.waitFor({ state: 'detached' });
    await phone.press('+');
    await way.waitFor();
    await phone.pressSequentially('919876543210');
    await way.waitFor({ state: 'detached' });
    await holds('9876543210');
  });

  it('ask to choose a resume again that is removed while it is being sent, rather than to check the connection', async () => {
    const page = await browser.look(JOB_PAGE, { expects: /Failed to load resource/ });
    const dialog = await openDialog(page);
    const { resume } = fieldsOf(dialog);
    const file = path.join(await temporaryDirectory(), 'asha-verma.pdf');
    await writeFile(file, buildPdf());
    await fillIn(dialog, buildTyped());
    await resume.setInputFiles(file);
    await page.route(`**${API}`, async (route) => {
      await rm(file);
      await route.abort();
    });
    await submit(dialog);
    const words = 'This file was changed or moved after you chose it. Please choose it again.';
    await eventually(() => errorOf(resume), words);
    expect(await dialog.getByText('check your connection').count()).toBe(0);
    await toastOf(page, words).waitFor();
  });

  it('are told of a chosen file before it is sent, and anew when it was corrected on the disk and chosen again under its name', async () => {
    const page = await browser.look(JOB_PAGE);
    const dialog = await openDialog(page);
    const { resume } = fieldsOf(dialog);
    for (const [words, chosen] of [
      ['In Word and most programs:', resumeFile(Buffer.from('PK'), 'cv.docx', '')],
      ['A picture: Print, then Save as PDF.', resumeFile(Buffer.from('x'), 'cv.jpg', 'image/jpeg')],
      ['Please choose a PDF file.', resumeFile(Buffer.from('<html>'))],
      ['This file is empty.', resumeFile(Buffer.alloc(0))],
      ['This PDF is encrypted', resumeFile(Buffer.from('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\n%%EOF'))],
    ] as const) {
      await resume.setInputFiles(chosen);
      await expect.poll(() => errorOf(resume)).toContain(words);
      await resume.setInputFiles(resumeFile());
      await dialog.getByText(words).waitFor({ state: 'detached' });
    }

    const file = path.join(await temporaryDirectory(), 'asha-verma.pdf');
    await writeFile(file, 'No PDF yet');
    await chooseAsThePickerDoes(page, file);
    const early = dialog.getByText('Please choose a PDF file.');
    await early.waitFor();
    await submit(dialog);
    await eventually(() => errorOf(fieldsOf(dialog).name), 'Name is required.');
    await writeFile(file, buildPdf());
    await chooseAsThePickerDoes(page, file);
    await early.waitFor({ state: 'detached' });
    await dialog.getByText(/^Chosen: .+, /).waitFor();
    await rm(file);
    await submit(dialog);
    const changed = 'This file was changed or moved after you chose it. Please choose it again.';
    await eventually(() => errorOf(resume), changed);
    // A picker that is closed without a choice.
    await resume.dispatchEvent('cancel', { bubbles: true });
    expect(await errorOf(resume)).toBe(changed);
  });
});

it('The dialog of the application keeps the page behind it still and out of reach, closes in four ways, gives the focus back, and still holds what was typed', async () => {
  const page = await browser.look(JOB_PAGE, { height: 600 });
  const dialog = await openDialog(page);
  await eventually(() => focused(page), 'Name');
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 400);
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate((box) => {
      return document.activeElement !== document.body && !box.contains(document.activeElement);
    });
    expect(isOutside).toBe(false);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.mouse.click(5, 450);
  await dialog.waitFor({ state: 'hidden' });

  await openDialog(page);
  const { resume, ...words } = buildTyped();
  await fillIn(dialog, { ...words, resume });
  await page.mouse.click(5, 450);
  expect(await dialog.isVisible()).toBe(true);
  const ways = [
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => dialog.getByRole('button', { name: 'Close window' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await close();
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => focused(page), 'Apply Now');
    await openDialog(page);
    await eventually(() => typedIn(dialog), words);
    expect(await fieldsOf(dialog).resume.evaluate((it) => (it as HTMLInputElement).files?.[0]?.name)).toBe(
      resume.name,
    );
  }
});
