import { useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { useReducedMotion } from '../use-media.ts';
import { useInView } from './use-in-view.ts';
import { useRotation } from './use-rotation.ts';

type SlideRowOptions = {
  /** The content: the accessible name of the row while it is a native scroll container. */
  label: string;
  /** How long the row rests, and how long it moves, ms. */
  autoplay: number;
  speed: number;
  /** The first slide follows the last, without scrolling back. */
  loop: boolean;
  count: number;
};

/**
 * Hands a `.slide-row` to Swiper when it first comes into view, and rotates it. Before that, and where Swiper's code
 * fails to load, it stays a scroll-snap row, which the arrows scroll. Sizes come from the stylesheet.
 */
export function useSlideRow({ label, autoplay, speed, loop, count }: SlideRowOptions) {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const duration = useReducedMotion() ? 0 : speed;
  const isSeen = useInView(row, { once: true });
  const swiper = useRef<Swiper>(null);
  const [{ live, index, perView }, setState] = useState({ live: false, index: 0, perView: 1 });

  useEffect(() => {
    const element = row.current;
    if (element) setState((before) => ({ ...before, perView: perViewOf(element) }));
  }, []);

  useEffect(() => {
    const element = row.current;
    if (!isSeen || !element) return;
    const gone = new AbortController();
    const { signal } = gone;
    const show = ({ realIndex }: Swiper) =>
      setState({ live: true, index: realIndex, perView: perViewOf(element) });
    const create = async () => {
      const { Swiper } = await import('./moving-row.ts');
      if (signal.aborted) return;
      const initialSlide = firstInView(element);
      element.scrollLeft = 0;
      element.dataset.live = '';
      swiper.current = new Swiper(element, {
        wrapperClass: 'slide-row__track',
        slideClass: 'slide',
        slidesPerView: 'auto',
        initialSlide,
        loop,
        loopPreventsSliding: false,
        rewind: !loop,
        // A press focuses a button as usual: Swiper must neither prevent that nor blur another one.
        touchStartPreventDefault: false,
        focusableElements: 'input, select, textarea',
        lazyPreload: false,
        preventClicks: false,
        preventClicksPropagation: false,
        on: { init: show, realIndexChange: show, resize: show },
      });
      // The click that ends a drag must not activate links or buttons. A click by keyboard has `detail` 0.
      const endDrag = (click: MouseEvent) => {
        if (swiper.current?.allowClick || click.detail === 0) return;
        click.preventDefault();
        click.stopPropagation();
      };
      element.addEventListener('click', endDrag, { capture: true, signal });
      // Native drag and drop would pull pictures and links out of the row.
      element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    };
    create().catch(() => {});
    return () => {
      gone.abort();
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [isSeen, loop]);

  useEffect(() => {
    if (live && swiper.current) swiper.current.params.speed = duration;
  }, [live, duration]);

  const goBy = (step: 1 | -1) => {
    if (!swiper.current) scrollBySlide(row.current, step);
    else if (step === 1) swiper.current.slideNext();
    else swiper.current.slidePrev();
  };
  /** All slides are in view at once: there is nothing to move. */
  const locked = count <= perView;
  const rotation = useRotation({
    root,
    delay: autoplay,
    movement: speed,
    step: index,
    advance: () => goBy(1),
    enabled: live && !locked,
  });

  return {
    root,
    /** Props of the row: in the tab order while it scrolls natively; then -1 only lets it keep the focus. */
    row: {
      ref: row,
      tabIndex: live ? -1 : 0,
      ...(!live && { role: 'group', 'aria-label': label }),
    },
    rotation,
    /** False while the row is still the scroll-snap row of the server's HTML. */
    live,
    /** First slide in view. */
    index,
    perView,
    locked,
    goTo: (to: number) => swiper.current?.slideTo(to),
    goBy,
  };
}

const perViewOf = (row: HTMLElement) => Number(getComputedStyle(row).getPropertyValue('--per-view')) || 1;

const slidesOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('.slide')];

function firstInView(row: HTMLElement): number {
  const first = slidesOf(row).findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > row.scrollLeft);
  return Math.max(0, first);
}

function scrollBySlide(row: HTMLElement | null, step: 1 | -1): void {
  const slide = row && slidesOf(row)[firstInView(row) + step];
  if (slide) row.scrollTo({ left: slide.offsetLeft });
}
