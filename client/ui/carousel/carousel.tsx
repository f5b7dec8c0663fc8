import './slide-row.css';
import './carousel.css';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Dots } from './dots.tsx';
import { RotationButton } from './rotation-button.tsx';
import { useRotation } from './use-rotation.ts';
import { type SlideRow, useSlideRow } from './use-slide-row.ts';

type CarouselSlide = {
  key: string;
  /** Names the slide to assistive technology and on its dot. */
  name: string;
  content: ReactNode;
};

type CarouselProps = {
  /** What is in it, such as 'Testimonials': names the region and its buttons. */
  label: string;
  slides: readonly CarouselSlide[];
  /** How long a slide stays, ms. */
  autoplay: number;
  /** The first slide follows the last, without scrolling back. */
  loop?: boolean;
  /** A dot for each slide beside the arrows; not for a loop. */
  dots?: boolean;
  /** Shown in one row with the controls. */
  heading: ReactNode;
};

/** Movement from one slide to the next, ms. */
const SPEED = 480;

/** A carousel that rotates automatically until the visitor takes control (APG; behaviour X4, X5). */
export function Carousel(props: CarouselProps) {
  const { label, slides, autoplay, loop = false, dots = false, heading } = props;
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const slideRow = useSlideRow(row, { speed: SPEED, loop, count: slides.length });
  const { live, index, locked, perView, goTo } = slideRow;
  const rotation = useRotation({
    root,
    delay: autoplay,
    movement: SPEED,
    step: index,
    advance: () => slideRow.goBy(1),
    enabled: live && !locked,
  });
  useFocusKeptIn(root, index);

  return (
    <section ref={root} className="carousel" aria-roledescription="carousel" aria-label={label}>
      <div className="head head--row">
        <div>{heading}</div>
        <div className="row gap-2 carousel__controls needs-scripts" hidden={locked}>
          <RotationButton rotation={rotation} label={label} />
          <IconButton icon="chevron-left" label={`Previous, ${label}`} onClick={() => slideRow.goBy(-1)} />
          <IconButton icon="chevron-right" label={`Next, ${label}`} onClick={() => slideRow.goBy(1)} />
          {dots && live && (
            <Dots slides={slides.slice(0, slides.length - perView + 1)} current={index} goTo={goTo} />
          )}
        </div>
      </div>
      <div
        ref={row}
        className="slide-row carousel__row"
        // A row that scrolls must be reachable by keyboard; one that Swiper moves does not scroll, but keeps the focus it has.
        tabIndex={live ? -1 : 0}
        {...(!live && { role: 'group', 'aria-label': label })}
      >
        <div className="slide-row__track" aria-live={rotation.live}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no form group
            <div
              key={slide.key}
              className="slide"
              role="group"
              aria-roledescription="slide"
              aria-label={slide.name}
              inert={live && !isInView(at, slideRow, slides.length)}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function isInView(at: number, { index, perView }: SlideRow, count: number): boolean {
  return (at - index + count) % count < perView;
}

/** Focus inside a slide that leaves would move to the body: the first button takes it instead. */
function useFocusKeptIn(root: React.RefObject<HTMLElement | null>, index: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: slides leave when the index changes
  useLayoutEffect(() => {
    if (!root.current?.querySelector('[inert] :focus')) return;
    root.current.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);
}
