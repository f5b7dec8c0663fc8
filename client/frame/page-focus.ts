/** Moves the focus to the page's heading, or to its main element if there is none, without scrolling. */
export function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) return;
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}
