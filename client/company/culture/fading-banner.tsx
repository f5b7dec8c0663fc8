import './fading-banner.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RotationButton } from '../../ui/carousel/rotation-button.tsx';
import { useRotation } from '../../ui/carousel/use-rotation.ts';
import { TypedText } from './typed-text.tsx';

type FadingBannerProps = {
  label: string;
  slides: readonly { key: string; picture: ReactNode }[];
  /** How long a picture is shown, and how long the cross-fade takes, ms. */
  interval: number;
  fade: number;
  /** The heading, which lies over the pictures and stays. */
  children: ReactNode;
  /** Typed below the heading; they follow the banner's pause button. */
  lines: readonly string[];
};

/** Pictures that cross-fade behind a heading and a typed text (behaviour C2, L7). */
export function FadingBanner({ label, slides, interval, fade, children, lines }: FadingBannerProps) {
  const root = useRef<HTMLElement>(null);
  const [active, setActive] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const next = (active + 1) % slides.length;
  const rotation = useRotation({
    root,
    delay: interval,
    movement: fade,
    step: active,
    advance: () => {
      setActive(next);
      setFurthest(Math.max(furthest, next));
    },
  });
  useEffect(() => root.current?.style.setProperty('--fade', `${fade}ms`), [fade]);

  return (
    <section ref={root} className="band fading-banner" aria-label={label}>
      <div className="fading-banner__pictures">
        {slides.map(({ key, picture }, at) => (
          <div
            key={key}
            className="fading-banner__picture"
            data-active={at === active || undefined}
            data-near={at <= furthest || (rotation.running && at === next) || undefined}
            aria-hidden={at !== active}
          >
            {picture}
          </div>
        ))}
      </div>
      <div className="wrap fading-banner__words grid gap-4">
        <RotationButton rotation={rotation} label={label} />
        <div className="fading-banner__text grid gap-4">
          {children}
          <TypedText lines={lines} isRunning={rotation.running} />
        </div>
      </div>
    </section>
  );
}
