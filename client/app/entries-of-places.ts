import type { RouterState } from 'react-router-dom';

/**
 * Gives the entries that the browser adds to the history for links to places in the page (`#openings`) keys of their
 * own. Without one the router takes such an entry for the one at which the visit began, and scrolls to where that was
 * left. Call before the router listens to the history itself.
 */
export function keyEntriesOfPlaces(stateOf: () => RouterState): void {
  window.addEventListener('popstate', () => {
    const { location, navigation } = stateOf();
    const isSame = navigation.state === 'idle' && (history.state?.key ?? 'default') === location.key;
    if (history.state && !isSame) return;
    history.replaceState({ idx: null, ...history.state, key: String(Math.random()) }, '');
  });
}
