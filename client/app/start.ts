// The first script of a page, and a small one. All others wait for the first paint: on a poor line they would share
// the wire with the styles, the font and the first picture, without which there is nothing to see.

/** Addresses named by the server: the entry, then what it and the page import, so that none waits for its importer. */
const modules = document
  .querySelector<HTMLScriptElement>('script[data-modules]')
  ?.dataset.modules?.split(' ');

function goOn([entry, ...others]: string[]) {
  for (const href of others) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
  import(/* @vite-ignore */ entry as string);
}

// An error page has nothing to take over.
if (modules && document.getElementById('hydration-data')) {
  // A page in a background tab is not painted before someone looks, but should be ready then.
  if (document.hidden) goOn(modules);
  else requestAnimationFrame(() => setTimeout(goOn, 0, modules));
}

// Parts below the first view are sent folded (layout.css), so that a slow phone shows the view before it lays out the
// rest. Here they are unfolded one by one in idle moments, and so are those of the next page.
const page = document.documentElement;
const main = document.getElementById('main');
const { navigation } = window;
/** What must be left of an idle moment for another part, ms; a moment is 50 ms at most. */
const ROOM = 30;

/** Lays out one part, and more only where the processor is quick: no moment may keep a tap waiting. */
function unfold(moment: IdleDeadline) {
  do {
    const part = document.querySelector<HTMLElement>('#main > :not([style])');
    if (!part) return;
    part.style.contentVisibility = 'visible';
    part.getBoundingClientRect();
  } while (moment.timeRemaining() > ROOM);
  requestIdleCallback(unfold);
}

/** Who comes back, or to one place of a page, is scrolled to it: the heights above have to be true at once. */
const setWhole = (isWhole: boolean) => page.toggleAttribute('data-whole', isWhole);

// While developing, React would point out what is unfolded before it takes over.
if (main && navigation && 'requestIdleCallback' in window && !import.meta.env.DEV) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  setWhole(visit?.type !== 'navigate' || location.hash !== '');
  navigation.addEventListener('navigate', ({ navigationType, destination: { url } }) => {
    // Another address for the page that is there, which the router writes as well, moves nobody.
    if (navigationType !== 'replace') setWhole(navigationType !== 'push' || `${url}`.includes('#'));
  });
  const begin = () => requestIdleCallback(unfold);
  requestAnimationFrame(begin);
  new MutationObserver(begin).observe(main, { childList: true });
} else setWhole(true);

export {};
