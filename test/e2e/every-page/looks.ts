import type { Page } from 'playwright-core';
import { hydrated } from '../../support/browser/browser.ts';
import { readToTheEnd } from '../../support/browser/whole-page.ts';

/** Properties in which a rule that came too late, or from another page, would be seen. */
const PROPERTIES = `
  display position order visibility opacity overflow-x overflow-y z-index cursor margin-top margin-bottom padding
  border-top border-right border-bottom border-left border-start-start-radius background-color background-image
  box-shadow color fill stroke stroke-width mask-image font-family font-size font-weight line-height letter-spacing
  text-align text-transform text-decoration-line white-space overflow-wrap list-style-type transform content
  grid-template-columns grid-column grid-row gap flex flex-wrap align-items align-self justify-content justify-items
  justify-self align-content object-fit aspect-ratio max-width min-height`
  .trim()
  .split(/\s+/);

/** Each element of the main part, its pseudo-elements included, once the page has come to rest: name, box in px, style. */
export async function looksOf(page: Page): Promise<string[]> {
  // Before its scripts answer, a page lacks what only they know, as the time at the office.
  await hydrated(page);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    // Nothing is caught on its way from one colour to another.
    still.replaceSync('main, main * { transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
  await readToTheEnd(page);
  // Scrolling has asked for a sheet.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  // A row of slides is taken over once a reader who has the scripts sees it.
  await page.waitForFunction(() => {
    const row = document.querySelector('main .slide-row:not([data-live])');
    row?.scrollIntoView({ behavior: 'instant' });
    return !row;
  });
  return page.evaluate((properties) => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    const styleOf = (element: Element, part: '' | '::before' | '::after') => {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') return [];
      const values = properties.map((property) => `${part}${property}: ${style.getPropertyValue(property)}`);
      // The colour of a border that is not there is irrelevant.
      return values.map((value) => value.replace(/: 0px none .*/, ': none'));
    };
    return [...document.querySelectorAll('main, main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x + scrollX, y + scrollY, width, height].map(Math.round);
      const style = (['', '::before', '::after'] as const).flatMap((part) => styleOf(element, part));
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class')} at ${box}: ${style.join('; ')}`;
    });
  }, PROPERTIES);
}
