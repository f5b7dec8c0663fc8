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

/** The section that assistive technology knows by `name`. */
export function region(part: HtmlElement, name: string): HtmlElement {
  const isNamed = (section: HtmlElement) =>
    section.get('aria-label') === name ||
    part.all(`[id="${section.get('aria-labelledby')}"]`).some(({ text }) => text === name);
  const found = part.all('section').find(isNamed);
  if (!found) throw new Error(`no section is called ${name}`);
  return found;
}

/** What the tabs of `part` show, in their order. */
export const panelsOf = (part: HtmlElement) =>
  part.all('[role="tab"]').map((tab) => part.one(`[id="${tab.get('aria-controls')}"]`));

/** The paragraphs that stand with the title of a page. */
export const paragraphsAtTitle = (main: HtmlElement) => main.one('h1').parent?.texts('p') ?? [];

/** What a page tells search engines (JSON-LD). */
export const dataBlocks = (document: HtmlElement) =>
  document.all('script[type="application/ld+json"]').map((block) => JSON.parse(block.children.join('')));

/** The entries of lists of open jobs. */
export const jobCards = (main: HtmlElement) =>
  main.all('li').filter((entry) => entry.all('a').some(({ text }) => text.startsWith('View Details')));

/** The words of an expandable paragraph before it is cut, and all of them; the rest follows in an element of its own. */
export function expandable(paragraph: HtmlElement): { shown: string; whole: string; dots: string[] } {
  const parts = paragraph.children.filter((child) => typeof child === 'object' && child.tag === 'span');
  const [shown, ...others] =
    parts.length > 0 ? parts.map((part) => (part as HtmlElement).text) : [paragraph.text];
  const dots = paragraph.texts('span').filter((text) => text === '...');
  const rest = others.filter((text) => text !== '...');
  return { shown: shown ?? '', whole: [shown, ...rest].join(' '), dots };
}
