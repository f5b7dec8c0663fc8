import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { Application } from '#shared/application.ts';
import { jobPath } from '#shared/paths.ts';
import { buildPdf } from '../pdf/pdf.ts';

/** A job that is open at `TODAY`, and its page. */
export const JOB = { id: 'embedded-firmware-engineer', title: 'Embedded Firmware Engineer' };
export const JOB_PAGE = jobPath(JOB.id);
/** The sample jobs close one after the other; on this day most are open, and android-developer is closed. */
export const TODAY = new Date('2026-11-20T06:00:00Z');

export type ResumeFile = { name: string; mimeType: string; buffer: Buffer };

export function resumeFile(
  buffer = buildPdf(),
  name = 'asha-verma.pdf',
  mimeType = 'application/pdf',
): ResumeFile {
  return { name, mimeType, buffer };
}

/** A file that another program made, as an applicant would have it. */
export const realResume = () => resumeFile(readFileSync('test/fixtures/latex-hyperref.pdf'));

/** The fields that are typed, in their order on the page. */
type Field = keyof Application;
export type Typed = Partial<Record<Field, string>> & { resume?: ResumeFile };

let applicants = 0;

/** All that an applicant types; name only what the test is about. Everyone is somebody else. */
export function buildTyped(change: Typed = {}): Required<Typed> {
  applicants += 1;
  return {
    name: 'Asha Verma',
    email: `asha.verma.${applicants}@mail.example`,
    phone: '9000000001',
    coverLetter: 'Six years of firmware.\nMostly motors.',
    resume: resumeFile(),
    ...change,
  };
}

/** Fills the given fields of the form inside `place`. */
export async function fillIn(place: Locator, typed: Typed): Promise<void> {
  const fields = fieldsOf(place);
  for (const [name, text] of Object.entries(typed))
    if (typeof text === 'string') await fields[name as Field].fill(text);
  if (typed.resume) await fields.resume.setInputFiles(typed.resume);
}

/** What the form inside `place` holds now, without its file. */
export async function typedIn(place: Locator): Promise<Record<Field, string>> {
  const { name, email, phone, coverLetter } = fieldsOf(place);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    phone: await phone.inputValue(),
    coverLetter: await coverLetter.inputValue(),
  };
}

export function fieldsOf(place: Locator): Record<Field | 'resume', Locator> {
  return {
    name: place.getByLabel('Name', { exact: true }),
    email: place.getByLabel('Email'),
    phone: place.getByLabel('Phone'),
    resume: place.getByLabel('Resume'),
    coverLetter: place.getByLabel('Cover letter'),
  };
}

/** Opens the dialog from the job's page. */
export async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: /^Appl(y|ied): / });
  await dialog.waitFor();
  return dialog;
}

export const submit = (place: Locator) => place.getByRole('button', { name: 'Submit Application' }).click();

/** The message at the top right with these words. */
export const toastOf = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: 'Messages' }).locator('[role] > *', { hasText: words });

/** The box above a form that was refused: what is wrong, each with a link to its field. It takes the focus. */
export const summaryOf = (place: Page | Locator) => place.locator('[tabindex="-1"]:has(> [role=alert])');

/** What stands beside a field and is read out with it, its hint left out. */
export async function errorOf(field: Locator): Promise<string | undefined> {
  return field.evaluate((control) => {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const texts = ids
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent);
    return control.getAttribute('aria-invalid') === 'true' ? (texts[0] ?? '') : undefined;
  });
}
