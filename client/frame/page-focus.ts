/** Moves the focus to the page's heading, or to its main part where there is none; nothing scrolls. */
export function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (document.activeElement === heading) return;
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}
