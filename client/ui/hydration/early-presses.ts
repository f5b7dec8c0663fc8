/**
 * Records clicks on buttons before React has hydrated the page, and repeats them once it has. Called by the
 * page's first script. The server sends the page's root with `data-waiting`; the layout removes it.
 */
export function keepEarlyPresses(): void {
  const pressed = new Set<HTMLElement>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
      if (button) pressed.add(button);
    },
    { capture: true },
  );
  new MutationObserver(() => {
    for (const button of pressed) button.click();
    pressed.clear();
  }).observe(document, { subtree: true, attributeFilter: ['data-waiting'] });
}

/** Not links, forms, `<summary>` and the menu's buttons, which work without scripts. */
const BUTTONS = '[data-waiting] button[type="button"]:not([popovertarget])';
