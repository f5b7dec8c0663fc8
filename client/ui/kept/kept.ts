import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { HOME } from '#shared/paths.ts';
import { useHydrated } from '../hydration/use-hydrated.ts';
import { readStored, store } from './stored.ts';

const STORE = 'kept';
/** What readers opened or chose, by path and `id`. Also in session storage, so that a reload finds it. */
const kept = new Map<string, unknown>(import.meta.env.SSR ? [] : ofThisVisit());

function ofThisVisit(): [string, unknown][] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isNew = visit?.type === 'navigate' || (visit?.type === 'reload' && location.pathname === HOME);
  const all = readStored(STORE);
  if (!Array.isArray(all)) return [];
  return all.filter(([name]) => !(isNew && name.startsWith(`${location.pathname} `)));
}

/** Where storage is disabled or full, a reload shows the page as the server sent it. */
function keep(name: string, value: unknown): void {
  if (value !== undefined) kept.set(name, value);
  else if (!kept.delete(name)) return;
  store(STORE, [...kept]);
}

/** Key of the scroll position, by path. The browser restores its own while panels are still as sent. */
const placeName = () => `${location.pathname} place`;
let place: unknown;
if (!import.meta.env.SSR) {
  place = kept.get(placeName());
  addEventListener('pagehide', () => keep(placeName(), scrollY));
  // A move to another history entry, whose scroll position the router knows.
  addEventListener('popstate', () => {
    place = undefined;
  });
}

/** Called once state is restored: panels open without animation, and a new document scrolls back. */
function restoreScroll(): void {
  const { style, dataset } = document.documentElement;
  style.setProperty('--t-panel', '0s');
  style.overflowAnchor = 'none';
  // If the scripts loaded late, the reader may have scrolled on.
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
 * State of something that readers open or choose: a string, number or boolean. After Back, Forward or a reload
 * the page has it as they left it, since their scroll position was measured then; a new visit begins with
 * `initial`. `id` is unique on the page.
 */
export function useKept<T>(id: string, initial: T): [T, (value: T) => void] {
  const { pathname } = useLocation();
  // Kept for the whole visit: later navigations may lead to fragments of the page.
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
    if (isRestored) restoreScroll();
  }, [isRestored]);

  const set = (own: T) => {
    keep(visit.name, own);
    setVisit({ ...visit, own });
  };
  return [visit.own ?? left ?? initial, set];
}
