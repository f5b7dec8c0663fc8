import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { HOME } from '#shared/paths.ts';
import { useHydrated } from './hydration/use-hydrated.ts';
import { readStored, store } from './stored.ts';

const STORE = 'kept';
/** What readers left open or chosen, by page and `id`; in the tab, so that a reload finds it too. */
const kept = new Map<string, unknown>(import.meta.env.SSR ? [] : ofThisVisit());

function ofThisVisit(): [string, unknown][] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNew = visit?.type === 'navigate' || (visit?.type === 'reload' && location.pathname === HOME);
  const all = readStored(STORE);
  if (!Array.isArray(all)) return [];
  return all.filter(([name]) => !(isNew && name.startsWith(`${location.pathname} `)));
}

/** Without storage, or room in it, a reload shows the page as it was sent. */
function keep(name: string, value: unknown): void {
  if (value !== undefined) kept.set(name, value);
  else if (!kept.delete(name)) return;
  store(STORE, [...kept]);
}

/** The place in the page of this document, by its path: browsers restore it in a page that is as it was sent. */
const placeName = () => `${location.pathname} place`;
let place: unknown;
if (!import.meta.env.SSR) {
  place = kept.get(placeName());
  addEventListener('pagehide', () => keep(placeName(), scrollY));
  // To another entry of the history, whose place the router knows.
  addEventListener('popstate', () => {
    place = undefined;
  });
}

/** Called where what was left is there again: panels open at once, and with a new document the place is the one left. */
function holdStill(): void {
  const { style, dataset } = document.documentElement;
  style.setProperty('--t-panel', '0s');
  style.overflowAnchor = 'none';
  // Where the scripts came late, the reader may have gone on.
  const top = 'moved' in dataset ? undefined : place;
  const settle = () => typeof top === 'number' && scrollTo({ top, behavior: 'instant' });
  settle();
  requestAnimationFrame(() => {
    settle();
    style.removeProperty('--t-panel');
    style.overflowAnchor = '';
  });
}

/**
 * State of something that readers open or choose: a string or a boolean. A page that they come back to by Back, Forward or
 * a reload has it as they left it, since their place was measured then; one that is asked for anew begins with `initial`.
 * `id` is unique on the page.
 */
export function useKept<T>(id: string, initial: T): [T, (value: T) => void] {
  const { pathname } = useLocation();
  // Of the navigation that the page is shown by: later ones may lead to places in it.
  const isReturn = useNavigationType() === 'POP';
  const name = `${pathname} ${id}`;
  const [visit, setVisit] = useState<{ name: string; isReturn: boolean; own?: T }>({ name, isReturn });
  if (visit.name !== name) setVisit({ name, isReturn });
  const isHydrated = useHydrated();
  const left = isHydrated && visit.isReturn ? (kept.get(visit.name) as T | undefined) : undefined;

  useLayoutEffect(() => {
    if (!visit.isReturn) keep(visit.name, visit.own);
  }, [visit]);
  const isRestored = left !== undefined && visit.own === undefined;
  useLayoutEffect(() => {
    if (isRestored) holdStill();
  }, [isRestored]);

  const set = (own: T) => {
    keep(visit.name, own);
    setVisit({ ...visit, own });
  };
  return [visit.own ?? left ?? initial, set];
}
