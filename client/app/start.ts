// The first script of a page, and a small one. All others wait for the first paint: on a slow connection they would
// compete for bandwidth with the styles, the font and the first picture.
import { replayEarlyClicks } from './early-clicks.ts';

const root = document.documentElement;

/** After this, visitors take an unresponsive page for broken, ms. */
const TIMEOUT = 15_000;

/** URLs from the server: the entry, then what it and the page import, so that none waits for its importer. */
const modules = document
  .querySelector<HTMLScriptElement>('script[data-modules]')
  ?.dataset.modules?.split(' ');

function loadModules([entry, ...others]: string[]) {
  for (const href of others) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
  // If they fail to load, or hang, the page is as without JavaScript until they arrive.
  const disableScripts = () => delete root.dataset.scripts;
  setTimeout(() => document.querySelector('#root[data-waiting]') && disableScripts(), TIMEOUT);
  import(/* @vite-ignore */ entry as string).catch(disableScripts);
}

const block = document.getElementById('hydration-data');

// An error page is not hydrated. A browser older than the stylesheets' (vite.config.ts) gets the page as without
// JavaScript, which works in full.
if (modules && block && 'groupBy' in Map) {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload of the home page starts at the top, not at the scroll position that the browser restores.
  if (loaded?.type === 'reload' && location.pathname === '/') {
    history.scrollRestoration = 'manual';
    scrollTo({ top: 0, behavior: 'instant' });
  }
  // After a reload several history entries share this document; before hydration Back changes only the URL.
  const loadOther = () => {
    const address = new URL(loaded?.name ?? '', location.href);
    const isHere = location.pathname === address.pathname && location.search === address.search;
    if (isHere || !document.querySelector('#root[data-waiting]')) return;
    block.remove();
    location.reload();
  };
  addEventListener('popstate', loadOther);
  loadOther();
  // Stylesheets hide what scripts reveal, and show the controls for it, only where this attribute is set.
  root.dataset.scripts = '';
  // A page in a background tab is not painted before someone looks, but should be ready then.
  if (document.hidden) loadModules(modules);
  else {
    const painted = new Promise<void>((resolve) => {
      // Not requestAnimationFrame, which fires before the paint: up to 0.2 s on a phone's connection.
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      // A browser that resists fingerprinting may report no paint.
      addEventListener('load', () => setTimeout(resolve, 1000));
    });
    painted.then(() => loadModules(modules));
  }
}

// ui/kept/kept.ts restores the scroll position of a reload late, unless the reader has moved on by then.
for (const type of ['wheel', 'touchmove', 'keydown']) {
  addEventListener(type, () => Object.assign(root.dataset, { moved: '' }), { once: true, passive: true });
}

replayEarlyClicks();

document.addEventListener(
  'click',
  ({ target }) => {
    // For a fragment link, the browser moves the focus to the target only if that is focusable.
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
    const place = link && document.getElementById(link.hash.slice(1));
    if (place && place.tabIndex < 0) place.tabIndex = -1;
  },
  { capture: true },
);
