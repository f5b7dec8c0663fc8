/**
 * Records clicks on buttons before React has hydrated the page, and repeats them once it has. Called by the
 * page's first script. The server sends the page's root with `data-waiting`; the layout removes it.
 */
export function replayEarlyClicks(): void {
  const clicked = new Set<HTMLElement>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
      if (!button) return;
      // A second click moves it to the end: of several tabs, the last one clicked is meant.
      clicked.delete(button);
      clicked.add(button);
    },
    { capture: true },
  );
  new MutationObserver(() => {
    for (const button of clicked) button.click();
    clicked.clear();
  }).observe(document, { subtree: true, attributeFilter: ['data-waiting'] });
}

/** Not links, forms, `<summary>` and the menu's buttons, which work without scripts. */
const BUTTONS = '[data-waiting] button[type="button"]:not([popovertarget])';
