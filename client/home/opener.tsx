import './opener.css';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Dots } from '../ui/carousel/dots.tsx';
import { RotationButton } from '../ui/carousel/rotation-button.tsx';
import { useRotation } from '../ui/carousel/use-rotation.ts';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import { useLater } from '../ui/use-later.ts';

const loadTilt = () => import('./later/later.ts');

export type HeroSlide = {
  key: string;
  heading: string;
  text: ReactNode;
  actions: ReactNode;
  /** The first slide's is the page's largest paint and should be a `priority` picture. */
  picture: ReactNode;
  /** What the picture is worked by. */
  over?: ReactNode;
};

type HeroSliderProps = {
  slides: readonly HeroSlide[];
  /** ms a slide stays. */
  interval: number;
  /** Names the region and its pause button. */
  label: string;
};

/** The opening of the home page (behaviour H1, L2). Its first heading is the page's h1. */
export function HeroSlider({ slides, interval, label }: HeroSliderProps) {
  const root = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [active, setActive] = useState(0);
  const [seen, setSeen] = useState<readonly number[]>([0]);
  const show = (at: number) => {
    setActive(at);
    setSeen([...new Set([...seen, at])]);
  };
  const next = (active + 1) % slides.length;
  const rotation = useRotation({ root, delay: interval, step: active, advance: () => show(next) });
  const later = useLater(loadTilt);

  // A slide that leaves with the focus in it (a heading after a route change) hands it to the region.
  // biome-ignore lint/correctness/useExhaustiveDependencies: slides leave when the active one changes
  useLayoutEffect(() => {
    if (root.current?.querySelector('[inert] :focus')) root.current.focus({ preventScroll: true });
  }, [active]);

  return (
    <section
      ref={root}
      className="band opener"
      aria-roledescription="carousel"
      aria-label={label}
      data-playing={rotation.playing || undefined}
      tabIndex={-1}
    >
      {later && <later.Tilt root={root} />}
      <div className="wrap opener__controls needs-scripts">
        <RotationButton rotation={rotation} label={label.toLowerCase()} />
        <Dots
          slides={slides.map(({ key, heading }, at) => ({ key, name: `Slide ${at + 1}: ${heading}` }))}
          current={active}
          goTo={show}
        />
      </div>
      <div className="opener__slides" aria-live={rotation.live}>
        {slides.map((slide, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no form group
          <div
            key={slide.key}
            className="opener__slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}`}
            data-active={at === active || undefined}
            // Pictures of slides far off are not fetched before their slide is near.
            data-near={seen.includes(at) || (rotation.running && at === next) || undefined}
            inert={hydrated && at !== active}
          >
            <div className="wrap opener__inside grid gap-6 items-center">
              <div className="stack gap-5 opener__text">
                {at === 0 ? (
                  <h1 className="label band__label" tabIndex={-1}>
                    {slide.heading}
                  </h1>
                ) : (
                  <h2>{slide.heading}</h2>
                )}
                <p className="lead">{slide.text}</p>
                <div className="row">{slide.actions}</div>
              </div>
              <div className="opener__picture">
                <div className="opener__tilt">
                  {slide.picture}
                  <span className="opener__light" aria-hidden="true" />
                </div>
                {slide.over}
              </div>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
