// The first script of a page, and a small one. All others wait for the first paint: on a poor line they would share
// the wire with the styles, the font and the first picture, without which there is nothing to see.

/** Addresses named by the server: the entry, then what it and the page import, so that none waits for its importer. */
const modules = document
  .querySelector<HTMLScriptElement>('script[data-modules]')
  ?.dataset.modules?.split(' ');

function goOn([entry, ...others]: string[]) {
  for (const href of others) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.fetchPriority = 'low';
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry as string);
}

// An error page has nothing to take over.
if (modules && document.getElementById('hydration-data')) {
  // A page in a background tab is not painted before someone looks, but should be ready then.
  if (document.hidden) goOn(modules);
  else requestAnimationFrame(() => setTimeout(goOn, 0, modules));
}

export {};
