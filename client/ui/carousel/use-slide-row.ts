import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { followDrag } from './follow-drag.ts';

export type SlideRow = {
  /** False while the row is still the scroll-snap row of the server's HTML. */
  live: boolean;
  /** First slide in view. */
  index: number;
  perView: number;
  /** All slides are in view at once: there is nothing to move. */
  locked: boolean;
  goTo: (index: number) => void;
  goBy: (step: 1 | -1) => void;
};

type State = {
  live: boolean;
  perView: number;
  /** First slide in view; a loop counts on beyond the last, and below 0. */
  at: number;
  /** Where the movement to `at` began, and how long it takes, ms; at rest `at` and 0. */
  from: number;
  duration: number;
};

const atRest = (state: State): State => ({ ...state, from: state.at, duration: 0 });

/**
 * Moves the track of a `.slide-row` by transform, from its buttons and by dragging. Sizes come from the stylesheet:
 * only `--at`, in slides, is set here. `speed` is the duration of a movement, ms; with `loop` the first slide follows
 * the last.
 */
export function useSlideRow(
  row: RefObject<HTMLElement | null>,
  { speed, loop, count }: { speed: number; loop: boolean; count: number },
): SlideRow {
  const duration = useReducedMotion() ? 0 : speed;
  const [state, setState] = useState<State>({ live: false, perView: 1, at: 0, from: 0, duration: 0 });
  const { live, at, perView } = state;
  const last = lastFirst(count, perView);

  const move = (to: (at: number) => number) =>
    setState((before) => {
      const wanted = to(before.at);
      const next = loop ? wanted : Math.min(Math.max(wanted, 0), last);
      return { ...before, at: next, from: before.at, duration };
    });
  const drag = useEffectEvent((by: number) => {
    if (row.current) show(row.current, { loop, at: at + by, from: at + by, duration: 0 });
  });
  const release = useEffectEvent((by: number) => move((from) => from + Math.round(by)));

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const seen = firstInView(element);
    const measure = () => {
      const perView = Number(getComputedStyle(element).getPropertyValue('--per-view')) || 1;
      setState((before) => {
        const at = before.live ? before.at : seen;
        // Sizes that change with the window are not to be animated.
        return atRest({
          ...before,
          live: true,
          perView,
          at: loop ? at : Math.min(at, lastFirst(count, perView)),
        });
      });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const gone = new AbortController();
    const { signal } = gone;
    const track = trackOf(element);
    track?.addEventListener('transitionend', ({ target }) => target === track && setState(atRest), {
      signal,
    });
    followDrag(element, { signal, slideWidth: () => stepOf(element), drag, release });
    return () => {
      gone.abort();
      sizes.disconnect();
    };
  }, [row, loop, count]);

  // Before the next paint: the row must not be seen between two places.
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || !state.live) return;
    if (!('live' in element.dataset)) element.scrollLeft = 0;
    element.dataset.live = '';
    show(element, { loop, ...state });
  }, [row, loop, state]);

  return {
    live,
    index: remainder(at, count),
    perView,
    locked: live && count <= perView,
    goTo: (index) => move((from) => from - remainder(from, count) + index),
    goBy: (step) => move((from) => (loop ? from + step : remainder(from + step, last + 1))),
  };
}

/** The last slide that can be the first in view. */
function lastFirst(count: number, perView: number): number {
  return Math.max(0, count - perView);
}

/** Never negative. */
function remainder(at: number, count: number): number {
  return ((at % count) + count) % count;
}

function trackOf(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>('.slide-row__track');
}

function slidesOf(row: Element): HTMLElement[] {
  return [...(trackOf(row)?.children ?? [])] as HTMLElement[];
}

/** From the start of one slide to that of the next, px. */
function stepOf(row: HTMLElement): number {
  const [first, second] = slidesOf(row);
  return first && second ? second.offsetLeft - first.offsetLeft : row.clientWidth;
}

function show(
  row: HTMLElement,
  { loop, at, from, duration }: Omit<State, 'live' | 'perView'> & { loop: boolean },
) {
  const slides = slidesOf(row);
  if (loop) {
    // Moves each slide by whole turns to its first place at or after the slide before the first one on the way.
    const first = Math.floor(Math.min(at, from)) - 1;
    for (const [place, slide] of slides.entries()) {
      slide.style.setProperty('--turns', `${Math.ceil((first - place) / slides.length) * slides.length}`);
    }
  }
  const track = trackOf(row);
  if (!track) return;
  track.style.transitionDuration = `${duration}ms`;
  track.style.setProperty('--at', `${at}`);
}

function firstInView(row: HTMLElement): number {
  const first = slidesOf(row).findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > row.scrollLeft);
  return Math.max(0, first);
}
