/** Duration of a panel's animation, ms; the same as the token `--t-panel`. */
export const ACCORDION_ANIMATION = 300;

/**
 * Keeps an element in place in the viewport while panels above it open or close, by compensating the scroll position.
 * Ends with the animation, or as soon as the visitor scrolls or presses something else.
 */
export function keepInPlace(element: Element) {
  const before = element.getBoundingClientRect().top;
  /** The animation begins with the first frame after the press, however late that is. */
  let until: number | undefined;
  let given = false;
  const giveUp = () => {
    given = true;
  };
  const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  for (const type of scrolling) addEventListener(type, giveUp, { once: true, passive: true });
  const hold = (now: number) => {
    until ??= now + ACCORDION_ANIMATION + 100;
    const moved = element.getBoundingClientRect().top - before;
    if (!given && Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
    if (!given && now < until) return requestAnimationFrame(hold);
    for (const type of scrolling) removeEventListener(type, giveUp);
  };
  requestAnimationFrame(hold);
}
