import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Dots } from './dots.tsx';
import { RotationButton } from './rotation-button.tsx';
import { useSlideRow } from './use-slide-row.ts';

type CarouselSlide = {
  key: string;
  /** Names the slide to assistive technology and on its dot. */
  name: string;
  content: ReactNode;
};

type CarouselProps = {
  /** The content, such as 'Testimonials': names the region and its buttons. */
  label: string;
  slides: readonly CarouselSlide[];
  /** How long a slide stays, ms. */
  autoplay: number;
  /** The first slide follows the last, without scrolling back. */
  loop?: boolean;
  /** Shows a dot for each slide beside the arrows; not for a loop. */
  dots?: boolean;
  /** Shown in one row with the controls. */
  heading: ReactNode;
};

/** Duration of the transition between slides, ms. */
const SPEED = 480;

/** A carousel that rotates automatically until the visitor takes control (APG; behaviour X4, X5). */
export function Carousel(props: CarouselProps) {
  const { label, slides, autoplay, loop = false, dots = false, heading } = props;
  const { root, row, rotation, live, index, perView, locked, goTo, goBy } = useSlideRow({
    label,
    autoplay,
    speed: SPEED,
    loop,
    count: slides.length,
  });
  const isInView = (at: number) => (at - index + slides.length) % slides.length < perView;
  useFocusKeptIn(root, index);

  return (
    <section ref={root} className="carousel" aria-roledescription="carousel" aria-label={label}>
      <div className="head head--row">
        <div>{heading}</div>
        <div className="row gap-2 carousel__controls needs-scripts" hidden={locked}>
          <RotationButton rotation={rotation} label={label} />
          <IconButton icon="chevron-left" label={`Previous, ${label}`} onClick={() => goBy(-1)} />
          <IconButton icon="chevron-right" label={`Next, ${label}`} onClick={() => goBy(1)} />
          {dots && live && (
            <Dots slides={slides.slice(0, slides.length - perView + 1)} current={index} goTo={goTo} />
          )}
        </div>
      </div>
      <div {...row} className="slide-row carousel__row">
        <div className="slide-row__track" aria-live={rotation.live}>
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no form group
            <div
              key={slide.key}
              className="slide"
              role="group"
              aria-roledescription="slide"
              aria-label={slide.name}
              inert={live && !isInView(at)}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Moves the focus from a slide that leaves the view to the first button: it would drop to the body. */
function useFocusKeptIn(root: RefObject<HTMLElement | null>, index: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: slides leave when the index changes
  useLayoutEffect(() => {
    if (!root.current?.querySelector('[inert] :focus')) return;
    root.current.querySelector('button')?.focus({ preventScroll: true });
  }, [index]);
}
