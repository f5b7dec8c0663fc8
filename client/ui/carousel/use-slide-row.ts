import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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

/**
 * Moves the track of a `.slide-row` by transform, from its buttons and by dragging. Sizes come from the stylesheet:
 * only `--at`, in slides, is set here. `speed` is the duration of a movement, ms; with `loop` the first slide follows
 * the last.
 */
export function useSlideRow(
  row: RefObject<HTMLElement | null>,
  options: { speed: number; loop: boolean; count: number },
): SlideRow {
  const { loop, count } = options;
  const speed = useReducedMotion() ? 0 : options.speed;
  const [{ live, at, perView }, setState] = useState({ live: false, at: 0, perView: 1 });
  const now = useRef({ at, perView, speed });
  now.current.speed = speed;

  const moveTo = useCallback(
    (wanted: number) => {
      const track = trackOf(row.current);
      if (!track) return;
      const last = Math.max(0, count - now.current.perView);
      const next = loop ? wanted : Math.min(Math.max(wanted, 0), last);
      if (loop) placeAround(track, Math.min(next, now.current.at));
      track.style.transitionDuration = `${now.current.speed}ms`;
      track.style.setProperty('--at', `${next}`);
      now.current.at = next;
      setState((before) => ({ ...before, at: next }));
    },
    [row, loop, count],
  );

  useEffect(() => {
    const element = row.current;
    const track = trackOf(element);
    if (!element || !track) return;
    now.current.at = firstInView(element);
    element.scrollLeft = 0;
    element.dataset.live = '';
    const measure = () => {
      now.current.perView = Number(getComputedStyle(element).getPropertyValue('--per-view')) || 1;
      const last = Math.max(0, count - now.current.perView);
      if (!loop) now.current.at = Math.min(now.current.at, last);
      rest();
      const { at, perView } = now.current;
      setState({ live: true, at, perView });
    };
    /** Sizes that change with the window are not to be animated. */
    const rest = () => {
      track.style.transitionDuration = '0ms';
      track.style.setProperty('--at', `${now.current.at}`);
      if (loop) placeAround(track, now.current.at);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    const gone = new AbortController();
    track.addEventListener('transitionend', ({ target }) => target === track && rest(), {
      signal: gone.signal,
    });
    followDrag(element, {
      signal: gone.signal,
      slideWidth: () => stepOf(track),
      start: () => now.current.at,
      drag: (at) => {
        if (loop) placeAround(track, Math.floor(at));
        track.style.transitionDuration = '0ms';
        track.style.setProperty('--at', `${at}`);
      },
      end: moveTo,
    });
    return () => {
      gone.abort();
      sizes.disconnect();
    };
  }, [row, loop, count, moveTo]);

  const goTo = useCallback(
    (index: number) => {
      const { at } = now.current;
      moveTo(loop ? at - remainder(at, count) + index : index);
    },
    [moveTo, loop, count],
  );
  const goBy = useCallback(
    (step: 1 | -1) => {
      const { at, perView } = now.current;
      const last = Math.max(0, count - perView);
      const next = at + step;
      if (loop) moveTo(next);
      else moveTo(next > last ? 0 : next < 0 ? last : next);
    },
    [moveTo, loop, count],
  );
  return {
    live,
    index: remainder(at, count),
    perView,
    locked: live && count <= perView,
    goTo,
    goBy,
  };
}

/** Never negative. */
function remainder(at: number, count: number): number {
  return ((at % count) + count) % count;
}

function trackOf(row: Element | null): HTMLElement | null {
  return row?.querySelector<HTMLElement>('.slide-row__track') ?? null;
}

function slidesOf(track: Element): HTMLElement[] {
  return [...track.children] as HTMLElement[];
}

/** From the start of one slide to that of the next, px. */
function stepOf(track: HTMLElement): number {
  const [first, second] = slidesOf(track);
  return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth;
}

/** In a loop, moves each slide by whole turns to its first place at or after the slide before `at`. */
function placeAround(track: HTMLElement, at: number) {
  const slides = slidesOf(track);
  for (const [place, slide] of slides.entries()) {
    slide.style.setProperty('--turns', `${Math.ceil((at - 1 - place) / slides.length) * slides.length}`);
  }
}

function firstInView(row: HTMLElement): number {
  const first = slidesOf(row.firstElementChild ?? row).findIndex(
    (slide) => slide.offsetLeft + slide.offsetWidth / 2 > row.scrollLeft,
  );
  return Math.max(0, first);
}
