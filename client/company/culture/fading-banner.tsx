import './fading-banner.css';
import { useRef, useState } from 'react';
import { culture } from '#content/company/culture-copy.ts';
import { RotationButton } from '../../ui/carousel/rotation-button.tsx';
import { useRotation } from '../../ui/carousel/use-rotation.ts';
import { Picture } from '../../ui/picture.tsx';
import { CULTURE_BANNER } from './motion.ts';
import { TypedText } from './typed-text.tsx';

const { label, pictures, taglines } = culture.banner;

/** Pictures that cross-fade behind the page's heading and a typed text (behaviour C2, L7). */
export function FadingBanner() {
  const root = useRef<HTMLElement>(null);
  const [active, setActive] = useState(0);
  const [furthest, setFurthest] = useState(0);
  const next = (active + 1) % pictures.length;
  const rotation = useRotation({
    root,
    delay: CULTURE_BANNER.autoplay,
    movement: CULTURE_BANNER.fade,
    step: active,
    advance: () => {
      setActive(next);
      setFurthest(Math.max(furthest, next));
    },
  });

  return (
    <section ref={root} className="band fading-banner" aria-label={label}>
      <div className="fading-banner__pictures">
        {pictures.map((picture, at) => (
          <div
            key={picture.file}
            className="fading-banner__picture"
            data-active={at === active || undefined}
            data-near={at <= furthest || (rotation.running && at === next) || undefined}
            aria-hidden={at !== active}
          >
            <Picture
              className="banner-picture"
              of={picture}
              sizes="(min-width: 64em) 70vw, 100vw"
              priority={at === 0}
              alt=""
            />
          </div>
        ))}
      </div>
      <div className="wrap fading-banner__words items-end grid gap-4">
        <RotationButton rotation={rotation} label={label} />
        <div className="fading-banner__text grid gap-4">
          <h1 tabIndex={-1}>{culture.heading}</h1>
          <TypedText lines={taglines} isRunning={rotation.running} />
        </div>
      </div>
    </section>
  );
}
