// behaviour: Q9
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { buildTyped, fieldsOf, JOB, TODAY } from '../../support/browser/application-form.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { eventually, focused, isInWindow, textOf } from '../../support/browser/eventually.ts';

const browser = useBrowser({ clock: () => TODAY });

/** Presses Tab until what has the focus is called `name`, and fails if it never is or the focus is lost on the way. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (typeof name === 'string' ? here === name : name.test(here)) {
      expect(await isInWindow(page.locator(':focus'))).toBe(true);
      return;
    }
    passed.push(here);
  }
  throw new Error(`Tab never came to ${name}, but to ${passed.join(' | ')}`);
}

describe('A job seeker who uses the keyboard alone (WCAG 2.1.1, 2.4.3, 2.4.11)', () => {
  it('finds a job, applies for it and is back where the application began', async () => {
    const page = await browser.visit('/');
    await page.keyboard.press('Tab');
    await eventually(() => focused(page), 'Skip to content');
    await tabTo(page, 'Career');
    await page.keyboard.press('Enter');
    await eventually(() => focused(page), 'Work where the board is on your desk');

    await tabTo(page, 'Title, skill or place');
    await page.keyboard.type('embedded firmware');
    await page.getByText('1 of ').waitFor();
    await eventually(() => focused(page), 'Title, skill or place');
    await tabTo(page, /^View Details/);
    await page.keyboard.press('Enter');
    await eventually(() => focused(page), JOB.title);

    await tabTo(page, 'Apply Now');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Apply: ${JOB.title}` });
    await eventually(() => focused(page), 'Name');
    const typed = buildTyped();
    await page.keyboard.type(typed.name);
    await tabTo(page, 'Email');
    await page.keyboard.type(typed.email);
    await tabTo(page, 'Phone');
    await page.keyboard.type('12');
    await tabTo(page, 'Resume');
    await fieldsOf(dialog).resume.setInputFiles(typed.resume);
    await tabTo(page, /^Cover letter/);
    await page.keyboard.type('By keyboard.');
    await tabTo(page, 'Submit Application');
    await page.keyboard.press('Space');

    await eventually(() => focused(page), 'There is 1 problemEnter a valid 10-digit phone number');
    await tabTo(page, 'Enter a valid 10-digit phone number');
    await page.keyboard.press('Enter');
    await eventually(() => focused(page), 'Phone');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed.phone);
    await page.keyboard.press('Enter');
    await eventually(() => focused(page), 'Application submitted successfully!');
    const reference = await textOf(dialog.getByText(/^A-\w{4}-\w{4}$/));
    expect(await browser.site.stores.applications.find(reference)).toMatchObject({
      name: typed.name,
      email: typed.email,
      phone: typed.phone,
      coverLetter: 'By keyboard.',
    });
    await tabTo(page, 'Close');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => focused(page), 'Apply Now');
  });
});
