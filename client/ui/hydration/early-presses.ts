/**
 * How the page takes presses before its code is there, in three places:
 *
 * 1. The server marks what React has still to take over with `data-waiting`: the page's root, and inside it each part
 *    whose code comes later (lazy-part.tsx).
 * 2. `keepEarlyPresses`, called by the page's first script, notes presses on the buttons of what waits.
 * 3. Once React has hydrated such an element, hydration-signal.tsx takes the mark away, and they are pressed again.
 */
export function keepEarlyPresses(): void {
  const pressed = new Set<HTMLElement>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
      if (button && isWaiting(button)) pressed.add(button);
    },
    { capture: true },
  );
  new MutationObserver(() => {
    for (const button of pressed) {
      if (isWaiting(button)) continue;
      pressed.delete(button);
      button.click();
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-waiting'] });
}

/** Links, forms, `<summary>` and the buttons of the menu work without scripts. */
const BUTTONS = 'button[type="button"]:not([popovertarget])';
const isWaiting = (button: Element) => button.closest('[data-waiting]') !== null;
