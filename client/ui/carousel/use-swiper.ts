import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { useInView } from '../use-in-view.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';
import { type ByWidth, byWidth } from './carousel-geometry.ts';

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
 * Hands a `.slide-row` to Swiper when it comes near the view; its code is fetched only then. Swiper's core alone
 * does dragging, sliding and looping. Its autoplay and accessibility modules stay out: they go on moving under
 * reduced motion and while the focus is inside, and leave hidden slides in the Tab order.
 */
export function useSwiper(
  row: RefObject<HTMLElement | null>,
  options: { perView: ByWidth; gap: ByWidth | number; speed: number; loop: boolean; count: number },
): SlideRow {
  const { speed, loop, count } = options;
  const geometry = JSON.stringify({ perView: byWidth(options.perView), gap: byWidth(options.gap) });
  const reduced = useReducedMotion();
  const near = useInView(row, '300px', true);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [state, setState] = useState({ index: 0, perView: 1, locked: false });

  const follow = useEffectEvent((at: Swiper) => {
    const perView = Number(at.params.slidesPerView);
    setState({
      index: loop ? at.realIndex : Math.max(0, Math.min(at.realIndex, count - perView)),
      perView,
      locked: at.isLocked,
    });
  });

  useEffect(() => {
    if (!near) return;
    let made: Swiper | undefined;
    let gone = false;
    const make = async () => {
      const { Swiper } = await import('swiper');
      const element = row.current;
      if (gone || !element) return;
      const initialSlide = firstInView(element);
      element.scrollLeft = 0;
      element.dataset.live = '';
      made = new Swiper(element, { ...sizes(geometry), initialSlide, loop, rewind: !loop, ...names });
      const at = made;
      at.on('slideChange realIndexChange breakpoint resize lock unlock', () => follow(at));
      follow(at);
      setSwiper(at);
    };
    // Without the chunk the row goes on as a scroll-snap row.
    make().catch(() => {});
    return () => {
      gone = true;
      made?.destroy(true, true);
      setSwiper(null);
    };
  }, [near, row, geometry, loop]);

  useEffect(() => {
    if (swiper) swiper.params.speed = reduced ? 0 : speed;
  }, [swiper, reduced, speed]);

  const goTo = useCallback(
    (index: number) => {
      if (!swiper) return scrollToSlide(row.current, index);
      if (loop) swiper.slideToLoop(index);
      else swiper.slideTo(index);
    },
    [swiper, loop, row],
  );
  const goBy = useCallback(
    (step: 1 | -1) => {
      if (!swiper) {
        if (row.current) scrollToSlide(row.current, firstInView(row.current) + step);
      } else if (step === 1) swiper.slideNext();
      else swiper.slidePrev();
    },
    [swiper, row],
  );
  return { live: swiper !== null, ...state, goTo, goBy };
}

const names = { wrapperClass: 'slide-row__track', slideClass: 'slide-row__slide' };

/** Swiper's sizes for the window's widths, from the same pairs as the classes. */
function sizes(geometry: string) {
  const { perView, gap }: Record<'perView' | 'gap', [number, number][]> = JSON.parse(geometry);
  const breakpoints: Record<number, { slidesPerView?: number; spaceBetween?: number }> = {};
  for (const [width, slidesPerView] of perView) breakpoints[width] = { slidesPerView };
  for (const [width, spaceBetween] of gap) breakpoints[width] = { ...breakpoints[width], spaceBetween };
  return { ...breakpoints[0], breakpoints };
}

function slidesOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('.slide-row__slide')];
}

function firstInView(row: HTMLElement): number {
  const first = slidesOf(row).findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > row.scrollLeft);
  return Math.max(0, first);
}

function scrollToSlide(row: HTMLElement | null, index: number) {
  if (!row) return;
  const slides = slidesOf(row);
  const slide = slides[(index + slides.length) % slides.length];
  if (slide) row.scrollTo({ left: slide.offsetLeft });
}
