import { company } from '#content/company.ts';
import type { HtmlElement } from './html.ts';

/** Where the links that say exactly `label` lead. */
export const linksSaying = (part: HtmlElement, label: string) =>
  part
    .all('a')
    .filter(({ text }) => text === label)
    .map((link) => link.get('href'));

export const hasAddress = (part: HtmlElement) =>
  part
    .texts('address')
    .some((text) => [company.address.street, 'Indore', 'India'].every((line) => text.includes(line)));

/** Names and labels of a form's fields. */
export const fieldLabels = (form: HtmlElement) =>
  Object.fromEntries(
    [...form.all('input'), ...form.all('textarea')]
      // Of those that people see.
      .filter((field) => field.get('type') !== 'hidden' && field.get('tabindex') !== '-1')
      .map((field) => [field.get('name'), form.one(`label[for="${field.get('id')}"]`).text]),
  );

/** The words of an expandable text before it is cut, and all of them. */
export function expandable(part: HtmlElement): { shown: string; whole: string } {
  const [first] = part.children;
  const shown = typeof first === 'object' ? first.text : part.text;
  return { shown, whole: [shown, ...part.texts('.expandable__rest')].join(' ') };
}
