// The first script of a page, and a small one. All others wait for the first paint: on a poor line they would share
// the wire with the styles, the font and the first picture, without which there is nothing to see.

const root = document.documentElement;

/** Addresses named by the server: the entry, then what it and the page import, so that none waits for its importer. */
const modules = document
  .querySelector<HTMLScriptElement>('script[data-modules]')
  ?.dataset.modules?.split(' ');

function goOn([entry, ...others]: string[]) {
  for (const href of others) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
  // Where they do not come the page is what it is without scripts.
  import(/* @vite-ignore */ entry as string).catch(() => delete root.dataset.scripts);
}

// An error page has nothing to take over.
if (modules && document.getElementById('hydration-data')) {
  // Stylesheets hide what scripts bring to sight, and show the buttons for it, where this is set alone.
  root.dataset.scripts = '';
  // A page in a background tab is not painted before someone looks, but should be ready then.
  if (document.hidden) goOn(modules);
  else requestAnimationFrame(() => setTimeout(goOn, 0, modules));
}

// A press on a button whose code has not come takes effect when it has. Links, forms, `<summary>` and the buttons of
// the menu do their work without scripts.
const BUTTONS = 'button[type="button"]:not([popovertarget])';
const pressed = new Set<HTMLElement>();
const isWaiting = (button: Element) => button.closest('[data-waiting]') !== null;

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(BUTTONS) : null;
    if (button && isWaiting(button)) pressed.add(button);
  },
  { capture: true },
);
document.addEventListener('takenover', () => {
  for (const button of pressed) {
    if (isWaiting(button)) continue;
    pressed.delete(button);
    button.click();
  }
});

export {};
